/** Plans as lists of moves, and as links. */
import type { LogEntry, Position, Seat } from "../wire.ts";

export interface Step {
  text: string;
  /** The move in words. */
  label: string;
  /** Whether it was the only answer, given without asking. */
  lone: boolean;
  /** The turn of the plan in which it is made. */
  turn: number;
}

/** How many choices a plan has: each can be taken back. */
export const choicesIn = (steps: readonly Step[]): number => steps.filter(({ lone }) => !lone).length;

/** Without the last choice and all that followed from it. */
export function withoutChoice(steps: readonly Step[]): Step[] {
  return steps.slice(
    0,
    Math.max(
      0,
      steps.findLastIndex(({ lone }) => !lone),
    ),
  );
}

/** Without the turn that was planned last. */
export function withoutTurn(steps: readonly Step[]): Step[] {
  const last = steps.at(-1)?.turn;
  return steps.filter(({ turn }) => turn !== last);
}

/** How many turns some moves belong to. */
export const turnsIn = (steps: readonly Step[]): number => new Set(steps.map(({ turn }) => turn)).size;

/** The moves of a plan that somebody has sent, with the turns that their events tell. */
export function withTurns(steps: readonly Step[], log: readonly LogEntry[]): Step[] {
  let turn = 1;
  return steps.map((step, at) => {
    const now = { ...step, turn };
    if (log[at]?.events.some(({ name }) => name === "turn-began")) turn += 1;
    return now;
  });
}

/**
 * What a plan can go on with of what broke away: all of it where its first move is possible again, its later turns
 * where the broken one has been planned anew to its end.
 */
export function resumable(rest: readonly Step[], steps: readonly Step[], planned: Position): Step[] {
  const [first] = rest;
  const { turn } = planned.state;
  if (!first) return [];
  if (first.turn === turn && planned.moves.some(({ text }) => text === first.text)) return [...rest];
  if (turn <= first.turn || turn === steps.at(-1)?.turn) return [];
  return rest.filter((step) => step.turn > first.turn && step.turn >= turn);
}

/** What a plan brings a seat, or costs it: sestertii, goods, and cards as `card:prefect`. */
export type Outcome = Readonly<Record<string, number>>;

function belongings(position: Position, seat: Seat | undefined): Record<string, number> {
  const player = position.state.players.find((entry) => entry.seat === seat);
  if (!player) return {};
  const { sestertii, goods, fish, hand, discard } = player;
  const found: Record<string, number> = { sestertii, ...goods, fish };
  for (const card of [...hand, ...discard]) found[`card:${card}`] = (found[`card:${card}`] ?? 0) + 1;
  return found;
}

/** What lies between the game as it is and a plan's end. */
export function outcomeOf(real: Position, planned: Position, seat: Seat | undefined): Outcome {
  const [before, after] = [belongings(real, seat), belongings(planned, seat)];
  const things = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...things].map((thing) => [thing, (after[thing] ?? 0) - (before[thing] ?? 0)]));
}

/** The things in which two outcomes differ. */
export function differing(one: Outcome, other: Outcome): string[] {
  const things = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...things].filter((thing) => (one[thing] ?? 0) !== (other[thing] ?? 0));
}

const SEATS: readonly string[] = ["red", "green", "blue", "yellow", "black", "white"] satisfies Seat[];

/** The part of a link behind the `#`: the position, whose plan it is, and its moves. */
export const planHash = (ply: number, seat: Seat, moves: readonly string[]): string =>
  `#plan=${ply}.${seat}.${encodeURIComponent(moves.join(";"))}`;

/** What such a link asks for; null if it is none. */
export function planOf(hash: string): { ply: number; seat: Seat; moves: string[] } | null {
  const [, ply, seat, rest] = /^#plan=(\d{1,7})\.([a-z]+)\.(.*)$/.exec(hash) ?? [];
  if (ply === undefined || seat === undefined || !SEATS.includes(seat)) return null;
  try {
    const moves = decodeURIComponent(rest ?? "")
      .split(";")
      .filter(Boolean);
    return { ply: Number(ply), seat: seat as Seat, moves };
  } catch {
    return null;
  }
}
