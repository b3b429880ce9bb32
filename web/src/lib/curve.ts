/** Where points lie in the drawing of the score over the turns: bids can bring a score below zero. */
export interface Axis {
  /** The height of a number of points, down from the upper edge. */
  y(points: number): number;
  /** The numbers that get a line, in ascending order; zero is always among them. */
  marks: number[];
}

const LEAST_TOP = 10;
/** Between two numbers at the side there is room for a line of text. */
const LEAST_BETWEEN = 14;

export function axis(totals: readonly number[], upper: number, lower: number): Axis {
  const top = Math.max(LEAST_TOP, ...totals);
  const bottom = Math.min(0, ...totals);
  const y = (points: number) => lower - ((points - bottom) * (lower - upper)) / (top - bottom);
  const apart = (mark: number) => mark === 0 || Math.abs(y(mark) - y(0)) >= LEAST_BETWEEN;
  const marks = [...new Set([bottom, 0, Math.round(top / 2), top])].filter(apart);
  return { y, marks };
}
