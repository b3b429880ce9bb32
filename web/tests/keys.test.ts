import { expect, test } from "vitest";
import { ARROWS, numbered, towards, type Box } from "../src/lib/keys.ts";

const at = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
const [left, right, up, down] = Object.values(ARROWS) as [
  [number, number],
  [number, number],
  [number, number],
  [number, number],
];

test("an arrow leads to the nearest thing in its direction", () => {
  const around = [at(0, 50), at(100, 50), at(50, 0), at(50, 100), at(80, 50)];
  expect([left, right, up, down].map((way) => towards(at(50, 50), around, way))).toEqual([0, 4, 2, 3]);
});

test("what lies ahead comes before what is nearer but aside", () => {
  expect(towards(at(0, 0), [at(20, 40), at(60, 4)], right)).toBe(1);
});

test("nothing in that direction is no thing", () => {
  expect(towards(at(0, 0), [at(50, 0)], left)).toBe(-1);
});

test("keys have the numbers of the next things, nine at most", () => {
  const lights = new Map(Array.from({ length: 12 }, (_, n) => [`city:${n}`, n % 2 ? "later" : "next"] as const));
  expect(numbered(lights)).toEqual(["city:0", "city:2", "city:4", "city:6", "city:8", "city:10"]);
  expect(numbered(new Map(Array.from({ length: 12 }, (_, n) => [`card:${n}`, "next"] as const)))).toHaveLength(9);
});
