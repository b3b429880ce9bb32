/** Plans as lists of moves, and as links. */
import { describe, expect, it } from "vitest";
import {
  choicesIn,
  differing,
  outcomeOf,
  planHash,
  planOf,
  turnsIn,
  withoutChoice,
  withoutTurn,
  withTurns,
  type Step,
} from "../src/lib/plans.ts";
import type { LogEntry, PlayerShown } from "../src/wire.ts";

const step = (text: string, turn: number, lone = false): Step => ({ text, label: text, lone, turn });

describe("a plan", () => {
  const steps = [step("prefect", 4), step("produce venetia", 4), step("architect", 7), step("done", 7, true)];

  it("takes back a choice with what followed from it", () => {
    expect(choicesIn(steps)).toBe(3);
    expect(withoutChoice(steps).map(({ text }) => text)).toEqual(["prefect", "produce venetia"]);
    expect(withoutChoice([])).toEqual([]);
  });

  it("takes back the turn that was planned last", () => {
    expect(withoutTurn(steps).map(({ turn }) => turn)).toEqual([4, 4]);
    expect(withoutTurn([])).toEqual([]);
  });

  it("counts its turns, also where they are told by its events only", () => {
    expect([turnsIn(steps), turnsIn([])]).toEqual([2, 0]);
    const sent = steps.map((entry) => ({ ...entry, turn: 0 }));
    const row = (ply: number, ends: boolean): LogEntry => ({
      ply,
      seat: "green",
      text: "",
      events: ends ? [{ name: "turn-began", seat: "red", turn: 5 }] : [],
    });
    const log = [row(1, false), row(2, true), row(3, false), row(4, true)];
    expect(withTurns(sent, log).map(({ turn }) => turn)).toEqual([1, 1, 2, 2]);
  });

  it("comes to sestertii, goods and cards", () => {
    const at = (player: Partial<PlayerShown>) =>
      ({ state: { players: [{ seat: "green", goods: {}, fish: 0, hand: [], discard: [], ...player }] } }) as never;
    const before = at({ sestertii: 5, goods: { brick: 1 }, hand: ["prefect"] });
    const after = at({ sestertii: 2, goods: { brick: 0 }, discard: ["prefect", "mason"] });
    const other = at({ sestertii: 2, goods: { brick: 0 }, discard: ["prefect", "smith"] });
    const [one, two] = [after, other].map((planned) => outcomeOf(before, planned, "green"));
    expect(one).toEqual({ sestertii: -3, brick: -1, fish: 0, "card:prefect": 0, "card:mason": 1 });
    expect(differing(one ?? {}, two ?? {})).toEqual(["card:mason", "card:smith"]);
  });

  it("is a link and back", () => {
    const moves = ["architect", "move land roma > cosa-roma 1", "done"];
    expect(planOf(planHash(12, "green", moves))).toEqual({ ply: 12, seat: "green", moves });
    expect(planOf(planHash(0, "red", []))).toEqual({ ply: 0, seat: "red", moves: [] });
  });

  it("is nothing that somebody made up", () => {
    for (const hash of ["", "#plan=", "#plan=x.red.", "#plan=1.mauve.", "#plan=1.red.%E0%A4%A", "#join=abc"])
      expect(planOf(hash)).toBeNull();
  });
});
