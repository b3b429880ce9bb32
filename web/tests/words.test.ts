/** The page says nothing that the catalogues lack, and they hold nothing for the page that it never says. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue, languages, laterWords } from "../build/words.ts";

const here = new URL("..", import.meta.url).pathname;
const folder = join(here, "../src/concordia_game/i18n");
const OURS = /^(ui|move|study|puzzle)-/;
/** Ids that the page puts together; what ends a decision (`done-`) is held by the games of tests/i18n. */
const MADE = [
  ...["easy", "normal", "hard", "master", "greedy", "random"].map((level) => `ui-level-${level}`),
  ...["easy", "normal", "hard", "master", "greedy", "random"].map((level) => `ui-level-${level}-help`),
  ...["slow", "normal", "fast"].map((pace) => `ui-pace-${pace}`),
  ...["auto", "light", "dark"].map((look) => `ui-look-${look}`),
  ...["full", "plain"].map((detail) => `ui-detail-${detail}`),
  ...["box", "contrast", "own"].map((set) => `ui-seat-colors-${set}`),
  ...["orange", "sky", "violet", "pink", "brown"].map((paint) => `ui-paint-${paint}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((step) => [`ui-tour-${step}-title`, `ui-tour-${step}-text`]),
  ...["houses", "colonists"].map((pieces) => `ui-${pieces}-count`),
  ...["salt", "forum", "auction", "fish", "venus", "teams", "balearica"].map((told) => `ui-rules-${told}-text`),
  // Time, leaving, consent: what is asked for, and what is noted.
  ...["mark", "turn", "seat"].map((end) => `ui-clock-end-${end}`),
  ...["bot", "end"].map((leaving) => `ui-leaving-${leaving}`),
  ...["resign", "leave"].flatMap((way) => [`ui-${way}`, `ui-${way}-sure`]),
  ...["takeback", "end"].map((what) => `ui-request-${what}`),
  ...["ask-takeback", "ask-end", "agree", "decline", "withdraw", "lapse", "taken-back", "ended", "resign"].map(
    (kind) => `ui-note-${kind}`,
  ),
  ...["leave", "back", "holiday", "home", "overdue", "bot-turn", "bot-seat"].map((kind) => `ui-note-${kind}`),
  ...["request-open", "no-takeback", "asked-enough", "no-request", "resigned", "bad-holiday", "seat-is-bot"].map(
    (code) => `ui-error-${code}`,
  ),
  ...["bad-passkey", "no-such-passkey", "no-such-challenge", "no-such-recovery", "no-passkeys-here"].map(
    (code) => `ui-error-${code}`,
  ),
  ...["too-many-passkeys", "not-kept", "bad-key"].map((code) => `ui-error-${code}`),
  ...["no-talk", "not-host", "said-for-good", "table-full", "no-open-tables", "maintenance", "no-hints"].map(
    (code) => `ui-error-${code}`,
  ),
  ...["dead-plan", "no-such-analysis"].map((code) => `ui-error-${code}`),
  // Why a record is refused.
  ...["title", "rules-version", "map", "long", "damaged", "illegal"].map((kind) => `ui-error-bad-record-${kind}`),
  // The parts of an analysis.
  ...["players", "turn", "turns", "time", "depth-quick", "depth-deep"].map((part) => `study-${part}`),
  ...["houses", "provinces", "cards", "money", "tempo"].map((series) => `study-series-${series}`),
  // What puzzles are about, how hard they are and how they stand.
  ...["all", "buy", "build", "trade", "end"].map((theme) => `puzzle-theme-${theme}`),
  ...["all", "easy", "medium", "hard"].map((grade) => `puzzle-grade-${grade}`),
  ...["new", "solved", "missed", "shown"].map((stage) => `puzzle-state-${stage}`),
  // The build asks each language for its name.
  "ui-language-name",
  ...verbs().map((verb) => `move-${verb}`),
];

/** The verbs of moves; what ends a decision has its own words, and nobody chooses what is drawn. */
function verbs(): string[] {
  const wire = readFileSync(join(here, "src/wire.ts"), "utf8");
  return [...wire.matchAll(/\{ verb: "([\w-]+)"/g)]
    .map((match) => match[1] ?? "")
    .filter((verb) => !["done", "draw"].includes(verb));
}

function sources(path: string): string[] {
  return readdirSync(path).flatMap((name) => {
    const file = join(path, name);
    return statSync(file).isDirectory() ? sources(file) : [readFileSync(file, "utf8")];
  });
}

const ids = (language: string) =>
  new Set(
    [catalogue(folder, language), laterWords(folder, language, "study"), laterWords(folder, language, "puzzles")]
      .flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)])
      .map((match) => match[1] ?? ""),
  );
const written = sources(join(here, "src")).join("\n");
const used = new Set([
  ...MADE,
  ...[...written.matchAll(/["'`]((?:ui|move|study|puzzle)-[a-z0-9-]+)["'`]/g)].map((match) => match[1] ?? ""),
]);

describe.each(languages(folder))("%s", (language) => {
  const there = ids(language);
  it("has every message that the page says", () => {
    expect([...used].filter((id) => !there.has(id))).toEqual([]);
  });
  it("has no message that the page never says", () => {
    const idle = [...there].filter((id) => OURS.test(id) && !used.has(id));
    expect(idle).toEqual([]);
  });
});
