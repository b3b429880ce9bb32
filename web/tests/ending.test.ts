/** The end of a game, god by god: for everybody alone and in teams. */
import { expect, it } from "vitest";
import { counted, standings } from "../src/lib/ending.ts";
import type { Position, Seat } from "../src/wire.ts";

const score = (seat: Seat, jupiter: number, mars: number, rest = 0) => ({
  seat,
  gods: { vesta: { points: 0 }, jupiter: { points: jupiter }, mars: { points: mars } },
  rest,
  total: jupiter + mars + rest,
});
const position = (winners: Seat[], scores: ReturnType<typeof score>[], teams: Seat[][] = []) =>
  ({
    scores,
    winners,
    game: { teams },
    state: { players: scores.map(({ seat }) => ({ seat })) },
  }) as unknown as Position;
const shown = (found: ReturnType<typeof standings>) => found.map(({ side, total }) => [side.join(), total]);

const two = position(["green"], [score("red", 3, 9, -2), score("green", 6, 4)]);

it("counts what gave somebody something, what comes from no god last", () => {
  expect(counted(two)).toEqual(["jupiter", "mars", "rest"]);
  expect(counted(position(["red"], [score("red", 0, 2)]))).toEqual(["mars"]);
});

it("begins with nothing, and rows change places", () => {
  const after = (count: number) => shown(standings(two, counted(two), count));
  expect(after(0).map(([, total]) => total)).toEqual([0, 0]);
  expect(after(1)).toEqual([
    ["green", 6],
    ["red", 3],
  ]);
  expect(after(2)).toEqual([
    ["red", 12],
    ["green", 10],
  ]);
});

it("has the winner first in the end, though both have as much", () => {
  expect(shown(standings(two, counted(two), 3))).toEqual([
    ["green", 10],
    ["red", 10],
  ]);
});

it("counts partners together", () => {
  const scores = [score("red", 1, 1), score("green", 5, 0), score("blue", 9, 1), score("yellow", 2, 2)];
  const teams: Seat[][] = [
    ["red", "blue"],
    ["green", "yellow"],
  ];
  const team = position(["red", "blue"], scores, teams);
  expect(shown(standings(team, counted(team), 9))).toEqual([
    ["red,blue", 12],
    ["green,yellow", 9],
  ]);
});
