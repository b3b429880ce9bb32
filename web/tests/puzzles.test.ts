/** What is kept of puzzles: stages, days in a row, and which one comes next. */
import { describe, expect, it } from "vitest";
import { after, filtered, nextOf, streak } from "../src/lib/puzzles.ts";
import type { PuzzleListed } from "../src/wire.ts";

const puzzle = (id: string, theme: PuzzleListed["theme"], grade: PuzzleListed["grade"]): PuzzleListed => ({
  id,
  theme,
  grade,
  board: "italia",
  players: 2,
  modules: [],
});
const ALL = [puzzle("a", "buy", "easy"), puzzle("b", "build", "hard"), puzzle("c", "buy", "hard")];
const ids = (found: PuzzleListed[]) => found.map(({ id }) => id);

describe("puzzles", () => {
  it("are filtered by theme and difficulty", () => {
    expect(ids(filtered(ALL, { theme: "", grade: "" }))).toEqual(["a", "b", "c"]);
    expect(ids(filtered(ALL, { theme: "buy", grade: "" }))).toEqual(["a", "c"]);
    expect(ids(filtered(ALL, { theme: "buy", grade: "hard" }))).toEqual(["c"]);
  });

  it("follow each other: untried ones first, then those not solved, round about", () => {
    const next = (stages: Record<string, "solved" | "missed" | "shown">, from: string) =>
      nextOf(ALL, { stages, days: [] }, from)?.id;
    expect(next({}, "")).toBe("a");
    expect(next({}, "a")).toBe("b");
    expect(next({}, "c")).toBe("a");
    expect(next({ b: "missed" }, "a")).toBe("c");
    expect(next({ a: "solved", b: "missed", c: "solved" }, "c")).toBe("b");
    expect(next({ a: "solved", b: "solved", c: "solved" }, "c")).toBeUndefined();
  });

  it("stay solved, and are not solved once they were looked up", () => {
    expect(after(undefined, "missed")).toBe("missed");
    expect(after("missed", "solved")).toBe("solved");
    expect(after("solved", "shown")).toBe("solved");
    expect(after("shown", "solved")).toBe("shown");
    expect(after("missed", "shown")).toBe("shown");
  });

  it("make a streak over days, months and years, which today does not break yet", () => {
    expect(streak([], "2026-01-02")).toBe(0);
    expect(streak(["2025-12-31", "2026-01-01"], "2026-01-02")).toBe(2);
    expect(streak(["2025-12-30", "2026-01-01", "2026-01-02"], "2026-01-02")).toBe(2);
    expect(streak(["2025-12-31"], "2026-01-02")).toBe(0);
  });
});
