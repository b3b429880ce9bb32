/** Names are written as large as they are drawn on a small screen, and leave the board its room on a large one. */
import { expect, it } from "vitest";
import { heldAt, shareAt, shareOnPhone } from "../board/lib/letters.mjs";
import { firstZoom } from "../board/lib/screens.mjs";

it("letters shrink only where the board is seen large", () => {
  expect(shareAt(0.35, 30)).toBe(1);
  expect(shareAt(0.5, 30)).toBe(1);
  expect(shareAt(1, 30)).toBe(0.5);
  expect(shareAt(6, 30)).toBe(0.4);
});

it("a name that shrinks stays at its city", () => {
  const name = { lines: ["Roma"], x: 200, y: 100, anchor: "start" };
  expect(heldAt(name, [160, 90], 30)).toEqual([200, 90]);
  expect(heldAt({ ...name, anchor: "middle" }, [200, 40], 30)).toEqual([200, 78]);
  expect(heldAt({ ...name, anchor: "middle" }, [200, 140], 30)).toEqual([200, 100]);
});

it("a phone shows the board in its whole height, and never too small to read", () => {
  expect(firstZoom([994, 480], [2400, 1240])).toBe(1);
  expect(firstZoom([390, 590], [2400, 1240]) * (390 / 2400) * 1240).toBeCloseTo(590);
  expect(firstZoom([390, 300], [2400, 1240]) * (390 / 2400)).toBeCloseTo(0.46);
});

it("on a phone letters have 11 pixels, or there are none", () => {
  for (const scale of [0.36, 0.4, 0.46, 0.5, 0.8])
    expect(shareOnPhone(scale, 30, 24) * scale * 24).toBeGreaterThan(10.99);
  expect(shareOnPhone(0.3, 30, 24)).toBe(0);
});
