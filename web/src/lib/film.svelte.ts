/** A finished game that is looked at: which frame is shown, and whether it runs. */
import type { GameEvent, LogEntry, Opened, Position, Replay, SeatShown } from "../wire.ts";
import { BETWEEN, nextStop, turnStops, type Step } from "./film.ts";
import { settings } from "./settings.svelte.ts";
import type { Source } from "./table.svelte.ts";

export class Film implements Source {
  frames = $state.raw<Position[]>([]);
  opened = $state.raw<Opened[]>([]);
  at = $state(0);
  playing = $state(false);
  /** The first of the frames whose moves are told: more than one after a step of a whole turn. */
  #from = $state(0);
  stops = $derived(turnStops(this.frames.map(({ state }) => state.turn)));
  last = $derived(Math.max(0, this.frames.length - 1));

  get position(): Position | null {
    return this.frames[this.at] ?? null;
  }
  get log(): LogEntry[] {
    return this.frames.slice(0, this.at + 1).flatMap((frame) => frame.log.slice(-1));
  }
  get seats(): SeatShown[] {
    return this.position?.seats ?? [];
  }
  /** What happened on the way to this frame. */
  get events(): GameEvent[] {
    return this.frames.slice(this.#from, this.at + 1).flatMap(({ events }) => events);
  }

  show(replay: Replay, ply: number | null): void {
    this.frames = replay.frames;
    this.opened = replay.opened;
    if (ply !== null) this.seek(ply);
  }

  /** Goes to a frame, and stops there. */
  go(to: number, from = to): void {
    this.at = Math.min(this.last, Math.max(0, to));
    this.#from = Math.min(this.at, from);
    this.playing = false;
  }

  /** Goes to the position after so many moves. */
  seek(ply: number): void {
    const found = this.frames.findIndex((frame) => frame.ply >= ply);
    this.go(found < 0 ? this.last : found);
  }

  step(step: Step): void {
    if (step === "first") this.go(0);
    else if (step === "last") this.go(this.last);
    else if (step === "play") this.toggle();
    else if (step.of === "move") this.go(this.at + step.by);
    else this.go(nextStop(this.stops, this.at, step.by), step.by > 0 ? this.at + 1 : undefined);
  }

  /** Runs or stops; at the end it begins anew. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Runs as long as it is asked to; returns what stops it. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      const more = this.at < this.last;
      this.go(this.at + 1);
      this.playing = more;
    }, BETWEEN / settings.speed);
    return () => clearInterval(timer);
  }
}
