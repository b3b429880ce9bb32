/** What a player does at a table: looks, picks, makes a move. Shared by all parts of the table. */
import { getContext, setContext } from "svelte";
import type { Advice, Facts, LogEntry, MoveShown, Position, Seat, SeatShown } from "../wire.ts";
import { buttons, candidates, lit, reached, touch as touched, wouldMake, type Light } from "./choice.ts";
import { Counting } from "./counting.svelte.ts";
import { numbered } from "./keys.ts";
import type { Live } from "./live.svelte.ts";
import { moveLabel, promptKey } from "./sentences.ts";
import { prospectOf, type Prospect } from "./prospects.ts";
import { deeds, foreseen, recentTurns, type Deed, type Turn } from "./recent.ts";
import { meant } from "./why.ts";

/** Where positions come from: a live game, or a replay that nobody can change. */
export interface Source {
  readonly position: Position | null;
  readonly log: LogEntry[];
  readonly seats: SeatShown[];
}

/** An advised move that can be made. */
export type Advised = Advice & { move: MoveShown };

const MOST_ADVICE = 3;
const BUILDING = "build-houses";
/** The questions for a card of the partner's hand. */
const CALLED = ["call-card", "play-alone"];

export class Table {
  hovered = $state<string | null>(null);
  /** What an entry of the log is about, and what was asked to be brought into view; a new object each time. */
  pointed = $state.raw<Deed | null>(null);
  looked = $state.raw<{ touch: string } | null>(null);
  /** How far apart two things lie on the board, in units of the drawing. */
  apart: (one: string, other: string) => number = () => 0;
  readonly counting = new Counting(this);
  /** How much of the board the action bar covers while it needs more room than it has. */
  covered = $state(0);
  /** Whether keys are used: the next things then show their numbers. */
  byKeys = $state(false);
  /** Touched once on a screen without a pointer: the second touch makes the move. */
  staged = $state<string | null>(null);
  /** Touched by a finger though nothing can be done with it now: it is looked at until something happens. */
  #tapped = $state.raw<{ ply: number; touch: string } | null>(null);
  #picked = $state.raw<{ ply: number; touches: string[] }>({ ply: -1, touches: [] });

  constructor(
    readonly source: Source,
    readonly live: Live | null = null,
    /** Whether a coach answers every touch, also one that no move can be made of. */
    readonly coached = false,
  ) {}

