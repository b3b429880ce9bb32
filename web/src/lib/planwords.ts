/** What a plan comes to, in words. */
import { cardName } from "./names.ts";
import { differing, type Outcome } from "./plans.ts";
import { say } from "./words.svelte.ts";

const CARD = "card:";

const signed = (count: number) => (count > 0 ? "+" : count < 0 ? "−" : "");

/** "−6 sestertii", "+1 brick", "+Mercator"; a card that does not come is not named. */
function part(thing: string, count: number): string[] {
  if (thing.startsWith(CARD)) return count ? [`${signed(count)}${cardName(thing.slice(CARD.length))}`] : [];
  const id = thing === "sestertii" ? "count-sestertii" : `goods-${thing}`;
  return [`${signed(count)}${say(id, { count: Math.abs(count) })}`];
}

function list(outcome: Outcome, things: readonly string[]): string {
  return things.flatMap((thing) => part(thing, outcome[thing] ?? 0)).join(", ") || "–";
}

/** What has changed of what a plan brings and costs; the rest is as it was. */
export function changedSentence(now: Outcome, before: Outcome): string {
  const things = differing(now, before);
  return say("ui-plan-changed", { now: list(now, things), before: list(before, things) });
}
