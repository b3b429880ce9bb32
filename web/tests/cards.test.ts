/** A card that the page has never heard of has a face, an entry of the rules and a drawing that stands for any. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { CardListed, Catalog } from "../src/wire.ts";

const card = (id: string, persona: string, more: Partial<CardListed> = {}): CardListed => ({
  id,
  word: id,
  persona,
  god: "vesta",
  cost: {},
  cash: 0,
  good: null,
  points: 0,
  gods: ["vesta"],
  roles: [],
  ...more,
});
const cards = [
  card("mercator", "mercator"),
  card("mercator5", "mercator", { cash: 5 }),
  card("old_augur", "augur", { god: "fortuna", gods: ["fortuna"] }),
  card("old_augur_for_sale", "augur"),
  card("mason", "specialist", { good: "brick" }),
  card("smith", "specialist", { good: "tool" }),
  card("prefect_architect", "double", { gods: ["venus"], roles: ["prefect", "architect"] }),
  card("prefect_mercator", "double", { gods: ["venus"], roles: ["prefect", "mercator"] }),
  card("legatus", "legatus", { gods: ["jupiter", "venus"] }),
];
const known = {
  boards: [],
  options: [],
  bots: [],
  default_bot: "",
  languages: [],
  seats: [],
  gods: ["vesta", "fortuna"],
  cards,
  starting_hand: [],
  tiles: [],
  goods: [],
  markets: [],
  characters: [],
  open_tables: false,
  maintenance: null,
} as Catalog;
const WORDS = `
card-old-augur = Augur
card-old-augur-help = Reads the birds.
god-fortuna = Fortuna
god-fortuna-help = Luck.
`;

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(known))));
vi.doMock("virtual:words/en", () => ({ default: WORDS }));
const { emblem, explainedCards, learn, namesake } = await import("../src/lib/facts.svelte.ts");
const { drawing } = await import("../src/lib/drawings.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
const { default: CardFace } = await import("../src/parts/CardFace.svelte");
const { default: Rules } = await import("../src/parts/Rules.svelte");

beforeAll(async () => {
  await learn();
  await speak("en");
});

describe("a card", () => {
  it("is drawn as its persona, a specialist as its good", () => {
    expect(["mercator5", "old_augur_for_sale", "smith", "concordia"].map(emblem)).toEqual([
      "persona-mercator",
      "persona-augur",
      "good-tool",
      "god-concordia",
    ]);
  });
  it("is explained by the first of its kind", () => {
    expect(["mercator5", "old_augur_for_sale", "smith", "concordia"].map(namesake)).toEqual([
      "mercator",
      "old_augur",
      "smith",
      "concordia",
    ]);
    expect(explainedCards()).toEqual([
      ...["mercator", "old_augur", "mason", "smith", "prefect_architect", "prefect_mercator", "legatus"],
      "concordia",
    ]);
  });
});

describe("a card of Venus", () => {
  it("shows both of its roles", () => {
    expect(emblem("prefect_mercator")).toBe("persona-prefect-mercator");
    expect(drawing(emblem("prefect_mercator"))).toBe("persona-prefect-mercator");
  });
  it("shows all of its gods", () => {
    const { body } = render(CardFace, { props: { id: "legatus" } });
    for (const part of ['href="#god-jupiter"', 'href="#god-venus"']) expect(body).toContain(part);
  });
});

describe("what nobody has drawn", () => {
  it("has the drawing of its family", () => {
    expect(["persona-mercator", "persona-augur", "god-vesta", "god-fortuna", "good-brick"].map(drawing)).toEqual([
      "persona-mercator",
      "persona-any",
      "god-vesta",
      "god-any",
      "good-brick",
    ]);
  });
  it("has a face", () => {
    const { body } = render(CardFace, { props: { id: "old_augur" } });
    for (const part of ['href="#persona-any"', 'href="#god-any"', "Augur", "Fortuna"]) expect(body).toContain(part);
  });
  it("has its entries in the rules", () => {
    const { body } = render(Rules);
    expect(body).toMatch(/data-entry="card:old_augur".*Reads the birds\./);
    expect(body).toMatch(/data-entry="god:fortuna".*Luck\./);
    expect(body).not.toContain("old_augur_for_sale");
  });
});
