/** What is seen to fly when a move is made: goods, coins and cards, from where they were to where they are. */
import type { GameEvent } from "../wire.ts";
import { emblem } from "./facts.svelte.ts";

export interface Flight {
  icon: string;
  card?: boolean;
  /** A touch of the table, `seat:` with a seat, or `bank`. */
  from: string;
  to: string;
}

export const BANK = "bank";
const MOST_OF_A_KIND = 4;
const MOST = 14;

export const goodIcon = (good: string): string =>
  good === "sestertii" ? "coins" : good === "fish" ? "fish" : `good-${good}`;

/** Where a move happens: what it pays goes there, what it brings comes from there. */
function scene(events: readonly GameEvent[]): string {
  for (const event of events) {
    if (event.name === "marker-turned" || event.name === "fish-taken") return `province:${event.province}`;
    if (event.name === "house-built" || event.name === "colonist-placed") return `city:${event.city}`;
    if (event.name === "card-bought") return `space:${event.space}`;
    if (event.name === "market-entered") return `stall:${event.stall}`;
  }
  return BANK;
}

const several = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST_OF_A_KIND) }, () => flight);
const coins = (count: number) => Math.ceil(count / 4);

function ofEvent(event: GameEvent, place: string): Flight[] {
  const goods = (all: Record<string, number>, from: string, to: string) =>
    Object.entries(all).flatMap(([good, count]) => several(count, { icon: goodIcon(good), from, to }));
  switch (event.name) {
    case "goods-received":
      return goods(event.goods, place, `seat:${event.seat}`);
    case "goods-paid":
      return goods(event.goods, `seat:${event.seat}`, place);
    case "good-bought":
      return goods({ [event.good]: event.count }, BANK, `seat:${event.seat}`);
    case "good-sold":
      return goods({ [event.good]: event.count }, `seat:${event.seat}`, BANK);
    case "fish-taken":
      return several(event.count, { icon: "fish", from: place, to: `seat:${event.seat}` });
    case "sestertii-received":
      return several(coins(event.count), { icon: "coins", from: place, to: `seat:${event.seat}` });
    case "sestertii-paid":
      return several(coins(event.count), { icon: "coins", from: `seat:${event.seat}`, to: place });
    case "money-given":
      return several(coins(event.count), { icon: "coins", from: `seat:${event.seat}`, to: `seat:${event.receiver}` });
    case "card-bought":
      return [{ icon: emblem(event.card), card: true, from: `space:${event.space}`, to: `hand:${event.seat}` }];
    case "card-played":
      return [{ icon: emblem(event.card), card: true, from: `hand:${event.seat}`, to: `pile:${event.seat}` }];
    case "cards-taken-back":
      return several(Math.min(3, event.count), {
        icon: "card-back",
        from: `pile:${event.seat}`,
        to: `hand:${event.seat}`,
      });
    default:
      return [];
  }
}

export function flightsOf(events: readonly GameEvent[]): Flight[] {
  const place = scene(events);
  return events.flatMap((event) => ofEvent(event, place)).slice(0, MOST);
}
