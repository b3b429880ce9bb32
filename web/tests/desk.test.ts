// @vitest-environment node
import { beforeEach, expect, test } from "vitest";
import { nearHost, seatsLink, takeSeats } from "../src/lib/moving.ts";
import { held, heldGames, hold, type Held } from "../src/lib/tokens.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

const game = (id: string, over = false): Held => ({ game: id, board: "", tokens: [`${id}-t`], seats: [], at: 1, over });

test("a link brings the seats of several games to another device", () => {
  const link = seatsLink("https://play.example", [game("a"), { ...game("b"), tokens: ["x", "y_-"] }]);
  expect(link).toBe("https://play.example/#seats=a.a-t,b.x.y_-");
  hold({ ...game("b"), tokens: ["z"] });
  expect(takeSeats(new URL(link).hash)).toBe("/");
  expect(held("a")?.tokens).toEqual(["a-t"]);
  expect(held("b")?.tokens).toEqual(["z", "x", "y_-"]);
  expect(takeSeats("#seats=c.one")).toBe("/game/c");
});

test("what is no such link changes nothing", () => {
  for (const hash of ["", "#seats=", "#join=abc", "#seats=a.<b>"]) expect(takeSeats(hash)).toBeNull();
  expect(heldGames()).toEqual([]);
});

test("too many games for a code leave those that are over at home", () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...game(`g${at}`, at > 2), tokens: ["t".repeat(40)] }));
  expect(seatsLink("", many).split(",")).toHaveLength(3);
});

test("a link that friends elsewhere can't reach is known as such", () => {
  for (const host of ["localhost", "127.0.0.1", "192.168.1.5", "10.0.0.2", "172.20.0.1", "[::1]", "mac.local"])
    expect(nearHost(`http://${host}:8000/#join=x`)).toBe(host);
  for (const host of ["play.example", "8.8.8.8", "172.32.0.1", "localhost.example"])
    expect(nearHost(`https://${host}/#join=x`)).toBe("");
});
