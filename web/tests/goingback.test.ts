// @vitest-environment node
import { expect, test } from "vitest";
import { dayFrom, endOf } from "../src/lib/dates.ts";
import { turnsBack, undone } from "../src/lib/goingback.ts";
import type { LogEntry } from "../src/wire.ts";

const row = (ply: number, seat: string, began?: "red" | "green"): LogEntry => ({
  ply,
  seat,
  text: "",
  events: began ? [{ name: "turn-began", seat: began, turn: ply }] : [],
});

test("a game goes back turn by turn, the latest first", () => {
  const log = [row(1, "red"), row(2, "red", "green"), row(4, "green", "red"), row(6, "red")];
  expect(turnsBack(log).map(({ to, rows }) => [to, rows.map(({ ply }) => ply)])).toEqual([
    [4, [6]],
    [2, [4]],
    [0, [1, 2]],
  ]);
  expect(undone(log, 2).map(({ ply }) => ply)).toEqual([4, 6]);
  // A turn in which nothing was done yet is none.
  expect(turnsBack(log.slice(0, 2)).map(({ to }) => to)).toEqual([0]);
  expect(turnsBack([])).toEqual([]);
});

test("a holiday ends with its last day, and never lasts longer than a game allows", () => {
  const now = new Date(2026, 0, 30, 12);
  expect(dayFrom(now, 3)).toBe("2026-02-02");
  expect(endOf("2026-02-02", now)).toBe(new Date(2026, 1, 2, 23, 59, 59).getTime() / 1000);
  expect(endOf(dayFrom(now, 30), now)).toBe(now.getTime() / 1000 + 30 * 86_400 - 60);
});
