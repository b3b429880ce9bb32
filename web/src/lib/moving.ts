/** One's own seats on another device: a link whose tokens stand behind the `#`, where no server sees them. */
import { held, hold, type Held } from "./tokens.ts";

/** So long a code can still be read from a screen. */
const LONGEST = 1500;
const SEATS = /^#seats=([\w.,-]+)$/;

const texts = (games: readonly Held[]) => games.map(({ game, tokens }) => [game, ...tokens].join(".")).join(",");

/** The link for some games; if they are too many, the running ones only. */
export function seatsLink(url: string, games: readonly Held[]): string {
  const own = games.filter(({ tokens }) => tokens.length);
  const all = texts(own);
  const chosen = all.length <= LONGEST ? all : texts(own.filter(({ over }) => !over));
  return `${url}/#seats=${chosen}`;
}

/** Adds the seats of a link to those that this browser holds; the path to go to, or null if it is no such link. */
export function takeSeats(hash: string): string | null {
  const games = SEATS.exec(hash)?.[1]?.split(",") ?? [];
  for (const [at, text] of games.entries()) {
    const [game = "", ...tokens] = text.split(".");
    const before = held(game) ?? { game, board: "", tokens: [], seats: [], at: 0 };
    if (game && tokens.length)
      hold({ ...before, tokens: [...new Set([...before.tokens, ...tokens])], at: Date.now() - at });
  }
  if (!games.length) return null;
  return games.length > 1 ? "/" : `/game/${games[0]?.split(".")[0] ?? ""}`;
}

const PRIVATE =
  /^(localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|169\.254\..*|\[::1\]|\[f[cd].*)$/;

/** The host name of a link that only this machine or its own network knows; else nothing. */
export function nearHost(link: string): string {
  const host = URL.canParse(link) ? new URL(link).hostname : "";
  return PRIVATE.test(host) ? host : "";
}
