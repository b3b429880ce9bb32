import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import { axis, spread, type End, type Line } from "../src/lib/curve.ts";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { default: Curve } = await import("../src/table/Curve.svelte");

const [UPPER, LOWER] = [10, 162];

describe("the axis of the score", () => {
  it("stands on zero where nobody is below it", () => {
    const { y, marks } = axis([0, 40, 120], UPPER, LOWER);
    expect(marks).toEqual([0, 60, 120]);
    expect([y(0), y(120)]).toEqual([LOWER, UPPER]);
  });
  it("reaches down to the lowest score", () => {
    const { y, marks } = axis([-30, 0, 90], UPPER, LOWER);
    expect(marks).toEqual([-30, 0, 45, 90]);
    expect(y(-30)).toBe(LOWER);
    expect(y(90)).toBe(UPPER);
    expect(y(0)).toBeCloseTo(LOWER - (LOWER - UPPER) / 4);
  });
  it.each([[[-50, -3, -20]], [[-1, 200]], [[7]], [[]]])("keeps every line and every number inside: %j", (totals) => {
    const { y, marks } = axis(totals, UPPER, LOWER);
    for (const points of [...totals, ...marks]) {
      expect(y(points)).toBeGreaterThanOrEqual(UPPER);
      expect(y(points)).toBeLessThanOrEqual(LOWER);
    }
    expect(marks).toContain(0);
  });
  it("has whole numbers, and no more room than it is told to have", () => {
    const { y, marks } = axis([-1.3, 0.4], UPPER, LOWER, 2);
    expect(marks).toEqual([-2, 0, 1, 2]);
    expect([y(-2), y(2)]).toEqual([LOWER, UPPER]);
  });
  it("leaves out a number that would be written over the zero", () => {
    expect(axis([-1, 200], UPPER, LOWER).marks).toEqual([0, 100, 200]);
  });
});

describe("the shapes at the ends of lines", () => {
  const ends = (...heights: number[]): End[] =>
    (["red", "green", "blue", "yellow"] as const).flatMap((seat, at) => {
      const y = heights[at];
      return y === undefined ? [] : [{ seat, x: 300, y }];
    });
  it("stand at the ends where there is room", () => {
    expect(spread(ends(20, 60, 100))).toEqual(ends(20, 60, 100));
  });
  it.each([[[50, 50]], [[50, 50, 50, 50]], [[50, 55, 60, 65]], [[40, 66, 53, 53]]])(
    "never cover each other: %j",
    (heights) => {
      const placed = spread(ends(...heights));
      expect(placed.map(({ y }) => y)).toEqual(heights);
      for (const one of placed)
        for (const other of placed)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(14);
    },
  );
  it("go no farther than they must", () => {
    expect(spread(ends(50, 100, 50, 100)).map(({ x }) => x)).toEqual([300, 300, 286, 286]);
  });
  it("are drawn so, above all lines", () => {
    const points: Line["points"] = [
      [0, 3],
      [9, 7],
    ];
    const lines: Line[] = [
      { side: ["red"], points },
      { side: ["green"], points },
    ];
    const { body } = render(Curve, { props: { caption: "", label: "", lines, last: 9 } });
    const drawn = [...body.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="8"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const [first = [], second = []] = drawn;
    expect(second).toEqual([first[0]! - 14, first[1]]);
    expect(body.lastIndexOf("<polyline")).toBeLessThan(body.indexOf("<circle"));
  });
});
