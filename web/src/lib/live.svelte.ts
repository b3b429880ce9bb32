/** One table's line to the server: what it says, in order, and a new line whenever the old one breaks. */
import { maintained } from "./maintenance.svelte.ts";
import { pauseFor } from "./pace.ts";
import { Planning } from "./planning.svelte.ts";
import { Talk } from "./talk.svelte.ts";
import type {
  Advice,
  Agreement,
  BotThinks,
  ClientMessage,
  Facts,
  LogEntry,
  Noted,
  Position,
  Reason,
  Seat,
  SeatShown,
  ServerMessage,
  Standing,
  WishShown,
} from "../wire.ts";

/** Milliseconds after which a line without an answer counts as lost. */
const ANSWER_WITHIN = 6_000;

export type Line = "connecting" | "open" | "lost" | "gone";

/** How the server closes a line that is not worth opening again. */
const GONE = 4404;
/** What may change whether the page is in sight. */
const CHANGES = ["visibilitychange", "pagehide", "pageshow"];
const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;

/** What a line is made of: a socket, or whatever answers like one. */
export type Wire = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

function socketTo(game: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/games/${game}/live`);
}

export class Live {
  /** The game as it is, also while a plan is shown. */
  real = $state.raw<Position | null>(null);
  /** All that was really done. */
  rows = $state.raw<LogEntry[]>([]);
  /** What happened beside the moves. */
  notes = $state.raw<Noted[]>([]);
  line = $state<Line>("connecting");
  reason = $state.raw<Reason | null>(null);
  hint = $state.raw<Advice[] | null>(null);
  /** Who is winning, as it was last told; and whether it is being found out. */
  standing = $state.raw<Standing | null>(null);
  judging = $state(false);
  /** What everything would cost and bring a seat, as it was last told. */
  #facts = $state.raw<Facts | null>(null);
  error = $state.raw<{ code: string } | null>(null);
  /** The last refusal: where the line is gone for good, it says why. */
  parting = $state.raw("");
  seats = $state.raw<SeatShown[]>([]);
  /** The card that a partner wishes the other to play. */
  wished = $state.raw<WishShown | null>(null);
  /** The bot that waits for its turn to think, or waited last. */
  thinking = $state.raw<BotThinks | null>(null);
  /** The game that follows this one, once somebody wants it. */
  rematch = $state<string | null>(null);
  /** How many look on without a seat. */
  watchers = $state(0);
  readonly talk: Talk;
  /** Turns played ahead; while they are shown, whatever is done at the table is done to them. */
  readonly planning: Planning;
  /** How often a line was opened: more than once means that one was lost. */
  opened = $state(0);
  /** Whether moves of others wait to be shown. */
  behind = $state(false);
  /** Whether a question with one answer is being answered without asking. */
  answering = $state(false);

  #socket: Wire | null = null;
  #tries = 0;
  #fresh = true;
  #here = true;
  #closed = false;
  #timer = 0;
  #ping = 0;
  /** Runs while an answer is awaited: a line that looks open may lead nowhere. */
  #overdue = 0;
  /** The ply that was answered already: a second click in haste is no second move. */
  #answered = -1;
  /** Whether the last thing done here was a move: what follows from it alone is done, too. */
  #moved = false;
  /** For which seat and ply the facts were asked. */
  #wondered = "";
  #waiting: Position[] = [];
  #showing = 0;
  #now = $state(0);
  #seatedAt = 0;
  #ticking = 0;

  constructor(
    readonly game: string,
    readonly tokens: string[],
    readonly connect: () => Wire = () => socketTo(game),
  ) {
    this.talk = new Talk(game, (message) => this.#send(message));
    this.planning = new Planning(this);
    this.#open();
    for (const change of CHANGES) addEventListener(change, this.#looked);
  }

  get position(): Position | null {
    return this.planning.position ?? this.real;
  }
  get log(): LogEntry[] {
    const planned = this.planning.told;
    if (!planned) return this.rows;
    return [...this.rows.filter(({ ply }) => ply <= planned.ply), ...planned.position.log];
  }
  get facts(): Facts | null {
    return this.planning.facts ?? this.#facts;
  }

  close(): void {
    this.#closed = true;
    for (const change of CHANGES) removeEventListener(change, this.#looked);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    clearInterval(this.#ticking);
    clearTimeout(this.#overdue);
    clearTimeout(this.#showing);
    this.#socket?.close();
  }

  /** Says when somebody looks at the page, and when nobody does any more: then they are told of a turn. */
  #looked = (): void => {
    const here = !document.hidden;
    if (here === this.#here) return;
    this.#here = here;
    this.#send({ type: "looking", here });
  };

  #open(): void {
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#fresh = true;
      this.#answered = -1;
      socket.send(JSON.stringify({ type: "hello", tokens: this.tokens }));
      clearInterval(this.#ping);
      this.#ping = window.setInterval(() => this.#send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    clearTimeout(this.#overdue);
    if (this.#closed) return;
    if (code === GONE) {
      this.line = "gone";
      return;
    }
    this.line = "lost";
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.#tries++, 6));
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    clearTimeout(this.#overdue);
    // Only judgements take their time.
    if (message.type !== "hint" && message.type !== "standing")
      this.#overdue = window.setTimeout(() => this.#abandon(), ANSWER_WITHIN);
  }

  /** Gives up a line that does not answer; its own closing could take a minute. */
  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#lost(0);
  }

  #hear(said: ServerMessage): void {
    clearTimeout(this.#overdue);
    if (said.type === "position") this.#arrive(said);
    else if (said.type === "reason") this.reason = said;
    else if (said.type === "hint") this.hint = said.moves;
    else if (said.type === "standing") {
      this.standing = said;
      this.judging = false;
    } else if (said.type === "facts") this.#facts = said;
    else if (said.type === "planned") this.planning.hear(said);
    else if (said.type === "presence") {
      this.watchers = said.watchers;
      this.#seat(said.seats);
    } else if (said.type === "talk" || said.type === "notes") this.talk.hear(said);
    else if (said.type === "wish") this.wished = said;
    else if (said.type === "thinking") this.thinking = said;
    else if (said.type === "maintenance") maintained(said.on ? said.message : null);
    else if (said.type === "rematch") this.rematch = said.game;
    else if (said.type === "error") this.#refused(said.code, said.details);
  }

  #refused(code: string, details: Record<string, unknown>): void {
    const said = this.planning.refused(code, details);
    if (code === "no_such_game") this.#gone();
    this.#answered = -1;
    this.answering = this.#moved = this.judging = false;
    this.parting = code;
    this.error = { code: said };
  }

  #gone(): void {
    this.line = "gone";
    this.#closed = true;
    this.#socket?.close();
  }

  #arrive(position: Position): void {
    this.line = "open";
    this.#seat(position.seats);
    if (this.#fresh) {
      this.#fresh = this.#moved = this.judging = false;
      this.#here = true;
      this.#looked();
      // Not when the line opens: a server without room refuses it only then.
      this.#tries = 0;
      this.parting = "";
      this.opened += 1;
      this.#wondered = "";
      this.#waiting = [];
      clearTimeout(this.#showing);
      this.#showing = 0;
      this.rows = [];
      this.notes = [];
      this.planning.reopened();
      this.#show(position);
      return;
    }
    this.#waiting.push(position);
    if (!this.#showing) this.#next();
  }

  /** Others' moves are shown one after the other, the own ones at once; nobody waits for them in a hidden tab. */
  #next(): void {
    const position = this.#waiting.shift();
    this.#showing = 0;
    this.behind = this.#waiting.length > 0;
    if (!position) return;
    this.#show(position);
    const pause = this.#worthSeeing(position) && !document.hidden ? pauseFor(position.events, this.#waiting.length) : 0;
    if (pause) this.#showing = window.setTimeout(() => this.#next(), pause);
    else if (this.#waiting.length) this.#next();
  }

  /** Shows at once what was still to be shown. */
  hurry(): void {
    clearTimeout(this.#showing);
    this.#showing = 0;
    for (const position of this.#waiting.splice(0)) this.#show(position);
    this.behind = false;
  }

  #worthSeeing(position: Position): boolean {
    const by = position.log.at(-1)?.seat;
    return by !== undefined && !position.yours.some((seat) => seat === by) && position.events.length > 0;
  }

  #show(position: Position): void {
    this.rows = joined(this.rows, position.log);
    if (position.notes.length) this.notes = [...this.notes, ...position.notes];
    this.real = position;
    this.rematch = position.game.rematch;
    this.reason = null;
    this.hint = null;
    this.error = null;
    this.planning.arrived(position);
    this.#answerAlone(position);
  }

  /** Another page of the same player may answer as well, so only the one where the move before was made does. */
  #answerAlone({ lone, moves: [only] }: Position): void {
    this.answering = lone && this.#moved && !this.planning.playing && !this.#waiting.length && only !== undefined;
    if (this.answering && only) this.move(only.text);
  }

  /** Who is there is shown at once; how long somebody has to come back is counted from now. */
  #seat(seats: SeatShown[]): void {
    this.seats = seats;
    this.#seatedAt = this.#now = performance.now();
    clearInterval(this.#ticking);
    if (seats.some((seat) => seat.bot_in !== null || seat.clock?.running))
      this.#ticking = window.setInterval(() => (this.#now = performance.now()), 1000);
  }

  /** The seconds until a bot sits down for somebody who is away; null if none is to. */
  botIn(seat: string): number | null {
    const left = this.seats.find((entry) => entry.seat === seat)?.bot_in ?? null;
    return left === null ? null : Math.max(0, Math.round(left - (this.#now - this.#seatedAt) / 1000));
  }

  /** The seconds on a seat's clock; null without one. */
  clockLeft(seat: string): number | null {
    const clock = this.seats.find((entry) => entry.seat === seat)?.clock;
    if (!clock) return null;
    return clock.running ? Math.max(0, Math.round(clock.left - (this.#now - this.#seatedAt) / 1000)) : clock.left;
  }

  get #ply(): number {
    return this.real?.ply ?? 0;
  }

  /** The seat that speaks: the one asked, if this connection holds it. */
  get speaker(): Seat | undefined {
    const position = this.position;
    if (!position) return undefined;
    const asked = position.yours.find((seat) => seat === position.asked);
    return asked ?? position.yours.find((seat) => seat === position.state.active) ?? position.yours[0];
  }

  #speaking(): { ply: number; seat?: Seat } {
    const seat = this.speaker;
    return seat ? { ply: this.#ply, seat } : { ply: this.#ply };
  }

  #once(message: ClientMessage): void {
    if (this.#answered === this.#ply) return;
    this.#answered = this.#ply;
    this.#send(message);
  }

  say(message: ClientMessage): void {
    this.#send(message);
  }
  /** Makes a move, or adds it to the plan that is shown. */
  move(text: string, label = text): void {
    if (this.planning.on) this.planning.move(text, label);
    else this.make(text);
  }
  make(text: string): void {
    this.#moved = true;
    this.#once({ type: "move", text, ...this.#speaking() });
  }
  /** Takes back the last choice, or all of the turn that can be taken back. */
  undo(to: "choice" | "turn" = "choice"): void {
    if (this.planning.on) return this.planning.undo(to);
    this.#moved = false;
    this.#once({ type: "undo", to, ...this.#speaking() });
  }
  confirm(): void {
    this.#moved = false;
    this.#once({ type: "confirm", ...this.#speaking() });
  }
  why(text: string): void {
    if (this.planning.on) return;
    this.#send({ type: "why", text, ply: this.#ply });
  }
  /** Asks what everything would bring the own seat, once for each position. */
  wonder(): void {
    const { ply, seat } = this.#speaking();
    const known = this.#facts !== null && this.#facts.seat === seat && this.#facts.ply >= ply;
    if (!seat || known || this.planning.on || this.#wondered === `${seat} ${ply}`) return;
    this.#wondered = `${seat} ${ply}`;
    this.#send({ type: "facts", seat });
  }
  advise(): void {
    this.#send({ type: "hint", ply: this.#ply });
  }
  /** Asks who is winning, and why. */
  judge(): void {
    if (this.judging) return;
    const seat = this.speaker;
    this.judging = true;
    this.#send(seat ? { type: "standing", seat } : { type: "standing" });
  }
  /** Points at a card of the partner's hand, or at none any more. */
  wish(card: string | null): void {
    const active = this.position?.state.active;
    this.#send(active ? { type: "wish", card, seat: active } : { type: "wish", card });
  }
  /** Says something that concerns the others: a request, an answer, a holiday, a farewell. */
  agree(message: Agreement): void {
    this.#send(message);
  }
  vote(seat: Seat, agree: boolean): void {
    const voter = this.real?.yours.find((own) => own !== seat);
    this.#send(voter ? { type: "vote", seat, agree, voter } : { type: "vote", seat, agree });
  }
}

/** Rows that say how a turn is going on, not what was done in it. */
const ASIDE = ["confirm", "hold", "release"];

/** The log with what is new; a row taken back takes its move with it. */
function joined(before: readonly LogEntry[], fresh: readonly LogEntry[]): LogEntry[] {
  const rows = [...before];
  for (const row of fresh) {
    if (row.text === "retract") rows.pop();
    else if (!ASIDE.includes(row.text)) rows.push(row);
  }
  return rows;
}
