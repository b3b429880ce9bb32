/** A plan on the page while the game goes on: the server's answers are made up. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AskPlan, ClientMessage, GameEvent, LogEntry, Planned, Position, Refusal } from "../src/wire.ts";

vi.stubGlobal("document", { documentElement: {} });
const { Planning } = await import("../src/lib/planning.svelte.ts");

interface Shown {
  ply: number;
  turn?: number;
  sestertii?: number;
  moves?: string[];
  more?: Partial<Position>;
}

/** As much of a position as plans look at; green is who plans. */
function position({ ply, turn = 1, sestertii = 10, moves = [], more = {} }: Shown): Position {
  const green = { seat: "green", sestertii, goods: {}, fish: 0, hand: [], discard: [] };
  return {
    ply,
    yours: ["green"],
    asked: "green",
    moves: moves.map((text) => ({ text, touches: [text] })),
    log: [],
    held: null,
    confirm: false,
    winner: null,
    lone: false,
    state: { turn, active: "green", players: [green] },
    ...more,
  } as unknown as Position;
}

/** A game in which everything that is said to the server is noted. */
class Table {
  real = position({ ply: 1 });
  rows: LogEntry[] = [];
  said: ClientMessage[] = [];
  made: string[] = [];
  confirmed = 0;
  readonly game = "abc";
  readonly speaker = "green";
  planning = new Planning(this);
  say = (message: ClientMessage) => void this.said.push(message);
  make = (text: string) => void this.made.push(text);
  confirm = () => void (this.confirmed += 1);

  get asked(): AskPlan {
    return this.said.at(-1) as AskPlan;
  }
  /** The server has played the plan, or the first `taken` of its moves. */
  tell(shown: Omit<Shown, "ply"> & { taken?: number; refused?: Refusal }): void {
    const { number, moves } = this.asked;
    const { taken = moves.length, refused = null } = shown;
    const told = { number, ply: this.real.ply, seat: "green", taken, refused, drawn: false };
    this.planning.hear({ ...told, position: position({ ...shown, ply: told.ply + taken }) } as unknown as Planned);
  }
  /** Plans a move, which the server plays. */
  plan(text: string, shown: Omit<Shown, "ply">): void {
    this.planning.move(text, text);
    this.tell(shown);
  }
  /** Somebody has made a move. */
  goOn(shown: Shown, row?: { seat: string; text: string; events?: GameEvent[] }): void {
    this.real = position(shown);
    if (row) {
      const entry: LogEntry = { ply: shown.ply, events: [], ...row };
      this.rows = [...this.rows, entry];
      this.real.log.push(entry);
    }
    this.planning.arrived(this.real);
  }
}

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

let table: Table;
beforeEach(() => {
  kept.clear();
  table = new Table();
  table.planning.begin();
  table.tell({});
});

describe("what a plan comes to", () => {
  beforeEach(() => table.plan("build olbia", { sestertii: 7 }));

  it("is told when it has changed, measured from the game as it is", () => {
    table.goOn({ ply: 2, sestertii: 12 }, { seat: "red", text: "build olbia" });
    table.tell({ sestertii: 6 });
    expect(table.planning.changed).toMatchObject({ now: { sestertii: -6 }, before: { sestertii: -3 } });
    // What the others get or give on the way is no cost of the plan.
    table.goOn({ ply: 3, sestertii: 20 }, { seat: "red", text: "done" });
    table.tell({ sestertii: 17 });
    expect(table.planning.changed).toBeNull();
  });

  it("is known once the plan was hidden or changed", () => {
    for (const done of [() => table.planning.hide(), () => table.plan("done", { sestertii: 4 })]) {
      table.goOn({ ply: table.real.ply + 1 }, { seat: "red", text: "build" });
      table.tell({ sestertii: 4 - table.real.ply });
      expect(table.planning.changed).not.toBeNull();
      done();
      expect(table.planning.changed).toBeNull();
      table.planning.begin();
      table.tell({ sestertii: table.planning.steps.length > 1 ? 4 : 4 - table.real.ply });
      expect(table.planning.changed).toBeNull();
    }
  });

  it("is remembered with the plan when the page is loaded anew", () => {
    const again = new Table();
    again.goOn({ ply: 2 }, { seat: "red", text: "build olbia" });
    again.planning.begin();
    again.tell({ sestertii: 4 });
    expect(again.planning.changed).toMatchObject({ now: { sestertii: -6 }, before: { sestertii: -3 } });
  });

  it("is not played before it was looked at", () => {
    table.goOn({ ply: 2, moves: ["build olbia"] }, { seat: "red", text: "build olbia" });
    expect(table.planning.playable).toBe(false);
    table.tell({ sestertii: 4 });
    expect(table.planning.playable).toBe(true);
  });
});

