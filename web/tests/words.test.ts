/** The page says nothing that the catalogues lack, and they hold nothing for the page that it never says. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue } from "../build/words.ts";

const here = new URL("..", import.meta.url).pathname;
const folder = join(here, "../src/concordia/i18n");
const OURS = /^(ui|move|done)-/;
/** Ids that are put together: these beginnings are looked up with an ending from the data. */
const FAMILIES = [/^ui-level-/, /^ui-tour-\d-(title|text)$/, /^ui-error-/, /^ui-(houses|colonists)-count$/, /^done-/, /^move-(income|tax|skip-tile|pass|close)$/];

function sources(path: string): string[] {
  return readdirSync(path).flatMap((name) => {
    const file = join(path, name);
    return statSync(file).isDirectory() ? sources(file) : [readFileSync(file, "utf8")];
  });
}

const ids = (language: string) => new Set([...catalogue(folder, language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ""));
const written = sources(join(here, "src")).join("\n");
const used = new Set([...written.matchAll(/["'`]((?:ui|move|done)-[a-z0-9-]+)["'`]/g)].map((match) => match[1] ?? ""));

describe.each(["en", "fr", "ru", "sr-Latn", "sr-Cyrl"])("%s", (language) => {
  const there = ids(language);
  it("has every message that the page says", () => {
    expect([...used].filter((id) => !there.has(id))).toEqual([]);
  });
  it("has no message that the page never says", () => {
    const idle = [...there].filter((id) => OURS.test(id) && !used.has(id) && !FAMILIES.some((family) => family.test(id)));
    expect(idle).toEqual([]);
  });
});
