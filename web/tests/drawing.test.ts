/** A board of one's own may be called anything: the drawing stays a drawing. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawBoard } from "../board/draw.mjs";
import type { Geometry } from "../src/lib/geometry.ts";

const file = new URL("../../src/concordia_game/drawing/art/geometry/italia.json", import.meta.url);
const italia = readFileSync(file, "utf8");

it("writes names as words, never as marks", () => {
  const odd = JSON.parse(
    italia.replaceAll("Roma", '<script>\\"&').replaceAll("ITALIA", "<ITALIA>").replaceAll("#AC2A36", '\\"><b>'),
  ) as Geometry;
  const drawn = drawBoard(odd, { label: '"<b>' });
  expect(drawn).not.toMatch(/<script|<b>|<ITALIA>/);
  expect(drawn).toContain("&lt;script&gt;&quot;&amp;</tspan>");
  expect(drawn).toContain('aria-label="&quot;&lt;b&gt;"');
});
