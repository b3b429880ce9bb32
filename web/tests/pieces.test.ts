import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Geometry } from "../src/lib/geometry.ts";
import { houseSpot, seatNumber, spot, tracked } from "../src/lib/pieces.ts";
import type { PlayerShown } from "../src/wire.ts";

const player = (seat: string, ...colonists: [string, string][]) =>
  ({ seat, colonists: colonists.map(([kind, place]) => ({ kind, place })) }) as unknown as PlayerShown;

it("a colonist that travels stays the same piece", () => {
  const before = tracked([], [player("red", ["land", "roma"], ["sea", "roma"])]);
  const after = tracked(before, [player("red", ["land", "cosa-roma"], ["sea", "roma"])]);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

it("a new colonist is a new piece", () => {
  const before = tracked([], [player("red", ["land", "roma"])]);
  const after = tracked(before, [player("red", ["land", "cosa-roma"], ["land", "roma"])]);
  expect(new Set(after.map(({ key }) => key)).size).toBe(2);
  expect(after.find(({ place }) => place === "roma")?.key).toBe(before[0]?.key);
});

it("two in one place are told apart", () => {
  const found = tracked([], [player("red", ["land", "roma"], ["land", "roma"])]);
  expect(found.map(({ nth }) => nth)).toEqual([0, 1]);
});

const folder = new URL("../../src/concordia_game/drawing/art/geometry/", import.meta.url).pathname;
const boards = readdirSync(folder).map((name) => JSON.parse(readFileSync(folder + name, "utf8")) as Geometry);

it.each(boards.map((geometry) => [geometry.id, geometry] as const))(
  "land and sea colonists in one city of %s can both be touched",
  (_, geometry) => {
    const half = geometry.sizes["stand"] ?? 0;
    expect(half).toBeGreaterThan(0);
    for (const others of [[], ["red", "green", "blue", "yellow", "black"].map((seat) => player(seat))])
      for (const { id } of geometry.cities) {
        const [land, sea] = tracked([], [...others, player("white", ["land", id], ["sea", id])]).map((colonist) =>
          spot(geometry, colonist),
        );
        expect(Math.hypot((land?.[0] ?? 0) - (sea?.[0] ?? 0), (land?.[1] ?? 0) - (sea?.[1] ?? 0)), id).toBeGreaterThan(
          half,
        );
      }
  },
);

const SIX = ["red", "green", "blue", "yellow", "black", "white"];

it.each(boards.map((geometry) => [geometry.id, geometry] as const))(
  "six players have their own places on %s",
  (_, geometry) => {
    for (const { id, houses } of [...geometry.cities, ...geometry.spaces] as Geometry["cities"]) {
      const spots = tracked(
        [],
        SIX.map((seat) => player(seat, ["sea", id])),
      ).map((colonist) => spot(geometry, colonist).join());
      expect(new Set(spots).size, id).toBe(SIX.length);
      if (houses) expect(houses.length, id).toBe(SIX.length);
    }
  },
);

it("a house has its seat's own slot, whoever builds before or after", () => {
  const city = boards[0]?.cities.find(({ houses }) => houses);
  const players = ["red", "green", "blue"].map((seat) => player(seat));
  expect(city && houseSpot(city, seatNumber(players, "blue"))).toEqual(city?.houses?.[2]);
});
