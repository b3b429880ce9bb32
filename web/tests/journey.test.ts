import { expect, it } from "vitest";
import type { Geometry, Point } from "../src/lib/geometry.ts";
import { journey } from "../src/lib/journey.ts";

const route = (a: string, b: string, kind: "land" | "sea", path: string, at: Point) => ({
  a,
  b,
  kind,
  path,
  at,
  angle: 0,
});
const geometry = {
  cities: [],
  routes: [
    route("a", "b", "sea", "M0 0c10 0 20 0 30 0", [15, 0]),
    route("c", "b", "sea", "M60 0c-10 0-20 0-30 0", [45, 0]),
    route("b", "c", "land", "M30 0c0 30 30 30 30 0", [45, 22]),
  ],
} as unknown as Geometry;
const xs = (points: Point[]) => points.map(([x]) => x);

it("a ship sails from its lane through the city into the next lane", () => {
  const way = journey(geometry, "sea", "a-b", "b-c");
  expect(way[0]).toEqual([15, 0]);
  expect(way.at(-1)).toEqual([45, 0]);
  expect(way).toContainEqual([30, 0]);
  expect(xs(way)).toEqual([...xs(way)].sort((one, two) => one - two));
});

it("from a city it passes whole lanes, and never a road", () => {
  const way = journey(geometry, "sea", "a", "b-c");
  expect(way[0]).toEqual([0, 0]);
  expect(way.every(([, y]) => y === 0)).toBe(true);
});

it("where the drawing knows no way there is none", () => {
  expect(journey(geometry, "land", "a", "b-c")).toEqual([]);
});
