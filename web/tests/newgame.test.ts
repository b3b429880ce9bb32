/** The form of a new game is drawn from the catalog: options and boards that the page has never heard of, too. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardListed, Catalog, OptionListed } from "../src/wire.ts";

const option = (id: string, more: Partial<OptionListed> = {}): OptionListed => ({
  id,
  default: false,
  choices: [],
  needs: null,
  players: null,
  ...more,
});
const board = (id: string, players: [number, number]): BoardListed => ({
  id,
  name: `Board ${id}`,
  expansion: "own",
  players,
  salt_board: false,
  start_city: true,
  names: {},
});
const forum = option("forum");
const auction = option("auction", { needs: "forum" });
const wind = option("trade_wind", { default: "", choices: ["", "west"] });
const rounds = option("rounds", { default: 2, choices: ["1", "2"] });
const pairs = option("pairs", { players: [4, 6] });
const gifts = option("gifts", { needs: "pairs", players: [4, 6] });
const wrapped = option("wrapped_gifts", { needs: "gifts" });
const listed = [
  option("map", { default: "thule", choices: ["thule"] }),
  option("players", { default: 3, choices: ["2", "3"] }),
  forum,
  auction,
  pairs,
  gifts,
  wrapped,
  option("long_game"),
  option("unsaid"),
  wind,
  rounds,
];
const known = {
  boards: [board("ultima", [3, 5]), board("thule", [2, 4])],
  options: listed,
  bots: [],
  default_bot: "",
  languages: [],
  seats: [],
  gods: [],
  cards: [],
  starting_hand: [],
  tiles: [],
  goods: [],
  markets: [],
  characters: [],
  open_tables: false,
  maintenance: null,
} as Catalog;

const WORDS = `
option-forum = Forum
option-auction = Auction
option-long-game = A long game
option-long-game-help = Two rounds more.
option-trade-wind = Trade wind
option-trade-wind-none = Calm
option-trade-wind-none-help = No wind at all.
option-trade-wind-west = West
option-rounds = Rounds
`;

vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(known))));
vi.doMock("virtual:words/en", () => ({ default: WORDS }));
const { barred, choose, nearest, numbers } = await import("../src/lib/options.ts");
const { learn } = await import("../src/lib/facts.svelte.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
const { default: NewGame } = await import("../src/pages/NewGame.svelte");

describe("the form of a new game", () => {
  let body = "";
  beforeAll(async () => {
    await learn();
    await speak("en");
    body = render(NewGame).body.replaceAll(/<!--.*?-->/g, "");
  });
  const field = (id: string) =>
    new RegExp(`<(?:input|select)[^>]*data-option="${id}".*?</p>`, "s").exec(body)?.[0] ?? "";

  it("ticks yes or no, with its words and the way to its rules", () => {
    expect(field("long_game")).toContain('type="checkbox"');
    expect(field("long_game")).toContain("<strong>A long game</strong>");
    expect(field("long_game")).toContain("Two rounds more.");
    expect(field("long_game")).toContain('data-rule="option:long-game"');
  });
  it("lists choices by their words, the default chosen and explained", () => {
    expect(field("trade_wind")).toMatch(
      /<option value="" selected[^>]*>Calm<\/option><option value="west"[^>]*>West<\/option>/,
    );
    expect(field("trade_wind")).toContain("No wind at all.");
  });
  it("lists numbers as they are", () => expect(field("rounds")).toMatch(/<option value="2" selected[^>]*>2<\/option>/));
  it("bars what needs another option", () => {
    expect(field("auction")).toMatch(/^<input[^>]* disabled/);
    expect(field("forum")).not.toMatch(/^<input[^>]* disabled/);
  });
  it("leaves out what has no words, and asks for board and players elsewhere", () => {
    for (const id of ["unsaid", "map", "players"]) expect(body).not.toContain(`data-option="${id}"`);
  });
  it("offers the boards of the catalog, the default one chosen", () => {
    expect(body).toMatch(/value="ultima" class.*value="thule" checked/s);
    expect(body).toContain("Board thule");
  });
});

describe("choosing", () => {
  it("switches off what needs an option that is switched off", () => {
    const both = choose(listed, choose(listed, {}, forum, true), auction, true);
    expect(both).toEqual({ forum: true, auction: true });
    expect(barred(listed, both, auction)).toBe(false);
    const none = choose(listed, both, forum, false);
    expect(none).toEqual({ forum: false, auction: false });
    expect(barred(listed, none, auction)).toBe(true);
  });
  it("switches off what needs those in turn", () => {
    const all = { pairs: true, gifts: true, wrapped_gifts: true };
    expect(choose(listed, all, pairs, false)).toEqual({ pairs: false, gifts: false, wrapped_gifts: false });
  });
  it("bars what does not go with team play, and switches it off", () => {
    const [interim, teams] = [option("intermediate_scoring"), option("teams")];
    const both = [...listed, interim, teams];
    const chosen = choose(both, { intermediate_scoring: true }, teams, true);
    expect(chosen).toEqual({ intermediate_scoring: false, teams: true });
    expect(barred(both, chosen, interim)).toBe(true);
    expect(barred(both, {}, interim)).toBe(false);
  });
  it("offers as many players as the catalog allows with it", () => {
    expect(numbers(listed, {})).toEqual([2, 3]);
    expect(numbers(listed, { forum: true })).toEqual([2, 3]);
    expect(numbers(listed, { forum: true, pairs: true })).toEqual([4, 6]);
    expect(numbers(listed, { pairs: true, gifts: true })).toEqual([4, 6]);
    expect(numbers([...listed, option("duel", { players: [2, 4] })], { pairs: true, duel: true })).toEqual([4]);
  });
  it("goes to the nearest number of players", () => {
    expect([2, 3, 4, 5, 6].map((wish) => nearest([4, 6], wish))).toEqual([4, 4, 4, 6, 6]);
    expect(nearest([2, 3, 4, 5], 6)).toBe(5);
    expect(nearest([], 3)).toBe(3);
  });
  it("keeps a number a number", () => expect(choose(listed, {}, rounds, "1")).toEqual({ rounds: 1 }));
});
