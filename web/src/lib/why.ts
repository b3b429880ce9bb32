/** What somebody means who clicks a thing that is not lit: the move to ask the server about. */
import type { Position } from "../wire.ts";
import { cardFact } from "./facts.svelte.ts";

const SETTLING = ["settle", "settle-more", "settle-for-money"];
const RECRUITING = ["recruit", "stall-colonist"];

function onCity(city: string, prompt: string, picked: readonly string[]): string {
  const kind = picked.find((touch) => touch.startsWith("kind:"))?.slice(5) ?? "land";
  if (prompt === "name-start") return `start ${city}`;
  if (SETTLING.includes(prompt)) return `settle ${kind} ${city}`;
  return RECRUITING.includes(prompt) ? `recruit ${kind} ${city}` : `build ${city}`;
}

/** Which colonist was meant, if none was picked: the nearest of those that use such routes. */
function onRoute(
  { state, asked }: Position,
  route: string,
  picked: readonly string[],
  apart: (colonist: string) => number,
): string | null {
  const [way, ends] = route.split(":");
  const own = state.players.find(({ seat }) => seat === asked)?.colonists.filter(({ kind }) => kind === way) ?? [];
  const touches = own.map(({ kind, place }) => `colonist:${kind}:${place}`);
  const nearest = touches.sort((one, other) => apart(one) - apart(other))[0];
  const colonist = picked.find((touch) => touch.startsWith("colonist:")) ?? nearest;
  if (!colonist) return null;
  const [, kind = "", place = ""] = colonist.split(":");
  return `move ${kind} ${place} > ${ends}`;
}

/** The text of the move that a touch would most likely be part of; null if nothing can be asked. */
export function meant(
  position: Position,
  prompt: string,
  picked: readonly string[],
  touch: string,
  apart: (other: string) => number = () => 0,
): string | null {
  const at = touch.indexOf(":");
  const [kind, id] = [touch.slice(0, at), touch.slice(at + 1)];
  switch (kind) {
    case "city":
      return onCity(id, prompt, picked);
    case "route":
      return onRoute(position, id, picked, apart);
    case "province":
      return `produce ${id}`;
    case "card":
      return cardFact(id)?.word ?? id;
    case "space":
      return prompt === "copy-card" ? `copy ${id}` : `take ${id}`;
    case "pile":
      return `copy ${id}`;
    case "tile":
      return `use ${id}`;
    case "forum":
      return `take-tile ${id}`;
    case "stall":
      return `market ${position.state.market?.stalls.find((stall) => stall.id === id)?.offers[0]?.word ?? id}`;
    default:
      return null;
  }
}
