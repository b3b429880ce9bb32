import type { Seat } from "../wire.ts";

/** A line of a drawing: whose it is, and a value at each of some frames. */
export interface Line {
  side: Seat[];
  points: [frame: number, value: number][];
}

/** Something that is marked on a line. */
export interface Dot {
  at: [frame: number, value: number];
  sign: string;
  /** What it stands for, in words. */
  said: string;
}

/** Where points lie in the drawing of the score over the turns: bids can bring a score below zero. */
export interface Axis {
  /** The height of a number of points, down from the upper edge. */
  y(points: number): number;
  /** The numbers that get a line, in ascending order; zero is always among them. */
  marks: number[];
}

/** The shape of a seat at the end of its line. */
export interface End {
  seat: Seat;
  x: number;
  y: number;
}

/** Shapes so far from each other are told apart. */
const APART = 14;

/** The ends of lines side by side: none covers one before it. */
export function spread(ends: readonly End[]): End[] {
  const placed: End[] = [];
  for (const { seat, x, y } of ends) {
    const near = placed.filter((other) => Math.abs(other.y - y) < APART);
    let left = x;
    while (near.some((other) => Math.abs(other.x - left) < APART)) left -= APART;
    placed.push({ seat, x: left, y });
  }
  return placed;
}

/** What the drawing leaves free at its sides: for numbers at the left, for the shapes at the right. */
export const CURVE = { left: 30, right: 20 };

/** The frame at a place of the drawing, which is `width` wide and shows frames up to the `last`. */
export function frameAt(x: number, width: number, last: number): number {
  const share = (x - CURVE.left) / Math.max(1, width - CURVE.left - CURVE.right);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

const LEAST_TOP = 10;
/** Between two numbers at the side there is room for a line of text. */
const LEAST_BETWEEN = 14;

export function axis(totals: readonly number[], upper: number, lower: number, least = LEAST_TOP): Axis {
  const top = Math.ceil(Math.max(least, ...totals));
  const bottom = Math.floor(Math.min(0, ...totals));
  const y = (points: number) => lower - ((points - bottom) * (lower - upper)) / (top - bottom);
  const apart = (mark: number) => mark === 0 || Math.abs(y(mark) - y(0)) >= LEAST_BETWEEN;
  const marks = [...new Set([bottom, 0, Math.round(top / 2), top])].filter(apart);
  return { y, marks };
}
