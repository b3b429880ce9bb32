/** What the page says about turns is what the package says, in every language. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Advice, GainsShown } from "../src/wire.ts";

vi.stubGlobal("document", { documentElement: {} });
const { gainsSentence, hintSentence, leadSentence, whySentence } = await import("../src/lib/reasons.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
const { default: languages } = await import("virtual:languages");
type Why = Parameters<typeof whySentence>[0];

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env["CONCORDIA_PYTHON"] ?? `${root}.venv/bin/python`;
/** Gains and reasons of every kind, and what the package makes of them. */
const TOLD = `
import json
from concordia_game import Game
from concordia_game.analysis.grounds import MEANS
from concordia_game.analysis.reasons import entry
from concordia_game.analysis.words import said_gains, said_reason
from concordia_game.bots.gains import NOTHING
from concordia_game.engine.setup import GODS
from concordia_game.i18n import Translator, languages
from concordia_game.i18n.sentences import Sentences

state = Game.new(map="italia", players=2, forum=True).state
full = NOTHING._replace(
    gods={"vesta": -1, "saturnus": 4}, houses=["florentia", "spoletum"], provinces=["etruria"], kinds=["tool"],
    cards=["prefect", "mason"], tiles=["titus"], colonists=1, sestertii=3, goods={"brick": -2, "wine": 1},
    prefect={"wine": 2}, province="umbria",
)
one = NOTHING._replace(houses=["florentia"], gods={"jupiter": 1})
gains = [NOTHING, full, one, NOTHING._replace(hand=5, sestertii=1), NOTHING._replace(colonists=2)]
reasons = [entry(ground, points, full, state) for ground in [*GODS, *MEANS] for points in (-5.6, 1.5)]
said = {}
for language in languages():
    words = Sentences(Translator(language))
    said[language] = {
        "gains": [said_gains(words, state.setup, one) for one in gains],
        "reasons": [said_reason(words, state.setup, reason) for reason in reasons],
    }
print(json.dumps({"gains": [one.data() for one in gains], "reasons": reasons, "said": said}))
`;
interface Told {
  gains: GainsShown[];
  reasons: Why[];
  said: Record<string, { gains: string[]; reasons: string[] }>;
}
const told = JSON.parse(
  execFileSync(python, ["-c", TOLD], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}src` },
    encoding: "utf8",
  }),
) as Told;

/** The page writes a real minus. */
const plain = (said: string) => said.replaceAll("−", "-");

describe.each(languages.map(({ tag }) => tag))("%s", (tag) => {
  beforeAll(() => speak(tag));
  it("says what a turn is for as the package does", () => {
    expect(told.gains.map((gains) => plain(gainsSentence(gains, "italia")))).toEqual(told.said[tag]?.gains);
  });
  it("gives reasons as the package does", () => {
    expect(told.reasons.map((reason) => plain(whySentence(reason, "italia")))).toEqual(told.said[tag]?.reasons);
  });
});

describe("hints", () => {
  const advice = (lead: number | null): Advice => ({ text: "", margin: 0, lead, line: [], gains: {} });
  it("say by how much a hint is better than the next, if there is one", async () => {
    await speak("en");
    expect([1.25, 2, 0.06, 0.04, null].map((lead) => leadSentence(advice(lead)))).toEqual([
      "1.3 VP better than the next",
      "2.0 VP better than the next",
      "0.1 VP better than the next",
      "",
      "",
    ]);
    expect(hintSentence(advice(1), true, "italia")).toBe("Best: a preparation for later turns");
    expect(hintSentence(advice(1), false, "italia")).toBe("Also: a preparation for later turns");
  });
});
