/** An analysis that is looked at: how far it has come, its film, and a line that might have been played instead. */
import type { LogEntry, Position, Replay, SeatShown, StudyAsked, StudyShown, TurnJudged } from "../wire.ts";
import { get, post, Refused } from "./api.ts";
import { Film } from "./film.svelte.ts";
import { turnAt } from "./study.ts";
import type { Source } from "./table.svelte.ts";

/** Milliseconds from one question how far it has come to the next. */
const EVERY = 500;
/** So many answers without anything new, and it is asked for once more: whoever made it may be gone. */
const PATIENCE = 150;

export const ask = (asked: StudyAsked) => post<StudyShown>("/api/analyses", asked);
const pause = () => new Promise((done) => setTimeout(done, EVERY));

export class Study implements Source {
  readonly film = new Film();
  shown = $state.raw<StudyShown | null>(null);
  /** The deep pass, while it is under way. */
  deeper = $state.raw<StudyShown | null>(null);
  /** Why there is nothing to be shown, and why there is no deep pass. */
  failed = $state<string>();
  problem = $state.raw<unknown>();
  /** A better turn that is shown on the board. */
  line = $state.raw<{ film: Film; turn: TurnJudged } | null>(null);
  readonly #lines = new Map<string, Promise<Replay>>();
  #closed = false;

  analysis = $derived(this.shown?.analysis ?? null);
  led = $derived(this.line?.film ?? this.film);
  /** The turn that led to what is shown. */
  turn: TurnJudged | undefined = $derived(
    this.line?.turn ?? turnAt(this.analysis?.turns ?? [], this.film.position?.ply ?? 0),
  );

  get position(): Position | null {
    return this.led.position;
  }
  get log(): LogEntry[] {
    return this.led.log;
  }
  get seats(): SeatShown[] {
    return this.led.seats;
  }

  /** Has a game analysed, or takes up an analysis; `named` is told its id. */
  async open(from: { game: string } | { id: string }, ply: number | null, named: (id: string) => void): Promise<void> {
    try {
      const first = await ("game" in from ? ask(from) : get<StudyShown>(`/api/analyses/${from.id}`));
      this.shown = first;
      named(first.id);
      this.film.show(await get<Replay>(`/api/analyses/${first.id}/replay`), ply);
      await this.#follow(first, (now) => (this.shown = now));
    } catch (error) {
      this.failed = error instanceof Refused ? error.code : "unknown";
    }
  }

  /** Has the same game analysed more deeply, and goes over to that. */
  async deepen(named: (id: string) => void): Promise<void> {
    const id = this.shown?.id;
    if (!id || this.deeper) return;
    this.problem = undefined;
    try {
      const begun = await ask({ analysis: id, depth: "deep" });
      const done = await this.#follow(begun, (now) => (this.deeper = now));
      if (!done) return;
      this.leave();
      this.#lines.clear();
      this.shown = done;
      named(done.id);
    } catch (error) {
      this.problem = error;
    } finally {
      this.deeper = null;
    }
  }

  /** Asks how far it has come until it is done; null if nobody looks any more. */
  async #follow(study: StudyShown, tell: (now: StudyShown) => void): Promise<StudyShown | null> {
    let quiet = 0;
    while (!study.analysis) {
      tell(study);
      await pause();
      if (this.#closed) return null;
      const anew = quiet > PATIENCE;
      const now = await (
        anew ? ask({ analysis: study.id, depth: study.depth }) : get<StudyShown>(`/api/analyses/${study.id}`)
      ).catch((error: unknown) => {
        // A line that is lost comes back, and so does the right to ask.
        if (error instanceof Refused && error.status !== 429) throw error;
        return study;
      });
      quiet = anew || now.done !== study.done ? 0 : quiet + 1;
      study = now;
    }
    tell(study);
    return study;
  }

  /** Goes to what a turn led to. */
  jump(turn: TurnJudged): void {
    this.leave();
    this.film.go(turn.end, turn.ply + 1);
  }

  /** The better turn, move by move. */
  better({ ply, best }: TurnJudged): Promise<Replay> {
    const key = `${ply} ${best.join()}`;
    const found =
      this.#lines.get(key) ??
      post<Replay>(`/api/analyses/${this.shown?.id}/line`, { ply, moves: best }).catch((error: unknown) => {
        this.#lines.delete(key);
        throw error;
      });
    this.#lines.set(key, found);
    return found;
  }

  /** Plays the better turn on the board. */
  async play(turn: TurnJudged): Promise<void> {
    const replay = await this.better(turn);
    const film = new Film();
    film.show(replay, null);
    this.line = { film, turn };
    this.film.playing = false;
    film.toggle();
  }

  /** Back to what was played. */
  leave(): void {
    this.line = null;
  }

  close(): void {
    this.#closed = true;
  }
}
