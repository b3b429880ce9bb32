/** Names of things by their ids. Cities, provinces and persons are Latin in every language. */
import { boardFact, isReconstructed, printed } from "./facts.svelte.ts";
import { has, say } from "./words.svelte.ts";

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
export const cardHelp = (id: string, fish = false) =>
  say(fish && has(`card-${kebab(id)}-fish-help`) ? `card-${kebab(id)}-fish-help` : `card-${kebab(id)}-help`);
export const goodName = (id: string) => say(`good-${id}`);
export const tileHelp = (id: string) => say(`tile-${kebab(id)}-help`);
/** What is said beside a tile that is partly our reconstruction. */
export const tileNote = (id: string) => (isReconstructed(id) ? say("ui-tile-note") : "");
export const tileName = latin;

/** A stall by its id, or by the word of one of its offers (`wine_or_cloth wine`, `money 8`). */
export function stallName(word: string): string {
  const [id = "", ...rest] = word.split(" ");
  const name = has(`stall-${kebab(id)}`) ? say(`stall-${kebab(id)}`) : latin(id);
  const more = rest.map((part) => (has(`good-${part}`) ? goodName(part) : part)).join(" ");
  return more ? `${name} (${more})` : name;
}
export const stallHelp = (id: string) => (has(`stall-${kebab(id)}-help`) ? say(`stall-${kebab(id)}-help`) : "");

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
