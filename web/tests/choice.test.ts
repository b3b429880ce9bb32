import { describe, expect, it } from "vitest";
import { buttons, ladders, lit, reached, touch, wouldMake } from "../src/lib/choice.ts";
import type { MoveShown } from "../src/wire.ts";

const move = (text: string, ...touches: string[]) =>
  ({ text, verb: text.split(" ")[0], fields: {}, touches, preview: {} }) as unknown as MoveShown;
const sale = (good: string, count: number): MoveShown => ({
  text: `sell ${good} ${count}`,
  verb: "sell",
  fields: { good, count },
  touches: [],
  preview: {},
});

const WALK = [
  move("move land roma > cosa-roma", "colonist:land:roma", "route:land:cosa-roma"),
  move("move land roma > casinum-roma", "colonist:land:roma", "route:land:casinum-roma"),
  move("move sea roma > aleria-roma", "colonist:sea:roma", "route:sea:aleria-roma"),
  move("done"),
];
const SETTLE = [
  move("settle land roma", "city:roma", "kind:land"),
  move("settle sea roma", "city:roma", "kind:sea"),
  move("settle land cosa", "city:cosa", "kind:land"),
];

describe("what lights up", () => {
  it("is the first touch of every move, and dimly what follows", () => {
    const lights = lit(WALK, []);
    expect(lights.get("colonist:land:roma")).toBe("next");
    expect(lights.get("route:land:cosa-roma")).toBe("later");
    expect(lights.size).toBe(5);
  });
  it("narrows with each touch", () => {
    expect([...lit(WALK, ["colonist:land:roma"]).keys()]).toEqual(["route:land:cosa-roma", "route:land:casinum-roma"]);
  });
});

describe("a touch", () => {
  it("picks, then makes the move", () => {
    expect(touch(WALK, [], "colonist:land:roma")).toEqual({ kind: "narrow", picked: ["colonist:land:roma"] });
    expect(touch(WALK, ["colonist:land:roma"], "route:land:cosa-roma")).toEqual({ kind: "move", move: WALK[0] });
  });
  it("on a goal that only one move has makes it at once", () => {
    expect(wouldMake(WALK, [], "route:sea:aleria-roma")).toBe(WALK[2]);
  });
  it("never moves the only colonist before its goal is named", () => {
    expect(touch(WALK, [], "colonist:sea:roma")?.kind).toBe("narrow");
  });
  it("begins anew when it does not go with what was picked", () => {
    expect(touch(WALK, ["colonist:sea:roma"], "colonist:land:roma")).toEqual({
      kind: "narrow",
      picked: ["colonist:land:roma"],
    });
  });
  it("on something dark brings nothing", () => {
    expect(touch(WALK, [], "city:roma")).toBeNull();
  });
  it("goes in any order", () => {
    expect(touch(SETTLE, [], "kind:sea")).toEqual({ kind: "move", move: SETTLE[1] });
    expect(touch(SETTLE, ["kind:land"], "city:cosa")).toEqual({ kind: "move", move: SETTLE[2] });
  });
  it("offers moves that touch the same as a choice", () => {
    const twins = [move("pay wine salt", "good:wine"), move("pay salt wine", "good:wine")];
    expect(touch(twins, [], "good:wine")).toEqual({ kind: "choose", picked: ["good:wine"], moves: twins });
    expect(reached(twins, ["good:wine"])).toHaveLength(2);
  });
  it("counts a thing as often as it was picked", () => {
    const pay = [
      move("pay brick brick", "good:brick", "good:brick"),
      move("pay brick wine", "good:brick", "good:wine"),
    ];
    expect([...lit(pay, ["good:brick"]).keys()]).toEqual(["good:brick", "good:wine"]);
  });
});

describe("buttons and ladders", () => {
  it("are moves without a place", () => {
    expect(buttons(WALK).map(({ text }) => text)).toEqual(["done"]);
  });
  it("join moves that differ in their number", () => {
    const [sell, done] = ladders([sale("wine", 1), sale("wine", 2), move("done")]);
    expect(sell).toMatchObject({ stem: "sell wine", steps: [{ text: "sell wine 1" }, { text: "sell wine 2" }] });
    expect(done).toMatchObject({ text: "done" });
  });
});

describe("a payment", () => {
  const PAY = [
    move("pay brick food", "good:brick", "good:food"),
    move("pay food wine", "good:food", "good:wine"),
    move("pay food", "good:food"),
  ];
  it("lights all goods that it may take", () => {
    expect([...lit(PAY, [])]).toEqual(["brick", "food", "wine"].map((good) => [`good:${good}`, "next"]));
  });
  it("is made when no other is left, whichever good was touched first", () => {
    expect(touch(PAY, [], "good:food")?.kind).toBe("narrow");
    expect(touch(PAY, ["good:food"], "good:brick")).toEqual({ kind: "move", move: PAY[0] });
    expect(touch(PAY, [], "good:wine")).toEqual({ kind: "move", move: PAY[1] });
  });
});
