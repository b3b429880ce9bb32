/** Which sections of the booklet belong to a game, how they are found, and where things are explained. */
import { describe, expect, it } from "vitest";
import { belongs, bookletLink, matches, optionsIn, places, sectionOf, wanted } from "../src/lib/booklet.ts";

describe("a section", () => {
  it("belongs to games with all that it needs", () => {
    expect(belongs([], {})).toBe(true);
    expect(belongs(["salt"], { salt: true })).toBe(true);
    expect(belongs(["salt"], { salt: false })).toBe(false);
    expect(belongs(["!fish"], { fish: "" })).toBe(true);
    expect(belongs(["!fish"], { fish: "coast" })).toBe(false);
    expect(belongs(["venus", "!teams"], { venus: "1" })).toBe(true);
    expect(belongs(["map=cyprus"], { map: "cyprus" })).toBe(true);
    expect(belongs(["map=cyprus"], { map: "italia" })).toBe(false);
  });
  it("is wanted unless something that it needs is left out", () => {
    expect(wanted(["salt"], new Set())).toBe(true);
    expect(wanted(["salt"], new Set(["salt"]))).toBe(false);
    expect(wanted(["!fish"], new Set(["fish"]))).toBe(true);
  });
});

describe("the address of the booklet", () => {
  it("says what is played", () => {
    const link = bookletLink({ map: "italia", salt: true, forum: false, fish: "coast" }, "card:architect");
    expect(link).toBe("/rules?map=italia&fish=coast&salt=1#architect");
    expect(optionsIn(new URL(link, "http://here").search)).toEqual({ map: "italia", fish: "coast", salt: "1" });
  });
  it("names no game on its own", () => {
    expect(bookletLink({})).toBe("/rules");
    expect(optionsIn("")).toBeNull();
    expect(optionsIn("?salt=1")).toBeNull();
  });
  it.each([
    ["card:vintner", "specialists"],
    ["card:prefect_mercator", "double"],
    ["card:magnus", "magnus"],
    ["god:mars", "gods"],
    ["tile:julius", "forum"],
    ["stall:wine", "stalls"],
    ["option:start-without-goods", "without-goods"],
    ["board:cyprus", "cyprus"],
    ["moving", "architect"],
    ["houses", "houses"],
  ])("leads from %s to %s", (entry, section) => expect(sectionOf(entry)).toBe(section));
});

describe("searching", () => {
  it("finds all words in any order, with or without capitals and accents", () => {
    expect(matches("Le Préfet reçoit des marchandises", "prefet RECOIT")).toBe(true);
    expect(matches("Le Préfet", "prefet tribun")).toBe(false);
    expect(matches("Ваш склад", "СКЛАД")).toBe(true);
    expect(matches("Præfectus Magnus", "praefectus")).toBe(true);
  });
  it("knows where they stand", () => {
    expect(places("Der Præfectus Magnus", ["praefectus", "magnus"])).toEqual([
      [4, 13],
      [14, 20],
    ]);
    expect(places("Préfet, préfet", ["prefet"])).toEqual([
      [0, 6],
      [8, 14],
    ]);
    expect(places("Tribun", ["prefet"])).toEqual([]);
  });
});
