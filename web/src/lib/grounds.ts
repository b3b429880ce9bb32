/** Reasons and gains of turns in words, as `analysis/words.py` says them. */
import type { GameEvent, Position, TurnReason } from "../wire.ts";
import { cardName, cityName, goodName, goodsList, provinceName, tileName, type Goods } from "./names.ts";
import { signedPoints } from "./study.ts";
import { say, type Args } from "./words.svelte.ts";

/** What fills the words of a fact, by its kind; docs/analysis.md lists both. */
type Fact = Record<string, unknown>;
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const named = (value: unknown, name: (id: string) => string): string => list(value).map(name).join(", ");
const counted = (value: unknown): number => (typeof value === "number" ? value : 0);

const FILLINGS: Record<string, (args: Fact, board: string) => Args> = {
  money: ({ count }) => ({ money: say("count-sestertii", { count: counted(count) }) }),
  goods: ({ goods }) => ({ goods: goodsList(goods as Goods) }),
  houses: ({ cities }, board) => ({
    count: list(cities).length,
    cities: named(cities, (id) => cityName(id, board)),
  }),
  provinces: ({ provinces }, board) => ({
    count: list(provinces).length,
    provinces: named(provinces, (id) => provinceName(id, board)),
  }),
  kinds: ({ kinds }) => ({ goods: named(kinds, goodName) }),
  colonists: ({ count }) => ({ count: counted(count) }),
  cards: ({ cards }) => ({ cards: named(cards, cardName) }),
  tiles: ({ tiles }) => ({ tiles: named(tiles, tileName) }),
  prefect: ({ province, goods }, board) => ({
    province: provinceName(String(province), board),
    goods: goodsList(goods as Goods),
  }),
  hand: ({ count }) => ({ count: counted(count) }),
};

const fact = (kind: string, args: Fact, board: string): string =>
  say(`analysis-fact-${kind}`, FILLINGS[kind]?.(args, board) ?? {});

/** A god, or the means to more points. */
export const groundName = ({ god, means }: Pick<TurnReason, "god" | "means">): string =>
  god === null ? say(`analysis-means-${means}`) : say(`god-${god}`);

/** `Saturnus −5.6: another province: Campania`. */
export function groundSentence(reason: TurnReason, { game }: Position): string {
  const args = { ground: groundName(reason), points: signedPoints(reason.points) };
  if (!(reason.kind in FILLINGS)) return say("analysis-why-plain", args);
  return say("analysis-why", { ...args, fact: fact(reason.kind, reason.args as unknown as Fact, game.board) });
}

/** What a turn brings, the parts that there are; docs/analysis.md lists them. */
interface Gains {
  gods?: Record<string, number>;
  houses?: string[];
  cards?: string[];
  tiles?: string[];
  colonists?: number;
  hand?: number;
  goods?: Goods;
  sestertii?: number;
  prefect?: Goods;
}

/** What it does, the most telling first; what it pays with goes without saying. */
function deeds(gains: Gains): [string, Fact][] {
  const { houses = [], cards = [], tiles = [], colonists = 0, hand = 0, goods = {}, sestertii = 0 } = gains;
  const more = Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0));
  const all: [string, Fact, boolean][] = [
    ["houses", { cities: houses }, houses.length > 0],
    ["cards", { cards }, cards.length > 0],
    ["tiles", { tiles }, tiles.length > 0],
    ["colonists", { count: colonists }, colonists > 0],
    ["hand", { count: hand }, hand > 0 && !cards.length],
    ["goods", { goods: more }, Object.keys(more).length > 0],
    ["money", { count: sestertii }, sestertii > 0],
  ];
  return all.filter(([, , there]) => there).map(([kind, args]) => [kind, args]);
}

/** `2 houses in Florentia, Spoletum`. */
export function deedsSentence(told: GameEvent, { game }: Position): string {
  const what = deeds(told as unknown as Gains).map(([kind, args]) => fact(kind, args, game.board));
  return what.join(", ") || say("analysis-fact-none");
}

/** `2 houses in Florentia, Spoletum: Jupiter +2, Saturnus +4, next Prefect 2 wine`. */
export function gainsSentence(told: GameEvent, position: Position): string {
  const gains = told as unknown as Gains;
  const said = position.game.gods.flatMap((god) => {
    const points = gains.gods?.[god] ?? 0;
    return points ? [`${say(`god-${god}`)} ${signedPoints(points, 0)}`] : [];
  });
  if (gains.houses?.length && gains.prefect && Object.keys(gains.prefect).length)
    said.push(say("analysis-next-prefect", { goods: goodsList(gains.prefect) }));
  const what = deedsSentence(told, position);
  return said.length ? say("analysis-about", { what, said: said.join(", ") }) : what;
}
