/** A language is its folder: the page offers it by the name that it gives itself, and to those who read it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import offered from "virtual:languages";
import { catalogue, introduction, languages } from "../build/words.ts";
import { preferred, type Language } from "../src/lib/languages.ts";

const folder = join(new URL("..", import.meta.url).pathname, "../src/concordia_game/i18n");
const language = (tag: string, ...also: string[]): Language => ({
  tag,
  name: tag,
  also,
  load: () => Promise.resolve({ default: "" }),
  lessons: () => Promise.resolve({ default: "" }),
  booklet: () => Promise.resolve({ default: "" }),
  study: () => Promise.resolve({ default: "" }),
  puzzles: () => Promise.resolve({ default: "" }),
});

describe("the languages of the page", () => {
  it("are the folders, each by its own name", () => {
    expect(offered.map(({ tag }) => tag)).toEqual(languages(folder));
    expect(offered.find(({ tag }) => tag === "fr")?.name).toBe("Français");
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length);
  });
  it("are loaded one by one", async () => {
    for (const { tag, load } of offered) expect((await load()).default).toBe(catalogue(folder, tag));
  });
});

describe("a new folder", () => {
  const copy = mkdtempSync(join(tmpdir(), "words-"));
  beforeAll(() => {
    cpSync(join(folder, "en"), join(copy, "en"), { recursive: true });
    cpSync(join(folder, "en"), join(copy, "la"), { recursive: true });
    mkdirSync(join(copy, "__pycache__"));
    const ui = join(copy, "la", "ui.ftl");
    writeFileSync(ui, readFileSync(ui, "utf8").replace("ui-language-name = English", "ui-language-name = Latina"));
  });
  afterAll(() => rmSync(copy, { recursive: true }));
  it("is a language", () => {
    expect(languages(copy)).toEqual(["en", "la"]);
    expect(introduction(copy, "la")).toEqual({ name: "Latina", also: [] });
  });
  it("must say its name", () => {
    writeFileSync(join(copy, "la", "ui.ftl"), "ui-title = Concordia\n");
    expect(() => introduction(copy, "la")).toThrow("la: its catalogue lacks ui-language-name");
  });
});

describe("the first language", () => {
  it("is the one chosen before, else the browser's, else English", () => {
    expect(preferred("ru", ["fr"], offered)).toBe("ru");
    expect(preferred(null, ["de", "fr-CA"], offered)).toBe("fr");
    expect(preferred("xx", ["de", "not a tag"], offered)).toBe("en");
  });
  it.each([
    ["sr", "sr-Cyrl"],
    ["sr-RS", "sr-Cyrl"],
    ["sr-Latn-RS", "sr-Latn"],
    ["sr-ME", "sr-Latn"],
    ["sh", "sr-Latn"],
    ["hr-HR", "sr-Latn"],
    ["bs", "sr-Latn"],
    ["bs-Cyrl", "sr-Cyrl"],
    ["cnr", "sr-Latn"],
  ])("of a reader of %s is in their script: %s", (tag, found) => expect(preferred(null, [tag], offered)).toBe(found));
  it("is the reader's own before one that serves them, and any script before none", () => {
    expect(preferred(null, ["hr"], [language("sr-Latn", "hr"), language("hr")])).toBe("hr");
    expect(preferred(null, ["zh-TW"], [language("en"), language("zh-Hans")])).toBe("zh-Hans");
    expect(preferred(null, ["pt-BR"], [language("en"), language("pt")])).toBe("pt");
  });
});
