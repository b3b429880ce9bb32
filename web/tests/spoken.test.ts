/** Whole games by chance, on every board and with every module, put into words by the page in every language. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Catalog, GameEvent, MoveShown, Position } from "../src/wire.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env["CONCORDIA_PYTHON"] ?? `${root}.venv/bin/python`;
const run = (...args: string[]) =>
  execFileSync(python, args, {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}src` },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });

const CATALOG = `
import sys, msgspec
from concordia_game.server.catalog import catalog
sys.stdout.write(msgspec.json.encode(catalog()).decode())
`;
const known = JSON.parse(run("-c", CATALOG)) as Catalog;
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(known))));
const { eventSentence, moveLabel, promptSentence, reasonSentence } = await import("../src/lib/sentences.ts");
const { learn } = await import("../src/lib/facts.svelte.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
const { default: languages } = await import("virtual:languages");

type Told = Position & { reasons: { code: string; details: Record<string, number | string> }[]; events: GameEvent[] };
const told = run("tests/i18n/stories.py")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Told);

/** What shows that words are missing: a message's id, a field left open, an id of the data, marks of direction. */
const FAULTS = [
  /\b(card|colonist|done|god|goods?|log|move|place|prompt|province|reason|seat|stall|tile|ui)-[a-z]/,
  /[{}$_\u2066-\u2069]|undefined|null|NaN|\[object/,
  /^\s|\s$|^$| {2}|^[^\p{L}]*$|: ?[.)]|\(\)|– *(→|$|\()|(^|[:→(]) *–/u,
];
const ENDS = /[.!?…»”“"')\]\p{L}\d]$/u;

function sentences(position: Told): string[] {
  return [
    promptSentence(position),
    ...position.moves.map((move: MoveShown) => moveLabel(move, position)),
    ...position.reasons.map(({ code, details }) => reasonSentence(code, details, position)),
    ...position.events.map((event) => eventSentence(event, position)),
  ];
}

describe.each(languages.map(({ tag }) => tag))("%s", (language) => {
  let said = new Set<string>();
  beforeAll(async () => {
    await learn();
    await speak(language);
    said = new Set(told.flatMap(sentences));
  }, 60_000);
  it("says everything in whole sentences", () => {
    expect(said.size).toBeGreaterThan(3000);
    expect(
      [...said].filter((text) => FAULTS.some((fault) => fault.test(text)) || !ENDS.test(text)).slice(0, 20),
    ).toEqual([]);
  });
  it("names what the boards print", () => {
    const text = [...said].join("\n");
    for (const board of known.boards.filter(({ id }) => id !== "balearica"))
      for (const name of Object.values(board.names)) expect(text).toContain(name);
  });
});
