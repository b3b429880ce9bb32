import { expect, it } from "vitest";
import { flightsOf } from "../src/lib/flights.ts";
import { deeds, recentTurns } from "../src/lib/recent.ts";
import type { GameEvent, LogEntry, Position } from "../src/wire.ts";

const row = (seat: string, ...events: GameEvent[]): LogEntry => ({ ply: 0, seat, text: "", events });
const built = (seat: "red" | "blue", city: string): GameEvent => ({ name: "house-built", seat, city, price: 1 });
const position = (...yours: string[]) =>
  ({ yours, state: { players: [{ seat: "red" }, { seat: "blue" }, { seat: "green" }] } }) as unknown as Position;

it("tells what the others did since the own last move", () => {
  const log = [
    row("blue", built("blue", "cosa")),
    row("red", built("red", "roma")),
    row("blue", built("blue", "genua")),
    row("blue"),
    row("chance"),
    row("green"),
  ];
  const turns = recentTurns(log, position("red"));
  expect(turns.map(({ seat }) => seat)).toEqual(["blue", "green"]);
  expect(deeds(turns)).toEqual([{ seat: "blue", touch: "city:genua" }]);
});

it("tells a spectator of the last turn only", () => {
  expect(recentTurns([row("red"), row("blue"), row("blue")], position()).map(({ seat }) => seat)).toEqual(["blue"]);
});

it("goods fly from the province that produced them, coins to the city where a house was built", () => {
  const produced: GameEvent[] = [
    { name: "marker-turned", seat: "red", province: "etruria" },
    { name: "goods-received", seat: "blue", goods: { wine: 2 } },
  ];
  expect(flightsOf(produced)).toEqual(Array(2).fill({ icon: "good-wine", from: "province:etruria", to: "seat:blue" }));
  const paid: GameEvent = { name: "sestertii-paid", seat: "red", count: 3 };
  expect(flightsOf([paid, built("red", "cosa")])).toEqual([{ icon: "coins", from: "seat:red", to: "city:cosa" }]);
});

it("a flood of goods stays a few drawings", () => {
  const flood: GameEvent = {
    name: "goods-received",
    seat: "red",
    goods: { brick: 9, food: 9, tool: 9, wine: 9, cloth: 9 },
  };
  expect(flightsOf([flood]).length).toBeLessThan(15);
});

it("a gift of money flies from one partner to the other, and a named city is marked", () => {
  const given: GameEvent = { name: "money-given", seat: "red", receiver: "blue", count: 5 };
  expect(flightsOf([given])).toEqual(Array(2).fill({ icon: "coins", from: "seat:red", to: "seat:blue" }));
  const named: GameEvent = { name: "start-named", seat: "blue", city: "cosa" };
  expect(deeds([{ seat: "blue", events: [named] }])).toEqual([{ seat: "blue", touch: "city:cosa" }]);
});
