/** The rules as a booklet: which sections belong to a game, and where things are explained. */

export type Options = Record<string, unknown>;

/** What can be left out of the booklet, in the order in which it is asked. */
export const MODULES = ["salt", "forum", "fish", "venus", "teams"] as const;

/** Whether a need is met: `salt` is played, `!fish` is not, `map=cyprus` is the value. */
function met(need: string, options: Options): boolean {
  if (need.startsWith("!")) return !options[need.slice(1)];
  const [id = "", value] = need.split("=");
  return value === undefined ? Boolean(options[id]) : String(options[id]) === value;
}

/** Whether a section belongs to a game with these options. */
export const belongs = (needs: readonly string[], options: Options): boolean =>
  needs.every((need) => met(need, options));

/** Whether a section is wanted where no game says what is played: none of what it needs has been left out. */
export const wanted = (needs: readonly string[], left: ReadonlySet<string>): boolean =>
  needs.every((need) => !left.has(need));

/** Where a thing is explained: an entry of the rules in short as a section of the booklet. */
export function sectionOf(entry: string): string {
  const [family = "", id = ""] = entry.split(":");
  const word = id.replaceAll("_", "-");
  if (family === "tile") return "forum";
  if (family === "stall" || family === "market") return "stalls";
  if (family === "god") return "gods";
  if (family === "card") return CARDS[word] ?? word;
  if (family === "option") return OPTIONS[word] ?? word;
  return family === "moving" ? "architect" : id || family;
}
const SPECIALISTS = ["mason", "farmer", "smith", "vintner", "weaver"];
const DOUBLE = ["prefect-architect", "architect-mercator", "prefect-mercator"];
const CARDS: Record<string, string> = {
  ...Object.fromEntries(SPECIALISTS.map((card) => [card, "specialists"])),
  ...Object.fromEntries(DOUBLE.map((card) => [card, "double"])),
  concordia: "end",
  mercator5: "mercator",
};
const OPTIONS: Record<string, string> = {
  "intermediate-scoring": "first-game",
  "start-without-goods": "without-goods",
  "own-tiles": "forum",
  display: "display-sides",
};

/** The address of the booklet for a game, at an entry of the rules in short. */
export function bookletLink(options: Options, entry = ""): string {
  const played = Object.entries(options).filter(([, value]) => value && value !== true);
  const flags = Object.entries(options).filter(([, value]) => value === true);
  const search = new URLSearchParams([
    ...played.map(([id, value]): [string, string] => [id, String(value)]),
    ...flags.map(([id]): [string, string] => [id, "1"]),
  ]);
  const query = search.size ? `?${search.toString()}` : "";
  return `/rules${query}${entry ? `#${sectionOf(entry)}` : ""}`;
}

/** What the address says is played; null where it names no game. */
export function optionsIn(search: string): Options | null {
  const found = Object.fromEntries(new URLSearchParams(search));
  return found["map"] ? found : null;
}

/** Words as they are compared: without accents, joined letters and capitals. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("æ", "ae").replaceAll("œ", "oe");

/** Whether a text has all words of a query, in any order. */
export function matches(text: string, query: string): boolean {
  const all = folded(text);
  return folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.includes(word));
}

/** Where words stand in a text, from and to; a joined letter counts as one, however it is compared. */
export function places(text: string, words: readonly string[]): [number, number][] {
  const origins: number[] = [];
  let all = "";
  for (const [at, letter] of text.split("").entries()) {
    const plain = folded(letter);
    all += plain;
    for (let nth = 0; nth < plain.length; nth++) origins.push(at);
  }
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length))
      found.push([origins[at] ?? 0, (origins[at + word.length - 1] ?? 0) + 1]);
  return found;
}
