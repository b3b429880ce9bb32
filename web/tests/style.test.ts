/** Colours and screens have names, said in one place each: palette.css, board.css, screens.css. No line is too long. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withScreens } from "../build/screens.js";

const here = new URL("..", import.meta.url).pathname;
const names = ["src", "board", "build", "dev", "tests"].flatMap((folder) =>
  readdirSync(here + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts|js|mjs|css)$/.test(name) && !name.includes("node_modules"))
    .map((name) => `${folder}/${name}`),
);
/** Colours are shared with the pictures that Python draws. */
const art = "../src/concordia_game/drawing/art";
const files = [...names, `${art}/palette.css`, `${art}/board.css`].map((name) => ({
  name,
  text: readFileSync(here + name, "utf8"),
}));

const COLOR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(/i;
const HOMES = [`${art}/palette.css`, `${art}/board.css`];
/** A page for whoever draws boards, with a ground of its own. */
const APART = ["board/preview.mjs"];

describe("colours", () => {
  it.each(files.filter(({ name }) => /^(src|board|\.\.)/.test(name) && !APART.includes(name)))(
    "of $name have names",
    ({ name, text }) => {
      const lines = text.split("\n").filter((line) => COLOR.test(line));
      expect(lines.filter((line) => !HOMES.includes(name) || !/^ *--[\w-]+:/.test(line))).toEqual([]);
    },
  );
  it("that are used by name are there", () => {
    const all = files.map(({ text }) => text).join("\n");
    const declared = new Set([...all.matchAll(/(?:^|[ "`{;:])(--[a-z][\w-]*)["`]?[:=]/gm)].map((match) => match[1]));
    const said = [...all.matchAll(/var\((--[\w-]+)[,)]/g)].map((match) => match[1]);
    expect(said.filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe("lines", () => {
  it.each(files)("of $name have no more than 120 letters", ({ text }) => {
    expect(text.split("\n").filter((line) => [...line].length > 120)).toEqual([]);
  });
});

describe("screens", () => {
  it.each(files.filter(({ name }) => name.endsWith(".svelte")))("of $name have names", ({ text }) => {
    expect(text.match(/@media[^{]*\b(?:width|height)/g)).toBeNull();
  });
  it("are what their names stand for", () => {
    const css = withScreens("@media (--small), (--low) { p { margin: 0 } }");
    expect(css).toBe("@media (max-width: 520px), (max-height: 520px) { p { margin: 0 } }");
    expect(() => withScreens("@media (--vast) { p { margin: 0 } }")).toThrow("--vast");
  });
});
