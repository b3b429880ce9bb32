/** What the thing that is looked at would cost and bring the own seat, as the server has told it. */
import type { CityFact, Facts, Gain, OfferFact, ProvinceFact } from "../wire.ts";
import { cardFact } from "./facts.svelte.ts";

export type Prospect =
  | { kind: "city"; id: string; fact: CityFact }
  | { kind: "province"; id: string; fact: ProvinceFact }
  | { kind: "card"; id: string; fact: Gain }
  | { kind: "offer"; id: string; fact: OfferFact }
  | { kind: "colonist"; id: string; fact: { steps: number; routes: number } };

const KINDS = ["city", "province", "card", "space", "colonist"];

const split = (touch: string): [string, string] => {
  const at = touch.indexOf(":");
  return [touch.slice(0, at), touch.slice(at + 1)];
};

/** Whether there is something to be told of a thing. */
export const tellsOf = (touch: string): boolean => KINDS.includes(split(touch)[0]);

/** Cards of one name are touched by the first of them. */
const ownCard = (facts: Facts, id: string): string | undefined =>
  id in facts.cards ? id : Object.keys(facts.cards).find((card) => cardFact(card)?.word === id);

/** What was told of a thing; null if that is nothing. */
export function prospectOf(facts: Facts, touch: string): Prospect | null {
  const [kind, id] = split(touch);
  const city = kind === "city" && facts.cities[id];
  if (city) return { kind: "city", id, fact: city };
  const province = kind === "province" && facts.provinces[id];
  if (province) return { kind: "province", id, fact: province };
  const card = kind === "card" && ownCard(facts, id);
  const worth = card && facts.cards[card];
  if (worth) return { kind: "card", id: card, fact: worth };
  const offer = kind === "space" && facts.display[Number(id) - 1];
  if (offer) return { kind: "offer", id: offer.card, fact: offer };
  const reach = facts.reach[touch];
  if (kind === "colonist" && reach)
    return { kind: "colonist", id, fact: { steps: facts.steps, routes: Object.keys(reach).length } };
  return null;
}
