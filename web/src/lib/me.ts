/** Who this browser is to the server, if it ever asked to be known; see docs/wire.md. */
import type { HoldSeats, Me, PersonMade, SeatsHeld } from "../wire.ts";
import { get, post } from "./api.ts";
import { heldGames } from "./tokens.ts";

const KEY = "concordia.me";

export const key = (): string | null => localStorage.getItem(KEY);

/** From now on this browser is somebody: the holder of a key. */
export function become(found: string): void {
  localStorage.setItem(KEY, found);
}

/** From now on this browser is nobody. */
export function beNobody(): void {
  localStorage.removeItem(KEY);
}

/** The key of this browser; a new person's if there was none. */
async function known(name: string): Promise<string> {
  const before = key();
  if (before) return before;
  const made = await post<PersonMade>("/api/me", { name });
  become(made.key);
  return made.key;
}

/** Be known, with all seats that this browser holds. */
export async function beKnown(name = ""): Promise<void> {
  await known(name);
  await holdSeats();
}

/** Tells the server of the seats that this browser holds, if it is known there. */
export async function holdSeats(games = heldGames()): Promise<void> {
  const mine = key();
  const seats = games.flatMap(({ game, tokens }) => tokens.map((token) => ({ game, token })));
  if (mine && seats.length > 0)
    await post<SeatsHeld>("/api/me/seats", { seats: seats.slice(0, 60) } satisfies HoldSeats, mine);
}

export const me = () => get<Me>("/api/me", key() ?? undefined);
