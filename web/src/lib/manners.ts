/** What is agreed on at creation about talk, spectators and strangers. */
import type { NewGame } from "../wire.ts";

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