  get position(): Position | null {
    return this.source.position;
  }
  /** The seats held here; a plan that somebody has sent speaks for another's. */
  get yours(): readonly Seat[] {
    return (this.live?.real ?? this.position)?.yours ?? [];
  }
  get moves(): MoveShown[] {
    return this.position?.confirm || this.live?.answering ? [] : (this.position?.moves ?? []);
  }
  picked = $derived(this.#picked.ply === this.position?.ply ? this.#picked.touches : []);
  lights: Map<string, Light> = $derived(lit(this.moves, this.picked));
  plain: MoveShown[] = $derived(buttons(this.moves));
  /** Moves that touch the same things: they are told apart by a further choice. */
  choices: MoveShown[] = $derived.by(() => {
    const all = candidates(this.moves, this.picked);
    return this.picked.length && reached(this.moves, this.picked).length === all.length && all.length > 1 ? all : [];
  });
  /** The move that the thing under the pointer, or touched once, would make. */
  previewed: MoveShown | null = $derived.by(() => {
    const at = this.hovered ?? this.staged;
    return at && this.lights.has(at) ? wouldMake(this.moves, this.picked, at) : null;
  });
  /** What is looked at, whether something can be done with it or not.
   *
   * Who builds has just moved a colonist, who still lies under the pointer: how far he gets is no question now. */
  considered: string | null = $derived.by(() => {
    const tapped = this.#tapped?.ply === this.position?.ply ? (this.#tapped?.touch ?? null) : null;
    const at = this.hovered ?? this.staged ?? tapped;
    return this.mine && this.position?.prompt.id === BUILDING && at?.startsWith("colonist:") ? null : at;
  });
  /** What the server has told of this position. */
  facts: Facts | null = $derived.by(() => {
    const told = this.live?.facts;
    return told && told.ply === this.position?.ply && told.seat === this.live?.speaker ? told : null;
  });
  prospect: Prospect | null = $derived(this.facts && this.considered ? prospectOf(this.facts, this.considered) : null);
  mine = $derived(this.moves.length > 0);
  /** The card of this turn that one partner has pointed at in the other's hand. */
  wished = $derived.by(() => {
    const wish = this.live?.wished;
    return wish?.card && wish.turn === this.position?.state.turn ? { ...wish, card: wish.card } : null;
  });
  /** What is asked calls for a card for both, or for one of the own. */
  called = $derived(this.mine && CALLED.includes(this.position?.prompt.id ?? ""));
  /** What the others did since the own last move, and what of it lies on the board. */
  recent: Turn[] = $derived.by(() => (this.position ? recentTurns(this.source.log, this.position) : []));
  deeds: Deed[] = $derived(deeds(this.recent));
  /** The advised moves, best first. */
  advice: Advised[] = $derived.by(() =>
    (this.live?.hint ?? []).slice(0, MOST_ADVICE).flatMap((advice) => {
      const move = this.moves.find((entry) => entry.text === advice.text);
      return move ? [{ ...advice, move }] : [];
    }),
  );
  /** Which of them is followed to the end of its turn; the best one as long as no other is looked at. */
  #followed = $state.raw<{ hint: Advice[] | null; at: number }>({ hint: null, at: 0 });
  followed = $derived.by(() => (this.#followed.hint === this.live?.hint ? this.#followed.at : 0));
  follow(at: number): void {
    this.#followed = { hint: this.live?.hint ?? null, at };
  }
  /** What its turn would do on the board, and all that it would touch. */
  line: Deed[] = $derived.by(() => foreseen(this.advice[this.followed]?.line ?? [], this.live?.speaker ?? ""));
  along: Set<string> = $derived(new Set(this.advice[this.followed]?.line.flatMap(({ touches }) => touches)));
  /** The rank of the best advised move that touches a thing. */
  ranks: Map<string, number> = $derived(
    new Map(this.advice.flatMap(({ move }, at) => move.touches.map((touch) => [touch, at + 1] as const)).reverse()),
  );

  /** The number of the key that presses a thing, while keys are used. */
  keys: Map<string, number> = $derived(
    new Map(this.byKeys ? numbered(this.lights).map((touch, at) => [touch, at + 1] as const) : []),
  );

  light(touch: string): Light | "picked" | undefined {
    return this.picked.includes(touch) ? "picked" : this.lights.get(touch);
  }

  #pick(touches: string[]): void {
    this.#picked = { ply: this.position?.ply ?? -1, touches };
    this.staged = null;
  }

  unpick(): void {
    this.counting.drop();
    this.#pick([]);
  }

  make(move: MoveShown): void {
    this.hovered = null;
    this.staged = null;
    const label = this.position ? moveLabel(move, this.position) : move.text;
    const again = () => this.moves.some(({ text }) => text === move.text) && this.live?.move(move.text, label);
    if (this.counting.now?.move === move || !this.counting.before(again)) this.live?.move(move.text, label);
  }

  /** Takes back what is still counted, or the last choice; or the whole turn. */
  undo(to: "choice" | "turn" = "choice"): void {
    if (!this.counting.drop() || to === "turn") this.live?.undo(to);
  }

  /** A click, tap or key on a thing; `tap` asks for a second one before a move is made. */
  press(touch: string, tap = false): void {
    if (!this.live || !this.position) return;
    if (this.picked.at(-1) === touch && !this.lights.has(touch)) return this.unpick();
    const outcome =
      this.lights.has(touch) || !this.picked.length
        ? touched(this.moves, this.picked, touch)
        : touched(this.moves, [], touch);
    this.#tapped = tap && !outcome ? { ply: this.position.ply, touch } : null;
    if (!outcome) return this.#ask(touch);
    if (outcome.kind === "move") {
      if (tap && this.staged !== touch) this.staged = touch;
      else this.make(outcome.move);
    } else this.#pick(outcome.picked);
  }

  /** Brings something on the board into view and marks it. */
  look(deed: Deed | null): void {
    this.pointed = deed;
    this.looked = deed && { touch: deed.touch };
  }

  #ask(touch: string): void {
    const position = this.position;
    if (!position || !this.mine) return;
    const apart = (other: string) => this.apart(other, touch);
    const text = meant(position, promptKey(position), this.picked, touch, apart) ?? (this.coached ? touch : null);
    if (text) this.live?.why(text);
  }
}

const KEY = Symbol("table");
export const setTable = (table: Table) => setContext(KEY, table);
export const useTable = () => getContext<Table>(KEY);
