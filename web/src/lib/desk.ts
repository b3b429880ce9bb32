/** The games of this browser at a glance: which of them wait, and since when. */
import type { Desk, DeskGame, GameNamed, Invitation, SeatGiven } from "../wire.ts";
import { post } from "./api.ts";
import { hold, type Held } from "./tokens.ts";
import { language, say } from "./words.svelte.ts";

const KEY = "concordia.desk";

/** A game that this browser holds, with what the server said of it last. */
export interface Entry {
  held: Held;
  shown: DeskGame | undefined;
}

export async function askDesk(games: readonly Held[]): Promise<Desk> {
  const wanted = games.slice(0, 60).map(({ game, tokens }) => ({ game, tokens: tokens.slice(0, 6) }));
  return post<Desk>("/api/desk", { games: wanted });
}

/** What the desk said last: it is there at once, and the new answer changes little of it. */
export function lastDesk(): Desk | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Desk | null;
  } catch {
    return null;
  }
}

/** Asks anew and keeps the answer; which games are over is noted where their tokens are. */
export async function freshDesk(games: readonly Held[]): Promise<Desk> {
  const desk = await askDesk(games);
  localStorage.setItem(KEY, JSON.stringify(desk));
  for (const shown of desk.games) {
    const entry = games.find(({ game }) => game === shown.game);
    if (entry && shown.board && (entry.over !== shown.over || entry.board !== shown.board))
      hold({ ...entry, over: shown.over, board: shown.board });
  }
  return desk;
}

export const isMine = ({ shown }: Entry): boolean =>
  shown !== undefined && !shown.over && shown.yours.some((seat) => seat === shown.asked);
export const isOver = ({ held, shown }: Entry): boolean => shown?.over ?? held.over ?? false;
const since = ({ held, shown }: Entry): number => shown?.since ?? held.at / 1000;

/** My turn first, who waits the longest on top; then running games, then finished ones, the latest on top. */
export function ordered(entries: readonly Entry[]): { mine: Entry[]; running: Entry[]; finished: Entry[] } {
  const latest = [...entries].sort((a, b) => since(b) - since(a));
  return {
    mine: latest.filter(isMine).reverse(),
    running: latest.filter((entry) => !isMine(entry) && !isOver(entry)),
    finished: latest.filter(isOver),
  };
}

const UNITS: [Intl.NumberFormatOptions["unit"] & string, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "2 hours" in the language of the page. */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? (["minute", 60] as const);
  const count = Math.max(1, Math.floor(seconds / size));
  return new Intl.NumberFormat(language.now, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** Whose turn it is, and since when. */
export function turnSentence(entry: Entry, now: number, name: (seat: string) => string): string {
  const { shown } = entry;
  if (!shown?.asked || shown.over) return "";
  const time = lasting(now - shown.since);
  return isMine(entry) ? say("ui-your-turn-for", { time }) : say("ui-turn-of-for", { seat: name(shown.asked), time });
}

export const invitation = (invite: string) => post<Invitation>("/api/invitation", { invite });
export const nameGame = (game: string, token: string, name: string) =>
  post<GameNamed>(`/api/games/${game}/name`, { token, name });
export const renew = (game: string, seat: string, [token = "", ...tokens]: string[]) =>
  post<SeatGiven>(`/api/games/${game}/seats/${seat}/renew`, { token, tokens });

/** A game of "Play now" in which nothing was done yet: it is taken up again instead of a second one. */
export async function untouched(games: readonly Held[]): Promise<string | undefined> {
  const quick = games.filter(({ quick, over }) => quick && !over);
  if (!quick.length) return undefined;
  const desk = await askDesk(quick).catch(() => null);
  return desk?.games.find(({ begun, over, yours }) => !begun && !over && yours.length)?.game;
}
