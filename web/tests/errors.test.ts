/** What the server refuses, in words. */
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { Refused } = await import("../src/lib/api.ts");
const { errorSentence } = await import("../src/lib/errors.ts");
const { speak } = await import("../src/lib/words.svelte.ts");

describe("a record that is refused", () => {
  const refused = (details: Record<string, unknown>) => new Refused(400, "bad_record", details);

  it("tells the rule that a move breaks in the reader's language", async () => {
    const error = refused({ kind: "illegal", why: "money_short", have: 3, need: 7, line: 30, reason: "English" });
    await speak("en");
    expect(errorSentence(error)).toContain("line 30");
    expect(errorSentence(error)).toContain("you have 3 of 7");
    await speak("ru");
    expect(errorSentence(error)).toMatch(/строке 30.*3.*7/);
    expect(errorSentence(error)).not.toContain("English");
  });

  it("has a sentence for what is no record at all", async () => {
    await speak("en");
    expect(errorSentence(refused({ reason: "oddly written" }))).toContain("oddly written");
    expect(errorSentence(new Error("no answer"))).not.toBe("");
  });
});
