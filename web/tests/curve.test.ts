import { describe, expect, it } from "vitest";
import { axis } from "../src/lib/curve.ts";

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
