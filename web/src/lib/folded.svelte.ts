/** A line that answers like a table's, although the server keeps nothing: what was done is sent along every time. */
import type { ClientMessage, NotAsked, Position, ServerMessage } from "../wire.ts";
import { Refused } from "./api.ts";
import type { Wire } from "./live.svelte.ts";

/** What is played on such a line: a lesson, or a puzzle. */
export interface Folded {
  /** Something was done before. */
  readonly begun: boolean;
  /** Asks the server: a deed, or with none where one is. */
  go(deed: string | null): Promise<{ positions: Position[] }>;
  why(text: string): Promise<NotAsked>;
  /** Takes back the last choice, or everything. */
  undo(to: "choice" | "turn" | "move"): void;
  /** Goes back to the beginning: what was kept is of an older version. */
  reset(): void;
  /** The turn is ended by its player, where turns are. */
  confirm?: () => void;
  /** What was refused may say that there is no such thing. */
  lost(code: string): boolean;
}

export class FoldedLine {
  readyState: number = WebSocket.OPEN;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly #played: Folded;

  constructor(played: Folded) {
    this.#played = played;
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
    else if (message.type === "undo") this.#played.undo(message.to ?? "choice");
    else if (message.type === "why") void this.#why(message.text);
    else if (message.type === "confirm") {
      this.#tell({ type: "pong" });
      this.#played.confirm?.();
    } else this.#tell({ type: "pong" });
  }

  act(deed: string): void {
    void this.#ask(deed);
  }

  async #ask(deed: string | null): Promise<void> {
    try {
      const { positions } = await this.#played.go(deed);
      for (const position of positions) this.#tell(position);
    } catch (problem) {
      this.#fail(problem, deed === null);
    }
  }

  async #why(text: string): Promise<void> {
    try {
      const { code, details } = await this.#played.why(text);
      this.#tell({ type: "reason", text, code, details });
    } catch (problem) {
      this.#fail(problem, false);
    }
  }

  #fail(problem: unknown, opening: boolean): void {
    if (!(problem instanceof Refused)) {
      (this.onclose as ((event: { code: number }) => void) | null)?.({ code: 0 });
    } else if (this.#played.lost(problem.code)) return;
    else if (opening && this.#played.begun) this.#played.reset();
    else this.#tell({ type: "error", code: problem.code, ply: null, details: {} });
  }
}
