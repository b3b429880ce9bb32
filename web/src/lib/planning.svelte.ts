/** Turns played ahead on a copy: the plan is a list of moves, which the server plays anew whenever it changes. */
import {
  choicesIn,
  differing,
  outcomeOf,
  resumable,
  withoutChoice,
  withoutTurn,
  withTurns,
  type Outcome,
  type Step,
} from "./plans.ts";
import { keepPlan, keptPlan, type Reckoned } from "./planstore.ts";
import type { ClientMessage, Facts, LogEntry, Planned, Position, Refusal, Seat } from "../wire.ts";

/** A plan that somebody has sent: the position it begins with, whose turn it is, and the moves. */
export interface SharedPlan {
  ply: number;
  seat: Seat;
  moves: string[];
}

/** Where a plan broke off: the move that is not possible any more, and why. */
export interface Broken {
  step: Step;
  refused: Refusal;
  /** What happened after this ply came between. */
  since: number;
}

/** What a plan comes to now, and what it came to when its player last saw to it. */
export interface Changed {
  now: Outcome;
  before: Outcome;
}

/** What a plan needs of the game that is being played. */
export interface Game {
  readonly game: string;
  readonly real: Position | null;
  readonly rows: readonly LogEntry[];
  readonly speaker: Seat | undefined;
  say: (message: ClientMessage) => void;
  make: (text: string) => void;
  /** Ends a turn that has to be confirmed. */
  confirm: () => void;
}

/** There is no such position yet, or no such seat. */
const NOWHERE = ["stale", "no_such_seat"];

export class Planning {
  /** Whether the plan is shown instead of the game. */
  on = $state(false);
  steps = $state.raw<Step[]>([]);
  broken = $state.raw<Broken | null>(null);
  /** The move that is not possible any more and all that followed it: the plan may go on with them. */
  rest = $state.raw<Step[]>([]);
  /** What it comes to is not what it came to before the others moved. */
  changed = $state.raw<Changed | null>(null);
  /** A position of earlier that the plan was shared with; null where it goes with the game. */
  fixed = $state<number | null>(null);
  seat = $state.raw<Seat | undefined>(undefined);
  #told = $state.raw<Planned | null>(null);
  /** The moves that are still to be made of a plan that is being played. */
  #queue: Step[] = [];
  #now: Step | null = null;
  /** Whether the plan that is being played goes to the end of its last turn. */
  #whole = false;
  #number = 0;
  #waiting = false;
  #outdated = false;
  /** The ply for which the whole plan was possible. */
  #good = 0;
  /** Whether a plan of before the page was loaded has been looked for. */
  #recalled = false;
  #reckoned: Reckoned | null = null;
  /** What was just added follows from a choice: a question with one answer is answered as well. */
  #goesOn = false;

  constructor(readonly game: Game) {}

  /** The table as the plan leaves it, once the server has told. */
  get told(): Planned | null {
    return this.on ? this.#told : null;
  }
  get facts(): Facts | null {
    return this.told?.facts ?? null;
  }
  position: Position | null = $derived.by(() => {
    const told = this.told;
    return told && { ...told.position, undo_steps: choicesIn(this.steps), undo: this.steps.length > 0 };
  });
  /** What of the rest it can go on with. */
  resumable: Step[] = $derived.by(() => {
    const told = this.told;
    const whole = told?.taken === this.steps.length;
    return told && whole ? resumable(this.rest, this.steps, told.position) : [];
  });
  get playing(): boolean {
    return this.#now !== null;
  }
  /** The message that says why nothing can be played out. */
  get hindrance(): "ui-plan-empty" | "ui-plan-wait" | null {
    const real = this.game.real;
    const mine = real?.yours.some((seat) => seat === this.seat && seat === real.asked);
    if (!real || !mine || !real.moves.length || real.confirm) return "ui-plan-wait";
    return this.steps.length ? null : "ui-plan-empty";
  }
  /** Whether its first move can be made now: what it comes to is looked at before it is played. */
  get playable(): boolean {
    return this.fixed === null && this.hindrance === null && this.game.real?.ply === this.#told?.ply;
  }

