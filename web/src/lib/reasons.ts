/** What turns are for and what a standing rests on, in words: the same sentences as `analysis/words.py` makes. */
import { cardName, cityName, goodName, goodsList, provinceName, tileName, type Goods } from "./names.ts";
import type { Advice, GainsShown } from "../wire.ts";
import { decimal, signed } from "./figures.ts";
import { say, type Args } from "./words.svelte.ts";

/** A god, or the means to more points. */
export interface Ground {
  god: string | null;
  means?: string | null;
}

/** A ground with the points that it is about, and what stands behind it in the position. */
export interface Reason extends Ground {
  points: number;
  kind?: string;
  args?: Facts;
}

/** What fills the words of a fact: numbers, ids, lists of ids, goods. */
export type Facts = Record<string, number | string | string[] | Goods>;

type Filling = (args: Facts, board: string) => Args;

const listed = (names: readonly string[]) => names.join(", ");
const ids = (args: Facts, name: string) => (args[name] ?? []) as string[];
const goods = (args: Facts) => goodsList((args["goods"] ?? {}) as Goods);
const count = (args: Facts) => Number(args["count"] ?? 0);

/** By kind of fact. */
const FILLINGS: Record<string, Filling> = {
  money: (args) => ({ money: say("count-sestertii", { count: count(args) }) }),
  goods: (args) => ({ goods: goods(args) }),
  houses: (args, board) => many("cities", ids(args, "cities"), (id) => cityName(id, board)),
  provinces: (args, board) => many("provinces", ids(args, "provinces"), (id) => provinceName(id, board)),
  kinds: (args) => ({ goods: listed(ids(args, "kinds").map(goodName)) }),
  colonists: (args) => ({ count: count(args) }),
  cards: (args) => ({ cards: listed(ids(args, "cards").map(cardName)) }),
  tiles: (args) => ({ tiles: listed(ids(args, "tiles").map(tileName)) }),
  prefect: (args, board) => ({ province: provinceName(String(args["province"]), board), goods: goods(args) }),
  hand: (args) => ({ count: count(args) }),
};

function many(name: string, found: readonly string[], named: (id: string) => string): Args {
  return { count: found.length, [name]: listed(found.map(named)) };
}

export const groundName = ({ god, means }: Ground): string =>
  god === null ? say(`analysis-means-${means}`) : say(`god-${god}`);

/** What stands behind a reason: "a house in Aquileia"; empty for a kind that is nothing in particular. */
export function factSentence(kind: string, args: Facts, board: string): string {
  const filling = FILLINGS[kind];
  return filling ? say(`analysis-fact-${kind}`, filling(args, board)) : "";
}

/** "Saturnus −5.6: another province: Campania". */
export function whySentence(reason: Reason, board: string): string {
  const said = { ground: groundName(reason), points: signed(reason.points) };
  const fact = factSentence(reason.kind ?? "plain", reason.args ?? {}, board);
  return fact ? say("analysis-why", { ...said, fact }) : say("analysis-why-plain", said);
}

/** What a turn does, the most telling first; what it pays with goes without saying. */
function deeds({
  houses = [],
  cards = [],
  tiles = [],
  colonists = 0,
  hand = 0,
  goods = {},
  sestertii = 0,
}: GainsShown) {
  const more = Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0));
  const found: [string, Facts, boolean][] = [
    ["houses", { cities: houses }, houses.length > 0],
    ["cards", { cards }, cards.length > 0],
    ["tiles", { tiles }, tiles.length > 0],
    ["colonists", { count: colonists }, colonists > 0],
    ["hand", { count: hand }, hand > 0 && !cards.length],
    ["goods", { goods: more }, Object.keys(more).length > 0],
    ["money", { count: sestertii }, sestertii > 0],
  ];
  return found.filter(([, , there]) => there);
}

/** "2 houses in Florentia, Spoletum". */
export function deedsSentence(gains: GainsShown, board: string): string {
  const what = deeds(gains).map(([kind, args]) => factSentence(kind, args, board));
  return what.length ? listed(what) : say("analysis-fact-none");
}

/** "2 houses in Florentia, Spoletum: Jupiter +2, Saturnus +4, next Prefect 2 wine". */
export function gainsSentence(gains: GainsShown, board: string): string {
  const gods = Object.entries(gains.gods ?? {}).map(([god, points]) => `${say(`god-${god}`)} ${signed(points)}`);
  if (gains.houses?.length && gains.prefect)
    gods.push(say("analysis-next-prefect", { goods: goodsList(gains.prefect) }));
  const what = deedsSentence(gains, board);
  return gods.length ? say("analysis-about", { what, said: listed(gods) }) : what;
}

/** What a hint is for; the best one is called so. */
export function hintSentence({ gains }: Advice, best: boolean, board: string): string {
  return say(best ? "analysis-hint-best" : "analysis-hint-other", { what: gainsSentence(gains, board) });
}

/** A lead below it would be told as nothing. */
const NOTICED = 0.05;

/** By how much a hint is better than the next; empty for the last, and where both are as good. */
export const leadSentence = ({ lead }: Advice): string =>
  lead === null || lead < NOTICED ? "" : say("analysis-hint-lead", { points: decimal(lead) });
