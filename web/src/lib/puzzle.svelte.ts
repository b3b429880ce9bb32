/** A puzzle that somebody tries: the turn so far, what it is worth, and the best one. */
import type { NotAsked, PuzzleAsked, PuzzleShown, PuzzleSolution, Replay, TurnAnswered } from "../wire.ts";
import { get, post } from "./api.ts";
import { Film } from "./film.svelte.ts";
import { FoldedLine, type Folded } from "./folded.svelte.ts";
import { keep } from "./puzzles.ts";
import type { Wire } from "./live.svelte.ts";

export class Puzzle implements Folded {
  asked = $state.raw<PuzzleAsked | null>(null);
  /** What the turn that was played is worth; null as long as none was. */
  answer = $state.raw<TurnAnswered | null>(null);
  /** The best turn, once it may be seen. */
  solution = $state.raw<PuzzleSolution | null>(null);
  judging = $state(false);
  failed = $state(false);
  gone = $state(false);
  readonly film = new Film();
  #deeds: string[] = [];
  #line: FoldedLine | null = null;

  constructor(
    readonly id: string,
    /** The day whose puzzle it is. */
    readonly day: string | null,
  ) {}

  readonly connect = (): Wire => (this.#line = new FoldedLine(this));

  get #path(): string {
    return `/api/puzzles/${this.id}`;
  }
  get begun(): boolean {
    return this.#deeds.length > 0;
  }

  async go(deed: string | null): Promise<PuzzleShown> {
    const shown = await post<PuzzleShown>(this.#path, { deeds: this.#deeds, deed });
    this.#deeds = shown.deeds;
    this.asked = shown.puzzle;
    if (deed !== null) this.#forget();
    return shown;
  }

  why(text: string): Promise<NotAsked> {
    return post<NotAsked>(`${this.#path}/why`, { deeds: this.#deeds, text });
  }

  #forget(): void {
    this.answer = null;
    this.failed = false;
  }

  undo(to: string): void {
    this.#forget();
    this.#deeds = to === "turn" ? [] : this.#deeds.slice(0, this.asked?.back ?? 0);
    this.#line?.reopen();
  }

  /** From the beginning. */
  reset(): void {
    this.solution = null;
    this.undo("turn");
  }

  readonly confirm = (): void => void this.#judge();

  async #judge(): Promise<void> {
    this.judging = true;
    this.failed = false;
    try {
      const answer = await post<TurnAnswered>(`${this.#path}/answer`, { deeds: this.#deeds });
      keep(this.id, answer.right ? "solved" : "missed", this.day);
      if (answer.right) await this.#open();
      this.answer = answer;
    } catch {
      this.failed = true;
    } finally {
      this.judging = false;
      // Whatever was said of it, the turn can be taken back.
      this.#line?.reopen();
    }
  }

  /** Shows the best turn to whoever has not found it. */
  async show(): Promise<void> {
    this.failed = false;
    try {
      await this.#open();
      keep(this.id, "shown", this.day);
    } catch {
      this.failed = true;
    }
  }

  async #open(): Promise<void> {
    const found = await get<PuzzleSolution>(`${this.#path}/solution`);
    const replay = await post<Replay>(`${this.#path}/line`, { deeds: found.best });
    this.film.show(replay, null);
    this.film.go(this.film.last);
    this.solution = found;
  }

  lost(code: string): boolean {
    return (this.gone ||= code === "no_such_puzzle");
  }
}
