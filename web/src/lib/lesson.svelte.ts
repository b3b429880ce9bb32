/** A lesson: what the coach says, and a line that answers like a table's, although the server keeps nothing of it. */
import type { ClientMessage, Coach, CoachSays, LessonShown, NotAsked, ServerMessage } from "../wire.ts";
import { post, Refused } from "./api.ts";
import { keepProgress, progressOf } from "./lessons.ts";
import type { Wire } from "./live.svelte.ts";

/** What the server calls a deed that was read only. */
const NEXT = "next";

export class Lesson {
  coach = $state.raw<Coach | null>(null);
  /** Why the last click was not what is asked. */
  wrong = $state.raw<CoachSays | null>(null);
  /** There is no such lesson. */
  gone = $state(false);
  #deeds: string[];
  #line: LessonLine | null = null;

  constructor(readonly id: string) {
    this.#deeds = progressOf(id).deeds;
  }

  readonly connect = (): Wire => (this.#line = new LessonLine(this));

  /** Asks the server: a deed, or with none where one is. */
  async go(deed: string | null): Promise<LessonShown> {
    const shown = await post<LessonShown>(`/api/lessons/${this.id}`, { deeds: this.#deeds, deed });
    this.#deeds = shown.deeds;
    this.coach = shown.coach;
    this.wrong = null;
    this.#keep();
    return shown;
  }

  async why(text: string): Promise<NotAsked> {
    const answer = await post<NotAsked>(`/api/lessons/${this.id}/why`, { deeds: this.#deeds, text });
    this.wrong = answer.said;
    return answer;
  }

  #keep(): void {
    const over = this.coach?.over ?? false;
    const done = over || progressOf(this.id).done;
    // A finished lesson begins anew when it is opened again.
    keepProgress(this.id, { deeds: over ? [] : this.#deeds, done });
  }

  /** Reads on. */
  next(): void {
    this.#line?.act(NEXT);
  }

  /** Goes back to try something else; without a number to the beginning. */
  back(to = 0): void {
    this.#deeds = this.#deeds.slice(0, to);
    this.#line?.reopen();
  }

  get begun(): boolean {
    return this.#deeds.length > 0;
  }
}

class LessonLine {
  readyState: number = WebSocket.OPEN;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly #lesson: Lesson;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    // Whoever made it listens only afterwards.
    queueMicrotask(() => this.reopen());
  }

  /** As after a break: everything is asked for anew. */
  reopen(): void {
    (this.onopen as (() => void) | null)?.();
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  #tell(said: ServerMessage): void {
    const hear = this.onmessage as ((message: { data: string }) => void) | null;
    if (this.readyState === WebSocket.OPEN) hear?.({ data: JSON.stringify(said) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "hello") void this.#ask(null);
    else if (message.type === "move") void this.#ask(message.text);
    else if (message.type === "undo") this.#lesson.back(this.#lesson.coach?.back ?? 0);
    else if (message.type === "why") void this.#why(message.text);
    else this.#tell({ type: "pong" });
  }

  act(deed: string): void {
    void this.#ask(deed);
  }

  async #ask(deed: string | null): Promise<void> {
    try {
      const { positions } = await this.#lesson.go(deed);
      for (const position of positions) this.#tell(position);
    } catch (problem) {
      this.#fail(problem, deed === null);
    }
  }

  async #why(text: string): Promise<void> {
    try {
      const { code, details } = await this.#lesson.why(text);
      this.#tell({ type: "reason", text, code, details });
    } catch (problem) {
      this.#fail(problem, false);
    }
  }

  #fail(problem: unknown, opening: boolean): void {
    if (!(problem instanceof Refused)) {
      (this.onclose as ((event: { code: number }) => void) | null)?.({ code: 0 });
    } else if (problem.code === "no_such_lesson") this.#lesson.gone = true;
    // What was kept is of an older lesson.
    else if (opening && this.#lesson.begun) this.#lesson.back();
    else this.#tell({ type: "error", code: problem.code, ply: null, details: {} });
  }
}
