/** The seats that this browser holds: tokens and invitations by game, kept in the browser. */
export interface Held {
  game: string;
  board: string;
  tokens: string[];
  seats: { seat: string; name: string; kind: string; invite?: string; character?: string }[];
  at: number;
  over?: boolean;
  /** The ply up to which it was told what bots did meanwhile. */
  told?: number;
  /** Whether it was begun by "Play now". */
  quick?: boolean;
}

const KEY = "concordia.games";
const MOST = 40;

export function heldGames(): Held[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
    return all.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function held(game: string): Held | undefined {
  return heldGames().find((entry) => entry.game === game);
}

export function hold(entry: Held): void {
  const others = heldGames().filter((other) => other.game !== entry.game);
  localStorage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
}

/** Adds a seat's token to what is held of a game: a friend's link opened on a device that plays already. */
export function holdAlso(game: string, token: string, seat: { seat: string; name: string; kind: string }): void {
  const before = held(game) ?? { game, board: "", tokens: [], seats: [], at: 0 };
  hold({ ...before, tokens: [...before.tokens, token], seats: [...before.seats, seat], at: Date.now() });
}

export function forget(game: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldGames().filter((entry) => entry.game !== game)));
}
