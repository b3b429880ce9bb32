/** Lets be heard what happens, if that is wanted; what makes the sounds is only loaded then. */
import type { GameEvent, Position } from "../wire.ts";
import { settings } from "./settings.svelte.ts";
import type { Sound } from "./sounds.ts";

const HEARD: Partial<Record<GameEvent["name"], Sound>> = {
  "card-played": "card",
  "card-bought": "card",
  "card-copied": "card",
  "card-shared": "card",
  "cards-taken-back": "card",
  "tile-taken": "card",
  "sestertii-received": "coin",
  "sestertii-paid": "coin",
  "money-given": "coin",
  "good-sold": "coin",
  "good-bought": "coin",
  "house-built": "house",
  "colonist-moved": "colonist",
  "colonist-placed": "colonist",
};
/** Seconds between the sounds of one move. */
const BETWEEN = 0.14;

/** The sounds of a move, each once, in the order in which things happen. */
export const soundsOf = (events: readonly GameEvent[]): Sound[] => [
  ...new Set(events.flatMap(({ name }) => HEARD[name] ?? [])),
];

/** No browser lets a page be heard before somebody has touched it. */
const touched = () => "userActivation" in navigator && navigator.userActivation.hasBeenActive;

export function hear(...sounds: Sound[]): void {
  if (!settings.sound || !sounds.length || !touched()) return;
  void import("./sounds.ts").then(({ play }) =>
    sounds.forEach((sound, at) => void play(sound, settings.volume, at * BETWEEN)),
  );
}

/** Lets the moves of a table be heard, from the first that is made while it is watched. */
export function listener(): (position: Position) => void {
  let last = Infinity;
  return ({ ply, events }) => {
    if (ply > last && !document.hidden) hear(...soundsOf(events));
    last = ply;
  };
}
