/** The page tells reasons and gains of turns as the terminal does, in every language. */
import { expect, it, vi } from "vitest";
import type { GameEvent, Position, TurnReason } from "../src/wire.ts";
import { lines, printedCatalog } from "./python.ts";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", () => Promise.resolve(new Response(printedCatalog())));
const { gainsSentence, groundSentence } = await import("../src/lib/grounds.ts");
const { learn } = await import("../src/lib/facts.svelte.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
const { default: languages } = await import("virtual:languages");

interface Told extends Position {
  reason?: TurnReason;
  gains?: GameEvent;
  said: Record<string, string>;
}
const told = lines<Told>("i18n.grounds");

it.each(languages.map(({ tag }) => tag))(
  "says in %s what the terminal says",
  async (language) => {
    await learn();
    await speak(language);
    const page = told.map((position) =>
      position.reason
        ? groundSentence(position.reason, position)
        : gainsSentence(position.gains as GameEvent, position),
    );
    expect(page.length).toBeGreaterThan(200);
    // The page has the longer sign for less than nothing.
    expect(page).toEqual(told.map(({ said }) => said[language]?.replaceAll(/ -(?=\d)/g, " −")));
  },
  60_000,
);
