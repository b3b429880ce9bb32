/** Games of whoever is signed in that this browser did not know: they come into its list, and go when it signs out. */
import type { Summary, TokensGiven } from "../wire.ts";
import { get, post } from "./api.ts";
import { holdSeats, key, me } from "./me.ts";
import { forget, heldGames, hold } from "./tokens.ts";

const FETCHED = "concordia.fetched";
/** As many as the list keeps. */
const MOST = 40;

const fetched = (): string[] => JSON.parse(localStorage.getItem(FETCHED) ?? "[]") as string[];

/** Tells the server of the seats held here, and gets those that are not; whether there were any. */
export async function meetGames(): Promise<boolean> {
  const mine = key();
  if (!mine) return false;
  await holdSeats();
  const before = new Set([...fetched(), ...heldGames().map(({ game }) => game)]);
  const games = [...new Set((await me()).seats.map(({ game }) => game))].filter((game) => !before.has(game));
  const wanted = games.slice(0, MOST);
  if (!wanted.length) return false;
  const { seats } = await post<TokensGiven>("/api/me/tokens", { games: wanted }, mine);
  for (const game of wanted.reverse()) {
    const tokens = seats.filter((seat) => seat.game === game).map(({ token }) => token);
    const shown = await get<Summary>(`/api/games/${game}`).catch(() => null);
    if (!shown) continue;
    const sitters = shown.seats.map(({ seat, name, kind, character }) => ({
      seat,
      name,
      kind,
      character: character ?? undefined,
    }));
    hold({ game, board: shown.game.board, tokens, seats: sitters, at: Date.now(), over: shown.over });
  }
  localStorage.setItem(FETCHED, JSON.stringify([...fetched(), ...wanted]));
  return true;
}

/** This browser is nobody's any more: what was fetched for its person can't be opened. */
export function partWithGames(): void {
  for (const game of fetched()) forget(game);
  localStorage.removeItem(FETCHED);
}
