import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withLetters } from "../build/letters.js";
import { PAINTS, paintOf, repainted } from "../src/lib/paints.svelte.ts";

const css = readFileSync(new URL("../../src/concordia_game/drawing/art/board.css", import.meta.url), "utf8");

describe("paints", () => {
  it("are those of the style sheet", () => {
    const listed = [...css.matchAll(/--paint-(\w+):/g)].map((match) => match[1]);
    expect(Object.keys(PAINTS).sort()).toEqual(listed.sort());
  });
  it("have a shape on them that can be seen: dark on light ones", () => {
    for (const [paint, shape] of Object.entries(PAINTS)) {
      const color = new RegExp(`--paint-${paint}: #(\\w{6})`).exec(css)?.[1] ?? "";
      const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
      const bright = 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;
      const contrast = shape === "light" ? 1.05 / (bright + 0.05) : (bright + 0.05) / 0.06;
      expect(contrast, paint).toBeGreaterThan(3);
    }
  });
  it("are never alike: who had the one that is chosen gets the one that becomes free", () => {
    const first = repainted({}, "red", "orange");
    expect(first).toEqual({ red: "orange" });
    const second = repainted(first, "blue", "orange");
    expect([paintOf("blue", second), paintOf("red", second)]).toEqual(["orange", "blue"]);
    expect(repainted(second, "green", "green")).toEqual({ ...second, green: "green" });
    expect(paintOf("red", { red: "mauve" })).toBe("red");
  });
});

describe("letters", () => {
  it("grow with the text size", () => {
    expect(withLetters("a { font-size: 14px; padding: 3px }")).toBe(
      "a { font-size: calc(14px * var(--text)); padding: 3px }",
    );
    expect(withLetters("a { font: 600 15px/1.2 var(--roman); }")).toBe(
      "a { font: 600 calc(15px * var(--text))/1.2 var(--roman); }",
    );
  });
  it("stay as they are in a round mark and in a title as wide as its page", () => {
    for (const css of [
      "a { font: 700 15px/20px b; }",
      "a { font-size: clamp(40px, 11vw, 56px); }",
      "a { width: 9px; }",
    ])
      expect(withLetters(css)).toBe(css);
  });
});