describe("playing it out", () => {
  const own = (text: string) => ({ seat: "green", text });

  beforeEach(() => {
    table.plan("prefect", {});
    table.plan("produce umbria", { turn: 4 });
    table.plan("mercator", { turn: 4 });
    table.goOn({ ply: 2, moves: ["prefect"] });
    table.tell({ turn: 4 });
    table.planning.play();
  });

  it("confirms a turn that was planned to its end, and keeps what follows", () => {
    table.goOn({ ply: 3, moves: ["produce umbria"] }, own("prefect"));
    expect([table.made, table.confirmed]).toEqual([["prefect", "produce umbria"], 0]);
    // Nothing is confirmed before the move is there.
    table.goOn({ ply: 3, more: { confirm: true } });
    expect(table.confirmed).toBe(0);
    table.goOn({ ply: 4, more: { confirm: true } }, own("produce umbria"));
    expect([table.made.length, table.confirmed]).toEqual([2, 1]);
    expect(table.planning.steps.map(({ text }) => text)).toEqual(["mercator"]);
  });

  it("confirms a turn whose last move is held until then", () => {
    table.goOn({ ply: 3, moves: ["produce umbria"] }, own("prefect"));
    const held = { ply: 4, events: [], ...own("produce umbria") };
    table.goOn({ ply: 4, more: { confirm: true, held } });
    expect(table.confirmed).toBe(1);
  });

  it("ends when its player does something else", () => {
    table.goOn({ ply: 3, moves: ["produce umbria"] }, own("income"));
    table.goOn({ ply: 4, more: { confirm: true } }, own("prefect"));
    expect([table.made, table.confirmed]).toEqual([["prefect"], 0]);
  });

  it("confirms nothing that was refused, and no turn that was not planned to its end", () => {
    table.goOn({ ply: 3, moves: ["produce umbria"] }, own("prefect"));
    table.planning.refused("illegal", { reason: "marker-turned" });
    table.goOn({ ply: 4, more: { confirm: true } }, own("produce umbria"));
    expect(table.confirmed).toBe(0);
    table.planning.begin();
    table.tell({ turn: 4, taken: 0, refused: { code: "not-now", details: {} } });
    table.plan("mercator", { turn: 4 });
    table.goOn({ ply: 5, turn: 4, moves: ["mercator"] });
    table.tell({ turn: 4 });
    table.planning.play();
    table.goOn({ ply: 6, turn: 4, more: { confirm: true } }, own("mercator"));
    expect([table.made.at(-1), table.confirmed]).toEqual(["mercator", 0]);
  });
});

describe("a plan that breaks early", () => {
  const refused: Refusal = { code: "marker-turned", details: {} };
  const texts = () => table.planning.steps.map(({ text }) => text);

  beforeEach(() => {
    table.plan("prefect", {});
    table.plan("produce umbria", { turn: 4 });
    table.plan("mercator", { turn: 4 });
    table.plan("done", { turn: 7 });
    table.plan("tribune", { turn: 10 });
    table.goOn({ ply: 2, turn: 0 }, { seat: "red", text: "produce umbria" });
    table.tell({ taken: 1, refused });
  });

  it("goes on with its later turns once the broken one was planned to its end", () => {
    expect(texts()).toEqual(["prefect"]);
    expect(table.planning.resumable).toEqual([]);
    table.plan("produce latium", { turn: 4 });
    expect(table.planning.resumable.map(({ text }) => text)).toEqual(["mercator", "done", "tribune"]);
    table.planning.resume();
    expect(table.asked.moves).toEqual(["prefect", "produce latium", "mercator", "done", "tribune"]);
    expect(table.planning.rest).toEqual([]);
  });

  it("goes on with all of it when the move is possible again", () => {
    table.goOn({ ply: 3 }, { seat: "red", text: "retract" });
    table.tell({ moves: ["produce umbria"] });
    table.planning.resume();
    expect(table.asked.moves).toHaveLength(5);
    // And what breaks again is kept again.
    table.tell({ taken: 3, turn: 4, refused });
    expect(table.planning.rest.map(({ text }) => text)).toEqual(["done", "tribune"]);
  });

  it("does not offer a turn that was planned anew as well", () => {
    table.plan("produce latium", { turn: 4 });
    table.plan("architect", { turn: 4 });
    expect(table.planning.resumable).toEqual([]);
    table.plan("done", { turn: 7 });
    expect(table.planning.resumable.map(({ text }) => text)).toEqual(["tribune"]);
  });

  it("outlasts the page, and is shown when it is asked for", () => {
    const again = new Table();
    again.goOn({ ply: 2 });
    expect(again.planning.on).toBe(false);
    expect([again.planning.steps.length, again.planning.rest.length]).toEqual([1, 4]);
    again.planning.begin();
    expect(again.asked.moves).toEqual(["prefect"]);
    // What somebody has sent leaves it alone.
    again.planning.open({ ply: 0, seat: "green", moves: ["consul"] });
    again.tell({});
    again.planning.drop();
    expect(again.planning.steps.map(({ text }) => text)).toEqual(["prefect"]);
  });

  it("is forgotten when it is dropped or damaged", () => {
    table.planning.drop();
    expect([table.planning.rest.length, kept.size]).toEqual([0, 0]);
    for (const damaged of ["{", "[]", '{"steps":[{}]}', '"x"']) {
      kept.set("concordia.plan.abc.green", damaged);
      const again = new Table();
      again.goOn({ ply: 2 });
      expect(again.planning.steps).toEqual([]);
    }
  });
});
