/** What is agreed on at creation about talk, spectators and strangers. */
import type { NewGame, NewSeat } from "../wire.ts";
import { say } from "./words.svelte.ts";

export interface Manners {
  talk: "all" | "seats" | "off";
  /** How many turns spectators are behind, or none. */
  watching: "0" | "1" | "3" | "none";
  listed: boolean;
  language: string;
}

export const usual = (language: string): Manners => ({ talk: "all", watching: "0", listed: false, language });

/** As the server wants it. */
export function agreed({ talk, watching, listed, language }: Manners): Partial<NewGame> {
  const delay = watching === "1" ? 1 : watching === "3" ? 3 : 0;
  return { talk, watchers: watching !== "none", delay, listed, language };
}

/** What players may know beyond the rules. */
export interface Help {
  hints: boolean;
  live_scores: boolean;
}

/** Each kind of help in words: whether this table has it. */
export const helpWords = ({ hints, live_scores }: Help): string[] =>
  [
    { name: "option-hints", allowed: hints },
    { name: "option-live-scores", allowed: live_scores },
  ].map(({ name, allowed }) => say("ui-table-has", { what: say(name), answer: say(allowed ? "ui-yes" : "ui-no") }));

/** Nobody else is at a disadvantage where one person plays with bots. */
export const usualHelp = (seats: readonly Pick<NewSeat, "kind">[]): Help => ({
  hints: seats.filter(({ kind }) => kind !== "bot").length <= 1,
  live_scores: true,
});