  begin(): void {
    const seat = this.game.speaker;
    if (!seat) return;
    if (seat !== this.seat || this.fixed !== null) this.#recall(seat);
    this.on = true;
    this.#ask();
  }

  open({ ply, seat, moves }: SharedPlan): void {
    this.#empty(seat);
    this.fixed = ply;
    this.steps = moves.map((text) => ({ text, label: text, lone: false, turn: 0 }));
    this.on = true;
    this.#ask();
  }

  #empty(seat: Seat | undefined): void {
    this.seat = seat;
    this.steps = this.rest = [];
    this.fixed = this.#told = this.broken = null;
    this.changed = this.#reckoned = null;
    this.#waiting = this.#outdated = this.#goesOn = false;
  }

  /** The plan of a seat that was made before; it is shown when it is asked for. */
  #recall(seat: Seat): void {
    this.#empty(seat);
    const kept = keptPlan(this.game.game, seat);
    if (!kept) return;
    this.steps = kept.steps;
    this.rest = kept.rest;
    this.#good = kept.good;
    this.#reckoned = kept.reckoned;
  }
  #keep(): void {
    const { seat, steps, rest, fixed } = this;
    if (!seat || fixed !== null) return;
    keepPlan(this.game.game, seat, { steps, rest, good: this.#good, reckoned: this.#reckoned });
  }

  /** Back to the game; the plan is kept. */
  hide(): void {
    this.on = false;
    this.broken = null;
    this.#accept();
  }
  drop(): void {
    const shared = this.fixed !== null;
    this.on = false;
    this.#empty(shared ? undefined : this.seat);
    this.#keep();
    if (shared) this.#lookBack();
  }

  #ask(): void {
    const { seat, fixed } = this;
    if (!seat) return;
    this.#number += 1;
    this.#waiting = true;
    this.#outdated = false;
    const moves = this.steps.map(({ text }) => text);
    this.game.say({ type: "plan", number: this.#number, moves, seat, ...(fixed === null ? {} : { ply: fixed }) });
  }

  hear(told: Planned): void {
    if (told.number !== this.#number || !this.on) return;
    this.#waiting = false;
    this.#told = told;
    const cut = this.steps[told.taken];
    if (cut && told.refused) {
      this.broken = { step: cut, refused: told.refused, since: this.#good };
      this.#breakOff(told.taken);
    }
    if (this.fixed !== null) this.steps = withTurns(this.steps, told.position.log);
    this.#good = told.ply;
    this.#reckon(told);
    // Turns that have been played are no part of a plan.
    this.rest = this.rest.filter(({ turn }) => turn >= (this.game.real?.state.turn ?? 0));
    this.#keep();
    const [only] = told.position.moves;
    if (this.#outdated) this.#ask();
    else if (this.#goesOn && told.position.lone && only) this.#append(only.text, only.text, true);
    else this.#goesOn = false;
  }

  /** Keeps what cannot follow any more, before what had broken away already. */
  #breakOff(at: number): void {
    const cut = this.steps.slice(at);
    const last = cut.at(-1)?.turn ?? 0;
    this.rest = [...cut, ...this.rest.filter(({ turn }) => turn > last)];
    this.steps = this.steps.slice(0, at);
  }
  /** Goes on with what had broken away. */
  resume(): void {
    if (this.#waiting || !this.resumable.length) return;
    this.broken = null;
    this.#goesOn = false;
    this.steps = [...this.steps, ...this.resumable];
    this.rest = [];
    this.#ask();
  }

  /** Compares what the plan comes to with what it came to before the others moved. */
  #reckon(told: Planned): void {
    const { real, rows } = this.game;
    // Moves of others that are still to be shown would count as the plan's doing.
    if (!real || this.fixed !== null || told.ply !== real.ply) return;
    const now: Reckoned = {
      moves: this.steps.map(({ text }) => text).join(";"),
      ply: told.ply,
      outcome: outcomeOf(real, told.position, this.seat),
    };
    const last = this.#reckoned;
    const own = rows.some(({ ply, seat }) => last && ply > last.ply && seat === this.seat);
    if (last?.moves !== now.moves || own) this.#reckoned = now;
    const before = this.#reckoned?.outcome ?? now.outcome;
    this.changed = differing(now.outcome, before).length ? { now: now.outcome, before } : null;
  }
  /** What it comes to now is known. */
  #accept(): void {
    if (this.changed && this.#reckoned) this.#reckoned = { ...this.#reckoned, outcome: this.changed.now };
    this.changed = null;
    this.#keep();
  }

  #append(text: string, label: string, lone: boolean): void {
    const turn = this.#told?.position.state.turn ?? 0;
    this.steps = [...this.steps, { text, label, lone, turn }];
    this.#ask();
  }

  /** Adds a move; what was pressed in haste while the server plays the last one is no move. */
  move(text: string, label: string): void {
    if (this.#waiting) return;
    this.broken = null;
    this.#goesOn = true;
    this.#append(text, label, false);
  }
  undo(to: "choice" | "turn"): void {
    if (this.#waiting || !this.steps.length) return;
    this.broken = null;
    this.#goesOn = false;
    this.steps = to === "turn" ? withoutTurn(this.steps) : withoutChoice(this.steps);
    this.#ask();
  }

  // Playing it out.

  /** Whether the plan ends where a turn does. */
  get #atTurn(): boolean {
    const told = this.#told;
    const turn = this.steps.at(-1)?.turn;
    return told?.taken === this.steps.length && turn !== undefined && told.position.state.turn !== turn;
  }

  /** Makes its moves in the game, until the turn ends or one is refused; what is left stays a plan. */
  play(): void {
    if (!this.playable) return;
    this.on = false;
    this.broken = this.changed = null;
    this.#queue = this.steps;
    this.#whole = this.#atTurn;
    this.#next();
  }
  #next(): void {
    const [first, ...rest] = this.#queue;
    this.#queue = rest;
    this.steps = rest;
    this.#keep();
    if (first) {
      this.#now = first;
      this.game.make(first.text);
    }
  }

  /** The game has gone on. */
  arrived(position: Position): void {
    if (!this.#recalled) this.#lookBack();
    if (position.winner) return this.drop();
    if (this.#now && this.#playOn(this.#now, position)) return;
    if (!this.on || this.fixed !== null) return;
    if (this.#waiting) this.#outdated = true;
    else this.#ask();
  }

  /** Looks for a plan of before the page was loaded. */
  #lookBack(): void {
    this.#recalled = true;
    const seat = this.game.speaker;
    if (seat && !this.seat) this.#recall(seat);
  }
  /** Goes on playing: makes the next move of the same turn, or ends the turn if all of it was planned. */
  #playOn({ text, turn }: Step, position: Position): boolean {
    const done = [...position.log, position.held].filter((row) => row?.seat === this.seat);
    const mine = position.asked === this.seat;
    // Something else was shown, and the move is still on its way.
    if (mine && !done.length) return false;
    const [next] = this.#queue;
    const made = mine && done.some((row) => row?.text === text);
    if (made && !position.confirm && position.moves.length && next?.turn === turn) {
      this.#next();
      return true;
    }
    this.#now = null;
    this.#queue = [];
    if (made && position.confirm && (next ? next.turn !== turn : this.#whole)) this.game.confirm();
    return false;
  }

  /** A line that was lost has forgotten what was asked. */
  reopened(): void {
    this.#waiting = false;
    this.#queue = [];
    this.#now = null;
  }

  /** The server has refused something: returns what is to be said of it. */
  refused(code: string, details: Record<string, unknown>): string {
    if (this.on && !this.#told) return this.#unknown(code);
    this.#waiting = this.#outdated = this.#goesOn = false;
    const step = this.#now;
    if (!step) return code;
    const reason = typeof details["reason"] === "string" ? details["reason"] : code;
    this.broken = { step, refused: { code: reason, details: details as Refusal["details"] }, since: this.#good };
    this.steps = [step, ...this.#queue];
    this.#queue = [];
    this.#now = null;
    this.#keep();
    return code;
  }

  /** Nothing is left of a plan that never was shown; a link may lead nowhere. */
  #unknown(code: string): string {
    const dead = this.fixed !== null && NOWHERE.includes(code);
    this.drop();
    return dead ? "dead_plan" : code;
  }
}
