/** Offers any legal move from what it touches: lights up, narrows, finds the move that is left. No rule lives here. */
import type { MoveShown as Move } from "../wire.ts";

/** Whether `picked` are all among a move's touches, each as often as it was picked. */
function agrees(move: Move, picked: readonly string[]): boolean {
  const left = [...move.touches];
  return picked.every((touch) => {
    const at = left.indexOf(touch);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The moves that are still meant. */
export function candidates(moves: readonly Move[], picked: readonly string[]): Move[] {
  return moves.filter((move) => agrees(move, picked));
}

function remaining(move: Move, picked: readonly string[]): string[] {
  const left = [...move.touches];
  for (const touch of picked) {
    const at = left.indexOf(touch);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export type Light = "next" | "later";

/** Goods to pay with are taken in any order. */
const unordered = (move: Move) => move.verb === "pay";

/** What can be touched now: the next thing of each move, and, dimmer, the ones after it. */
export function lit(moves: readonly Move[], picked: readonly string[]): Map<string, Light> {
  const lights = new Map<string, Light>();
  for (const move of candidates(moves, picked)) {
    remaining(move, picked).forEach((touch, place) => {
      if (place === 0 || unordered(move)) lights.set(touch, "next");
      else if (!lights.has(touch)) lights.set(touch, "later");
    });
  }
  return lights;
}

/**
 * The moves whose goal, their last touch, has been picked, with every touch that tells them apart; a payment when no
 * other goods are left to choose.
 */
export function reached(moves: readonly Move[], picked: readonly string[]): Move[] {
  if (!picked.length) return [];
  const left = candidates(moves, picked);
  const same = left.length === 1 || left.every((move) => !remaining(move, picked).length);
  return left.filter((move) => (unordered(move) ? same : picked.includes(move.touches.at(-1) ?? "")));
}

export type Outcome =
  | { kind: "narrow"; picked: string[] }
  | { kind: "move"; move: Move }
  | { kind: "choose"; picked: string[]; moves: Move[] };

/** What a touch brings: fewer moves, the one that is left, or a choice between moves that touch the same. */
export function touch(moves: readonly Move[], picked: readonly string[], touched: string): Outcome | null {
  let now = [...picked, touched];
  if (!candidates(moves, now).length) {
    now = [touched];
    if (!candidates(moves, now).length) return null;
  }
  const goals = reached(moves, now);
  const only = goals[0];
  if (only && goals.length === 1) return { kind: "move", move: only };
  const same = goals.length > 0 && goals.every((move) => !remaining(move, now).length);
  return same ? { kind: "choose", picked: now, moves: goals } : { kind: "narrow", picked: now };
}

/** The move that touching this would make at once, for the preview. */
export function wouldMake(moves: readonly Move[], picked: readonly string[], touched: string): Move | null {
  const outcome = touch(moves, picked, touched);
  return outcome?.kind === "move" ? outcome.move : null;
}

/** Moves without a place on the screen: they are buttons. */
export function buttons(moves: readonly Move[]): Move[] {
  return moves.filter((move) => !move.touches.length);
}

export interface Ladder {
  stem: string;
  verb: string;
  steps: Move[];
}

/** The fields that a ladder climbs. */
const STEPS = ["count", "bid"];

/** A move without the number that a ladder climbs; null if it has none. */
function stemOf(move: Move): string | null {
  const fields = Object.entries(move.fields);
  const rest = fields.filter(([name]) => !STEPS.includes(name));
  return rest.length < fields.length ? [move.verb, ...rest.map(([, value]) => String(value))].join(" ") : null;
}

/** Moves that differ in a number only (`sell wine 1`, `sell wine 2`) as one ladder. */
export function ladders(moves: readonly Move[]): (Ladder | Move)[] {
  const found = new Map<string, Ladder>();
  const order: (Ladder | Move)[] = [];
  for (const move of moves) {
    const stem = stemOf(move);
    if (stem === null) {
      order.push(move);
      continue;
    }
    let ladder = found.get(stem);
    if (!ladder) {
      ladder = { stem, verb: move.verb, steps: [] };
      found.set(stem, ladder);
      order.push(ladder);
    }
    ladder.steps.push(move);
  }
  return order;
}
