/** The page and the terminal say the same about a sample of games: what Python says, and what the page says. */
import { expect, it, vi } from "vitest";
import type { GameEvent, Position } from "../src/wire.ts";
import { lines, printedCatalog } from "./python.ts";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", () => Promise.resolve(new Response(printedCatalog())));
const { eventSentence, moveLabel, promptSentence, reasonSentence } = await import("../src/lib/sentences.ts");
const { learn, learnOwn } = await import("../src/lib/facts.svelte.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
const { default: languages } = await import("virtual:languages");

interface Told extends Position {
  reasons: { code: string; details: Record<string, number | string> }[];
  events: GameEvent[];
  said: Record<string, string[]>;
}
const told = lines<Told>("i18n.same");

it.each(languages.map(({ tag }) => tag))(
  "says in %s what the terminal says",
  async (language) => {
    await learn();
    await speak(language);
    const page = told.map((position) => {
      learnOwn(position.game.own_tiles);
      return [
        promptSentence(position),
        ...position.moves.map((move) => moveLabel(move, position)),
        ...position.reasons.map(({ code, details }) => reasonSentence(code, details, position)),
        ...position.events.map((event) => eventSentence(event, position)),
      ];
    });
    expect(page.flat().length).toBeGreaterThan(3000);
    expect(page).toEqual(told.map(({ said }) => said[language]));
  },
  60_000,
);
