/** What is heard of a move. */
import { expect, it, vi } from "vitest";
import { VOICES } from "../src/lib/sounds.ts";
import type { GameEvent } from "../src/wire.ts";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ addEventListener: () => undefined }));
const { soundsOf } = await import("../src/lib/hearing.ts");

const paid: GameEvent = { name: "sestertii-paid", seat: "red", count: 3 };
const house: GameEvent = { name: "house-built", seat: "red", city: "cosa", price: 3 };

it("every kind of thing has its sound, once in a move", () => {
  expect(soundsOf([house, paid, house, paid])).toEqual(["house", "coin"]);
  expect(soundsOf([{ name: "card-played", seat: "red", card: "architect" }])).toEqual(["card"]);
  expect(soundsOf([{ name: "colonist-placed", seat: "red", kind: "land", city: "cosa" }])).toEqual(["colonist"]);
});

it("what only turns a page of the game makes no sound", () => {
  expect(soundsOf([{ name: "turn-began", seat: "red", turn: 2 }])).toEqual([]);
});

it("sounds are short, and told apart from their first voice", () => {
  const firsts = Object.values(VOICES).map(([first]) => first?.pitch);
  expect(new Set(firsts).size).toBe(firsts.length);
  for (const voices of Object.values(VOICES))
    for (const { at = 0, length, loud } of voices) expect([at + length < 2, loud < 0.7]).toEqual([true, true]);
});
