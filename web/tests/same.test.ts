/** The page and the terminal say the same about a sample of games: what Python says, and what the page says. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import type { GameEvent, Position } from "../src/wire.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env["CONCORDIA_PYTHON"] ?? `${root}.venv/bin/python`;
const env = { ...process.env, PYTHONPATH: `${root}src:${root}tests` };
const printed = (...args: string[]) =>
  execFileSync(python, args, { cwd: root, env, encoding: "utf8", maxBuffer: 2 ** 28 });

const CATALOG = [
  "import sys, msgspec",
  "from concordia_game.server.catalog import catalog",
  "sys.stdout.write(msgspec.json.encode(catalog()).decode())",
].join("; ");
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", () => Promise.resolve(new Response(printed("-c", CATALOG))));
const { eventSentence, moveLabel, promptSentence, reasonSentence } = await import("../src/lib/sentences.ts");
const { learn, learnOwn } = await import("../src/lib/facts.svelte.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
const { default: languages } = await import("virtual:languages");

interface Told extends Position {
  reasons: { code: string; details: Record<string, number | string> }[];
  events: GameEvent[];
  said: Record<string, string[]>;
}
const told = printed("-m", "i18n.same")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Told);

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
