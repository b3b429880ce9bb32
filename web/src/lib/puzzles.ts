/** How far somebody is with the puzzles: kept in the browser, like everything that was done in them. */
import type { PuzzleListed, Puzzles } from "../wire.ts";

const KEY = "concordia.puzzles";

/** How a puzzle stands: solved by oneself, tried in vain so far, or looked up. */
export type Stage = "solved" | "missed" | "shown";

export interface Kept {
  stages: Record<string, Stage>;
  /** The days (UTC) whose puzzle was solved. */
  days: string[];
}

export const THEMES = ["buy", "build", "trade", "end"] as const;
export const GRADES = ["easy", "medium", "hard"] as const;
/** What is chosen from; empty means all. */
export interface Filter {
  theme: string;
  grade: string;
}

export function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { stages: found.stages ?? {}, days: found.days ?? [] };
  } catch {
    return { stages: {}, days: [] };
  }
}

/** What comes of a puzzle: once solved it stays so, and once looked up it is not solved by oneself any more. */
export function after(before: Stage | undefined, now: Stage): Stage {
  return before === "solved" || (before === "shown" && now !== "shown") ? before : now;
}

/** Notes what came of a puzzle; `day` if it was the one of a day. */
export function keep(id: string, stage: Stage, day: string | null): void {
  const { stages, days } = kept();
  const now = after(stages[id], stage);
  stages[id] = now;
  const solved = day !== null && now === "solved" && !days.includes(day) ? [...days, day] : days;
  localStorage.setItem(KEY, JSON.stringify({ stages, days: solved }));
}

const DAY = 86_400_000;
const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** On how many days in a row the puzzle was solved, up to today; today's may still be ahead. */
export function streak(days: readonly string[], today: string): number {
  let day = days.includes(today) ? today : before(today);
  let count = 0;
  for (; days.includes(day); day = before(day)) count += 1;
  return count;
}

export const filtered = (puzzles: readonly PuzzleListed[], { theme, grade }: Filter): PuzzleListed[] =>
  puzzles.filter((one) => (!theme || one.theme === theme) && (!grade || one.grade === grade));

/** The next one after a puzzle that was not tried yet, else one that is not solved, round about; null if all are. */
export function nextOf(puzzles: readonly PuzzleListed[], { stages }: Kept, from: string): PuzzleListed | null {
  const at = puzzles.findIndex(({ id }) => id === from);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return round.find(({ id }) => !stages[id]) ?? round.find(({ id }) => stages[id] !== "solved") ?? null;
}

const CHOSEN = "concordia.puzzles.filter";
export function chosen(): Filter {
  const [theme = "", grade = ""] = (sessionStorage.getItem(CHOSEN) ?? "").split(" ");
  return { theme, grade };
}
export const choose = ({ theme, grade }: Filter): void => sessionStorage.setItem(CHOSEN, `${theme} ${grade}`);

/** The day on which a puzzle is the one of the day; null for any other. */
export const dayOf = ({ today, date }: Puzzles, id: string): string | null => (today === id ? date : null);
