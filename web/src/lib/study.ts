/** An analysis as it is drawn and told: which turn is meant, lines over the game, marks; see docs/analysis.md. */
import type { Analysis, Habit, Seat, TurnJudged } from "../wire.ts";
import type { Dot, Line } from "./curve.ts";

export type TurnMark = TurnJudged["mark"];

/** The marks, the best first, each with a sign as players of other games know them. */
export const MARKS: Record<TurnMark, string> = { best: "✓", good: "·", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Marks that stand on the curve. */
export const DOTTED: TurnMark[] = ["mistake", "blunder"];

/** What is shown over time, in this order. */
export const SERIES = ["houses", "provinces", "cards", "money"] as const;

/** The turn that led to the position after so many moves. */
export const turnAt = (turns: readonly TurnJudged[], ply: number): TurnJudged | undefined =>
  turns.find((turn) => turn.ply < ply && ply <= turn.end);

/** Those who win and lose together, by their colours. */
export function sidesOf({ seats }: Analysis): Seat[][] {
  const teams = new Map<number, Seat[]>();
  for (const { seat, team } of seats) teams.set(team, [...(teams.get(team) ?? []), seat]);
  return [...teams.values()];
}

/** Every side's chance to win in percent, from the first move on. */
export function chanceLines(analysis: Analysis, last: number): Line[] {
  const { seats, start, turns, end } = analysis;
  return sidesOf(analysis).map((side) => {
    const of = (chances: number[]) => 100 * (chances[seats.findIndex(({ seat }) => seat === side[0])] ?? 0);
    const played = turns.map((turn): [number, number] => [turn.end, of(turn.after)]);
    // Scoring may follow the last turn at once.
    const close = end && last > (turns.at(-1)?.end ?? -1) ? [[last, of(end)] as [number, number]] : [];
    return { side, points: [[0, of(start)], ...played, ...close] };
  });
}

/** The mistakes and blunders, on the lines of those who made them. */
export function chanceDots({ seats, turns }: Analysis, said: (turn: TurnJudged) => string): Dot[] {
  return turns
    .filter(({ mark }) => DOTTED.includes(mark))
    .map((turn) => {
      const at = seats.findIndex(({ seat }) => seat === turn.seat);
      return { at: [turn.end, 100 * (turn.after[at] ?? 0)], sign: turn.mark, said: said(turn) };
    });
}

/** What every seat had over time. */
export function seriesLines({ seats, turns, series }: Analysis, name: string): Line[] {
  const rows = series[name] ?? [];
  return seats.map(({ seat }, at) => ({
    side: [seat],
    points: turns.map((turn, row): [number, number] => [turn.end, rows[row]?.[at] ?? 0]),
  }));
}

/** What all at the table had on average. */
export function meanLine({ turns, series }: Analysis, name: string): Line["points"] {
  const rows = series[name] ?? [];
  return turns.map((turn, at) => {
    const row = rows[at] ?? [];
    return [turn.end, row.reduce((sum, value) => sum + value, 0) / Math.max(1, row.length)];
  });
}

/** How far everybody was ahead of the mean or behind it, where all rise alike. */
export function leadLines(analysis: Analysis, name: string): Line[] {
  const mean = meanLine(analysis, name);
  return seriesLines(analysis, name).map(({ side, points }) => ({
    side,
    points: points.map(([ply, value], at): [number, number] => [ply, value - (mean[at]?.[1] ?? 0)]),
  }));
}

/** The next turn in a direction that lost something, from where the film is. */
export function nextBlamed(turns: readonly TurnJudged[], ply: number, by: 1 | -1): TurnJudged | undefined {
  const blamed = turns.filter(({ mark }) => mark !== "best" && mark !== "good");
  return by > 0 ? blamed.find(({ end }) => end > ply) : blamed.findLast(({ end }) => end < ply);
}

/** Whether somebody could have done something else, and better. */
export const improvable = ({ best, played }: TurnJudged): boolean => best.join() !== played.join();

/** What cost most, by the lesson about it: two grounds may have the same, and are one advice. */
export function byLesson(habits: readonly Habit[]): [lesson: string, habits: Habit[]][] {
  const found = new Map<string, Habit[]>();
  for (const habit of habits) found.set(habit.lesson, [...(found.get(habit.lesson) ?? []), habit]);
  return [...found];
}

/** Less would be told as nothing. */
const NOTICED = 0.005;

/** Whether what turned up in a turn changed anybody's chances so much that it can be told. */
export const felt = ({ luck }: TurnJudged): boolean => luck.some((share) => Math.abs(share) >= NOTICED);
