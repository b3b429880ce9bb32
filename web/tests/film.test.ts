import { describe, expect, it } from "vitest";
import { CURVE, frameAt } from "../src/lib/curve.ts";
import { momentHash, momentOf, nextStop, stepOf, turnStops } from "../src/lib/film.ts";

describe("a film", () => {
  const stops = turnStops([0, 0, 1, 1, 1, 2, 3, 3]);
  it("stops where a turn begins, at the first frame and at the last", () => {
    expect(stops).toEqual([0, 2, 5, 6, 7]);
    expect(turnStops([])).toEqual([]);
    expect(turnStops([0])).toEqual([0]);
  });
  it("goes from stop to stop and no further than its ends", () => {
    expect([0, 3, 5, 7].map((at) => nextStop(stops, at, 1))).toEqual([2, 5, 6, 7]);
    expect([0, 3, 5, 7].map((at) => nextStop(stops, at, -1))).toEqual([0, 2, 2, 6]);
  });
  it("has an address for each moment", () => {
    expect(momentOf(momentHash(57))).toBe(57);
    expect(["", "#join=abc", "#ply=", "#ply=-1", "#ply=1e9", "#ply=12345678"].map(momentOf)).toEqual(
      Array(6).fill(null),
    );
  });
  it("is led by keys", () => {
    const step = (key: string, shiftKey = false) => stepOf({ key, shiftKey });
    expect(step("ArrowLeft")).toEqual({ by: -1, of: "move" });
    expect(step("ArrowRight", true)).toEqual(step("]"));
    expect(step("[")).toEqual({ by: -1, of: "turn" });
    expect(["Home", "End", " ", "x"].map((key) => step(key))).toEqual(["first", "last", "play", null]);
  });
});

describe("the curve", () => {
  it("has the scale of the slider: every frame has its place", () => {
    const [width, last] = [500, 40];
    for (let at = 0; at <= last; at++) {
      const x = CURVE.left + (at * (width - CURVE.left - CURVE.right)) / last;
      expect(frameAt(x, width, last)).toBe(at);
    }
    expect(frameAt(-50, width, last)).toBe(0);
    expect(frameAt(900, width, last)).toBe(last);
  });
});
