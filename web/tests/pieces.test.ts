import { expect, it } from "vitest";
import { tracked } from "../src/lib/pieces.ts";
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
