/** Bots in words: who they sit down as, their level, and how they play. */
import { seatWord } from "./paints.svelte.ts";
import { has, say } from "./words.svelte.ts";

interface Sitter {
  seat: string;
  name: string;
  character?: string | null | undefined;
}

export const characterName = (character: string): string => say(`character-${character}`);

/** Whoever sits at a seat: by the own name, a bot's character, or the colour. */
export const sitterName = ({ seat, name, character }: Sitter): string =>
  name || (character ? characterName(character) : seatWord(seat));

/** A level by its name, where that is one of those with a name for people. */
export const levelName = (bot: string): string => (has(`ui-level-${bot}`) ? say(`ui-level-${bot}`) : bot);

/** How a bot of this level plays, in a line. */
export const levelHelp = (bot: string): string => (has(`ui-level-${bot}-help`) ? say(`ui-level-${bot}-help`) : "");

/** In any order. */
export function shuffled(names: readonly string[]): string[] {
  const drawn = names.map((name) => ({ name, lot: Math.random() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ name }) => name);
}

/** The first of those who wait behind the seats sits down at one; who sat there waits behind all others. */
export function replaced(all: readonly string[], at: number, seats: number): string[] {
  const [seated, waiting] = [all.slice(0, seats), all.slice(seats)];
  const [gone, next] = [seated[at], waiting.shift()];
  return gone && next ? [...seated.map((name, seat) => (seat === at ? next : name)), ...waiting, gone] : [...all];
}
