/** A lesson: what the coach says to what is done. */
import type { Coach, CoachSays, LessonShown, NotAsked } from "../wire.ts";
import { post } from "./api.ts";
import { FoldedLine, type Folded } from "./folded.svelte.ts";
import { keepProgress, progressOf } from "./lessons.ts";
import type { Wire } from "./live.svelte.ts";

/** What the server calls a deed that was read only. */
const NEXT = "next";

export class Lesson implements Folded {
  coach = $state.raw<Coach | null>(null);
  /** Why the last click was not what is asked. */
  wrong = $state.raw<CoachSays | null>(null);
  /** There is no such lesson. */
  gone = $state(false);
  #deeds: string[];
  #line: FoldedLine | null = null;

  constructor(readonly id: string) {
    this.#deeds = progressOf(id).deeds;
  }

  readonly connect = (): Wire => (this.#line = new FoldedLine(this));

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

  undo(): void {
    this.back(this.coach?.back ?? 0);
  }

  reset(): void {
    this.back();
  }

  lost(code: string): boolean {
    return (this.gone ||= code === "no_such_lesson");
  }

  get begun(): boolean {
    return this.#deeds.length > 0;
  }
}
