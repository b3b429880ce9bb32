/** An analysis as it is drawn: whose turn led where, lines over the game, what stands on them. */
import { describe, expect, it } from "vitest";
import {
  byLesson,
  chanceDots,
  chanceLines,
  felt,
  leadLines,
  meanLine,
  nextBlamed,
  seriesLines,
  sidesOf,
  turnAt,
} from "../src/lib/study.ts";
import type { Analysis, Habit, TurnJudged } from "../src/wire.ts";

const turn = (ply: number, end: number, seat: string, mark: string, after: number[]) =>
  ({ ply, end, seat, mark, after }) as unknown as TurnJudged;
const turns = [
  turn(2, 5, "red", "best", [0.6, 0.4]),
  turn(5, 6, "blue", "blunder", [0.8, 0.2]),
  turn(8, 11, "red", "inaccuracy", [0.7, 0.3]),
  turn(11, 12, "blue", "mistake", [0.9, 0.1]),
];
const seats = [
  { seat: "red", name: "Ann", team: 0 },
  { seat: "blue", name: "Ben", team: 1 },
];
const series = {
  houses: [
    [1, 0],
    [1, 2],
    [3, 2],
    [3, 4],
  ],
};
const analysis = { seats, turns, start: [0.5, 0.5], end: [1, 0], series } as unknown as Analysis;

describe("the turn that led to a position", () => {
  it.each([
    [0, undefined],
    [2, undefined],
    [3, 2],
    [5, 2],
    [6, 5],
    [7, undefined],
    [12, 11],
    [13, undefined],
  ])("after %i moves", (ply, began) => expect(turnAt(turns, ply)?.ply).toBe(began));
});

describe("chances to win", () => {
  it("go from the first move to the end", () => {
    const [red, blue] = chanceLines(analysis, 13);
    expect(red).toEqual({
      side: ["red"],
      points: [
        [0, 50],
        [5, 60],
        [6, 80],
        [11, 70],
        [12, 90],
        [13, 100],
      ],
    });
    expect(blue?.points.at(-1)).toEqual([13, 0]);
  });
  it("end with the last turn where nothing follows, and where the game was not played to its end", () => {
    expect(chanceLines(analysis, 12)[0]?.points.at(-1)).toEqual([12, 90]);
    expect(chanceLines({ ...analysis, end: null }, 13)[0]?.points.at(-1)).toEqual([12, 90]);
  });
  it("are those of a team where partners win together", () => {
    const partners = { ...analysis, seats: seats.map((seat) => ({ ...seat, team: 0 })) } as Analysis;
    expect(sidesOf(partners)).toEqual([["red", "blue"]]);
    expect(chanceLines(partners, 12)).toHaveLength(1);
  });
  it("have a dot where somebody made a mistake, on their own line", () => {
    expect(chanceDots(analysis, ({ ply }) => `${ply}`)).toEqual([
      { at: [6, 20], sign: "blunder", said: "5" },
      { at: [12, 10], sign: "mistake", said: "11" },
    ]);
  });
});

describe("what everybody had", () => {
  it("is a line for each, and one for the mean", () => {
    expect(seriesLines(analysis, "houses")[1]).toEqual({
      side: ["blue"],
      points: [
        [5, 0],
        [6, 2],
        [11, 2],
        [12, 4],
      ],
    });
    expect(meanLine(analysis, "houses").map(([, mean]) => mean)).toEqual([0.5, 1.5, 2.5, 3.5]);
    expect(leadLines(analysis, "houses")[0]?.points.map(([, lead]) => lead)).toEqual([0.5, -0.5, 0.5, -0.5]);
  });
});

describe("the next turn that lost something", () => {
  it("is looked for from the moment that is shown", () => {
    expect(nextBlamed(turns, 0, 1)?.ply).toBe(5);
    expect(nextBlamed(turns, 6, 1)?.ply).toBe(8);
    expect(nextBlamed(turns, 12, 1)).toBeUndefined();
    expect(nextBlamed(turns, 12, -1)?.ply).toBe(8);
    expect(nextBlamed(turns, 6, -1)).toBeUndefined();
  });
});

it("luck is told where it can be noticed", () => {
  const lucky = (...luck: number[]) => ({ luck }) as unknown as TurnJudged;
  expect([lucky(0, 0), lucky(0.0049, -0.0049), lucky(0, -0.005, 0.005)].map(felt)).toEqual([false, false, true]);
});

it("two grounds with the same lesson are one advice", () => {
  const habit = (god: string, lesson: string) => ({ god, lesson }) as unknown as Habit;
  const [vesta, money, mars] = [habit("vesta", "gods"), habit("money", "trade"), habit("mars", "gods")];
  expect(byLesson([vesta, mars])).toEqual([["gods", [vesta, mars]]]);
  expect(byLesson([vesta, money]).map(([lesson]) => lesson)).toEqual(["gods", "trade"]);
});
