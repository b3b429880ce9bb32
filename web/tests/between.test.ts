/** Why a planned move is not possible any more: the cause is told before anything else. */
import { describe, expect, it } from "vitest";
import { cameBetween, concerns } from "../src/lib/between.ts";
import type { GameEvent, LogEntry, Seat } from "../src/wire.ts";

const row = (ply: number, seat: Seat, ...events: GameEvent[]): LogEntry => ({ ply, seat, text: "", events });
const next = (seat: Seat): GameEvent => ({ name: "turn-began", seat, turn: 1 });
const produced = (seat: Seat, province: string): GameEvent => ({ name: "marker-turned", seat, province });
const card = (seat: Seat): GameEvent => ({ name: "card-played", seat, card: "prefect" });

const log = [
  row(1, "red", card("red")),
  row(2, "red", produced("red", "venetia")),
  row(3, "red", card("red")),
  row(4, "red", produced("red", "umbria"), next("green")),
  row(5, "green", card("green")),
  row(6, "green", produced("green", "latium"), next("blue")),
  row(7, "blue", card("blue")),
];
const told = (text: string, since = 2) =>
  cameBetween(log, { text, details: {}, since }, "blue").flatMap(({ ply, events }) =>
    events.map(({ name }) => `${ply} ${name}`),
  );

describe("what came between", () => {
  it("is the cause, whoever played after it was planned", () => {
    expect(told("produce latium")).toEqual(["6 marker-turned"]);
    expect(told("produce umbria")).toEqual(["4 marker-turned"]);
  });

  it("is everything since the plan was whole where nothing has to do with it, but for whose turn it is", () => {
    const all = ["3 card-played", "4 marker-turned", "5 card-played", "6 marker-turned"];
    expect(told("produce venetia")).toEqual(all);
    expect(told("sell wine 2")).toEqual(all);
  });

  it("has to do with a place, a card, a space or a pile of the move or of its refusal", () => {
    const house: GameEvent = { name: "house-built", seat: "red", city: "olbia", price: 3 };
    expect(concerns(house, "build olbia", {})).toBe(true);
    expect(concerns(house, "build roma", {})).toBe(false);
    expect(concerns(house, "done", { city: "olbia" })).toBe(true);
    const moved: GameEvent = {
      name: "colonist-moved",
      seat: "red",
      kind: "land",
      origin: "roma",
      route: "cosa-roma",
      steps: 1,
    };
    expect(concerns(moved, "move land cosa > cosa-roma 2", {})).toBe(true);
    const bought: GameEvent = { name: "card-bought", seat: "red", card: "mason", space: 2 };
    expect(concerns(bought, "take 2", {})).toBe(true);
    expect(concerns(bought, "sell wine 2", {})).toBe(false);
    expect(concerns(card("red"), "copy red", {})).toBe(true);
    expect(concerns(produced("red", "umbria"), "copy red", {})).toBe(false);
  });
});
