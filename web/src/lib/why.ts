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

function onRoute(route: string, picked: readonly string[]): string | null {
  const colonist = picked.find((touch) => touch.startsWith("colonist:"));
  if (!colonist) return null;
  const [, kind = "", place = ""] = colonist.split(":");
  return `move ${kind} ${place} > ${route.slice(route.indexOf(":") + 1)}`;
}

/** The text of the move that a touch would most likely be part of; null if nothing can be asked. */
export function meant(position: Position, prompt: string, picked: readonly string[], touch: string): string | null {
  const at = touch.indexOf(":");
  const [kind, id] = [touch.slice(0, at), touch.slice(at + 1)];
  switch (kind) {
    case "city":
      return onCity(id, prompt, picked);
    case "route":
      return onRoute(id, picked);
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
