/** Figures are written as the language writes them. */
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { change, dayInWords, decimal, figure, percent, signed } = await import("../src/lib/figures.ts");
const { speak } = await import("../src/lib/words.svelte.ts");

describe("figures", () => {
  it("have signs, and decimals only where they need them", async () => {
    await speak("en");
    expect([4, -1.5, 0].map(signed)).toEqual(["+4", "−1.5", "0"]);
    expect([figure(1.25), figure(-2), decimal(2)]).toEqual(["1.3", "−2", "2.0"]);
    await speak("fr");
    expect([signed(-1.5), figure(1.5), decimal(2)]).toEqual(["−1,5", "1,5", "2,0"]);
  });
  it("are never certain before the end", async () => {
    await speak("en");
    expect([0, 0.001, 0.384, 0.9999, 1].map(percent)).toEqual(["0%", "<1%", "38%", ">99%", "100%"]);
  });
  it("say what changed", async () => {
    await speak("en");
    expect([-0.123, 0.05, 0.002, -0.002, 0].map(change)).toEqual(["−12%", "+5%", "±0%", "±0%", "±0%"]);
    await speak("ru");
    expect(change(-0.123)).toBe("−12\u00a0%");
  });
  it("name a day in words", async () => {
    await speak("en");
    expect(dayInWords("2026-11-18")).toBe("November 18, 2026");
    await speak("sr-Latn");
    expect(dayInWords("2026-11-18")).toBe("18. novembar 2026.");
  });
});
