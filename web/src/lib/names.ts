/** Names of things by their ids. Cities, provinces and persons are Latin in every language. */
import { boardFact, printed, standard, tileFact } from "./facts.svelte.ts";
import { has, language, say, type Args } from "./words.svelte.ts";

export function latin(id: string): string {
  return id
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** A board by the name in its file, which one of the host's may have chosen freely. */
export const boardName = (id: string): string => boardFact(id)?.name ?? latin(id);

const kebab = (id: string) => id.replaceAll("_", "-");

export const cardName = (id: string) => say(`card-${kebab(id)}`);
/** A card without what tells it from its namesakes; the two roles of a double card may stand on two lines. */
export const shortName = (id: string) =>
  cardName(id)
    .replace(/ \(.*\)$/, "")
    .replace("/", "/\u200b");
/** The options of a game; without one, texts say everything. */
export type Played = Readonly<Record<string, unknown>> | null | undefined;
/** What a text is told with: it leaves out remarks on boards, boxes and editions that the game does not use. */
export function concerning(played: Played): Args {
  if (!played) return {};
  const yes = (option: string) => (played[option] ? "yes" : "no");
  return {
    start: boardFact(String(played["map"] ?? standard("map")))?.start_city === false ? "spaces" : "city",
    edition: (played["edition"] ?? standard("edition")) === "current" ? "current" : "old",
    fish: yes("fish"),
    salt: yes("salt"),
  };
}
export const cardHelp = (id: string, played?: Played, fish = Boolean(played?.["fish"])) =>
  say(
    fish && has(`card-${kebab(id)}-fish-help`) ? `card-${kebab(id)}-fish-help` : `card-${kebab(id)}-help`,
    concerning(played),
  );
export const goodName = (id: string) => say(`good-${id}`);

/** Words that came with a tile of the players: in the language of the page, in its other script, in English, or any. */
function ownWords(words: Record<string, string>): string | undefined {
  const [main] = language.now.split("-");
  const near = Object.keys(words).filter((tag) => tag.split("-")[0] === main);
  const tag = [language.now, ...near, "en", ...Object.keys(words)].find((found) => found in words);
  return tag && words[tag];
}
export function tileHelp(id: string, played?: Played): string {
  const tile = tileFact(id);
  return tile?.house_rule ? (ownWords(tile.texts) ?? "") : say(`tile-${kebab(id)}-help`, concerning(played));
}
/** What is said beside a tile that is a house rule, or partly our reconstruction. */
export function tileNote(id: string): string {
  const tile = tileFact(id);
  if (tile?.house_rule) return say("ui-tile-own");
  return tile?.reconstructed ? say("ui-tile-note") : "";
}
/** Latin, unless the players wrote another name. */
export function tileName(id: string): string {
  const tile = tileFact(id);
  return tile?.house_rule ? (ownWords(tile.names) ?? tile.name) : latin(id);
}

/** A stall by its id, or by the word of one of its offers (`wine_or_cloth wine`, `money 8`). */
export function stallName(word: string): string {
  const [id = "", ...rest] = word.split(" ");
  // Where a tile allows more cards, the fish say which offer it is.
  if (rest.length && has(`stall-${kebab(id)}-more`)) return say(`stall-${kebab(id)}-more`, { fish: Number(rest[0]) });
  const name = has(`stall-${kebab(id)}`) ? say(`stall-${kebab(id)}`) : latin(id);
  const more = rest.map((part) => (has(`good-${part}`) ? goodName(part) : part)).join(" ");
  return more ? `${name} (${more})` : name;
}
export const stallHelp = (id: string, played?: Played) =>
  has(`stall-${kebab(id)}-help`) ? say(`stall-${kebab(id)}-help`, concerning(played)) : "";

/** Balearica's provinces have no Latin names of their own: they are named in the catalogues. */
export function provinceName(id: string, board: string): string {
  const own = `province-${board}-${kebab(id)}`;
  return has(own) ? say(own) : (printed(board, id) ?? latin(id));
}

export function cityName(id: string, board: string): string {
  return has(`place-${kebab(id)}`) ? say(`place-${kebab(id)}`) : (printed(board, id) ?? latin(id));
}

/** A route by its two ends, or a city where a colonist stands. */
export function placeName(id: string, board: string): string {
  return id
    .replace(/^(land|sea)[: ]/, "")
    .replace(/^@/, "")
    .split("-")
    .map((end) => cityName(end, board))
    .join(" – ");
}

export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** How many of each good, by id; `any` for one of choice. */
export type Goods = Record<string, number>;

/** "2 bricks, 1 wine" in the language of the page. */
export function goodsList(goods: Goods): string {
  return Object.entries(goods)
    .map(([good, count]) => say(`goods-${good}`, { count }))
    .join(", ");
}
