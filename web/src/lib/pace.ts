/** How long a move of somebody else is shown before the next one. */
import type { GameEvent } from "../wire.ts";
import { moving, settings } from "./settings.svelte.ts";

const SHOW: Partial<Record<GameEvent["name"], number>> = {
  "card-played": 600,
  "card-shared": 600,
  "start-named": 700,
  "money-given": 500,
  "colonist-moved": 700,
  "colonist-placed": 600,
  "house-built": 650,
  "marker-turned": 850,
  "markers-restored": 600,
  "card-bought": 750,
  "tile-taken": 700,
  "tile-used": 500,
  "market-entered": 700,
  "good-sold": 550,
  "good-bought": 550,
  "cards-taken-back": 600,
};
export const PACES = { slow: 1.8, normal: 1, fast: 0.45 };

/** The more moves wait, the quicker each goes by; nothing waits where nothing moves. */
export function pauseFor(events: readonly GameEvent[], waiting: number): number {
  if (!moving()) return 0;
  const longest = Math.max(0, ...events.map((event) => SHOW[event.name] ?? 0));
  return (longest * PACES[settings.pace]) / (1 + waiting / 10);
}
