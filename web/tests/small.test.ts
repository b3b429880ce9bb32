import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { pathOf } = await import("../src/lib/router.svelte.ts");
const { latin, tally, tileHelp, tileName } = await import("../src/lib/names.ts");
const { learnOwn } = await import("../src/lib/facts.svelte.ts");
const { meant } = await import("../src/lib/why.ts");

describe("links", () => {
  it("an invitation stands behind the # or in the path", () => {
    expect(pathOf({ pathname: "/", hash: "#join=a-B_9" })).toBe("/join/a-B_9");
    expect(pathOf({ pathname: "/game/x", hash: "" })).toBe("/game/x");
  });
});

describe("names", () => {
  it("are Latin", () => expect(latin("portus_magnus")).toBe("Portus Magnus"));
  it("are counted", () => expect(tally(["prefect", "smith", "prefect"])).toEqual({ prefect: 2, smith: 1 }));
});

describe("tiles of the players", () => {
  const words = { id: "nemo", kind: "citizen", reconstructed: false, house_rule: true } as const;
  it("have their own names and texts, in English if nobody wrote any other", () => {
    learnOwn([{ ...words, name: "Nemo", names: { ru: "Немо", en: "Nobody" }, texts: { en: "3 sestertii." } }]);
    expect([tileName("nemo"), tileHelp("nemo")]).toEqual(["Nobody", "3 sestertii."]);
  });
  it("go by their one name and by whatever text there is", () => {
    learnOwn([{ ...words, name: "Captain Nemo", names: {}, texts: { ru: "3 сестерция." } }]);
    expect([tileName("nemo"), tileHelp("nemo")]).toEqual(["Captain Nemo", "3 сестерция."]);
  });
  it("are forgotten at the next table", () => {
    learnOwn([]);
    expect(tileName("nemo_minor")).toBe("Nemo Minor");
  });
});

describe("what a click on something dark means", () => {
  const colonists = [
    { kind: "sea", place: "roma" },
    { kind: "land", place: "mutina" },
    { kind: "land", place: "roma" },
  ];
  const position = { asked: "red", state: { market: null, players: [{ seat: "red", colonists }] } } as never;
  const apart = (other: string) => (other.endsWith(":roma") ? 1 : 2);
  it.each([
    ["city:cosa", "build-houses", [], "build cosa"],
    ["city:cosa", "settle-more", ["kind:sea"], "settle sea cosa"],
    ["city:cosa", "recruit", [], "recruit land cosa"],
    ["city:cosa", "name-start", [], "start cosa"],
    ["route:land:cosa-roma", "move-colonists", ["colonist:land:roma"], "move land roma > cosa-roma"],
    ["route:land:cosa-roma", "move-colonists", [], "move land roma > cosa-roma"],
    ["route:land:cosa-roma", "move-colonists", ["colonist:land:mutina"], "move land mutina > cosa-roma"],
    ["province:apulia", "prefect", [], "produce apulia"],
    ["space:3", "buy-card", [], "take 3"],
  ])("%s at %s", (touched, prompt, picked, text) => {
    expect(meant(position, prompt, picked, touched, apart)).toBe(text);
  });
});
