/** Colonists keep their identity from one position to the next, so that they can be seen to travel. */
import type { PlayerShown } from "../wire.ts";
import { routeId, type CityPlace, type Geometry, type Point } from "./geometry.ts";

export interface Colonist {
  key: string;
  seat: string;
  kind: "land" | "sea";
  place: string;
  /** Which seat of the table it belongs to, from 0. */
  at: number;
  /** The how-manieth of this seat and kind at this place, and how many there are. */
  nth: number;
  /** Where it stood in the position before, if it has moved. */
  from?: string;
}

/** Those that stay keep their keys; one that left a place and one that came to another of its kind are the same. */
export function tracked(before: readonly Colonist[], players: readonly PlayerShown[]): Colonist[] {
  const free = [...before];
  const now: Colonist[] = [];
  const lost: Colonist[] = [];
  for (const [at, player] of players.entries()) {
    const counts = new Map<string, number>();
    for (const { kind, place } of player.colonists) {
      const nth = counts.get(kind + place) ?? 0;
      counts.set(kind + place, nth + 1);
      const colonist: Colonist = { key: "", seat: player.seat, kind, place, at, nth };
      const stays = free.findIndex((old) => old.seat === player.seat && old.kind === kind && old.place === place);
      if (stays >= 0) colonist.key = free.splice(stays, 1)[0]?.key ?? "";
      else lost.push(colonist);
      now.push(colonist);
    }
  }
  for (const colonist of lost) {
    const at = free.findIndex((old) => old.seat === colonist.seat && old.kind === colonist.kind);
    const [old] = at >= 0 ? free.splice(at, 1) : [];
    if (old) Object.assign(colonist, { key: old.key, from: old.place });
    else colonist.key = freshKey(now, colonist);
  }
  return now;
}

function freshKey(taken: readonly Colonist[], { seat, kind }: Colonist): string {
  for (let number = 0; ; number++) {
    const key = `${seat}-${kind}-${number}`;
    if (!taken.some((colonist) => colonist.key === key)) return key;
  }
}

/** A ship lies so far below the land colonist of its city that both can be touched: a share of their size. */
const BELOW = 1.6;

/** The how-manieth at the table a seat is, from 0. */
export const seatNumber = (players: readonly PlayerShown[], seat: string): number =>
  players.findIndex((player) => player.seat === seat);

/** Where a seat's house stands in a city, whoever built before or after. */
export const houseSpot = (city: CityPlace, seat: number): Point | undefined => city.houses?.[seat];

/** Where a colonist is drawn. */
export function spot(geometry: Geometry, colonist: Colonist): Point {
  const { place, kind, nth, at: seat } = colonist;
  const route = geometry.routes.find((entry) => routeId(entry) === `${kind}:${place}`);
  if (route) return route.at;
  const space = geometry.spaces.find((entry) => entry.id === place);
  if (space) return shifted(space.ships[seat] ?? space.at, nth);
  const city = geometry.cities.find((entry) => entry.id === place);
  if (!city) return [0, 0];
  if (city.start) return shifted((kind === "land" ? city.land : city.sea)?.[seat] ?? city.at, nth);
  const stand = city.stand ?? city.at;
  const below = kind === "sea" ? BELOW * (geometry.sizes["stand"] ?? 20) : 0;
  return shifted([stand[0] + seat * 9 - 9, stand[1] + below], nth);
}

function shifted([x, y]: Point, nth: number): Point {
  return [x + nth * 9, y - nth * 9];
}
