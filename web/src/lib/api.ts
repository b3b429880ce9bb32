/** The calls that happen once; see docs/wire.md. */
import type { Geometry } from "./geometry.ts";
import type { Catalog, GameMade, Joined, NewGame, Problem, Replay } from "../wire.ts";

/** A refused call: `code` names a message `ui-error-<code>` where there is one. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(`${status} ${code}`);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(response.status, body.code ?? "unknown", body.details);
}

/** The header with a key or token. */
const by = (key?: string): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {});

export async function get<T>(path: string, key?: string): Promise<T> {
  return answer<T>(await fetch(path, { headers: by(key) }));
}

export async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  const headers = { "content-type": "application/json", ...by(key) };
  return answer<T>(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export async function remove<T>(path: string, key: string): Promise<T> {
  return answer<T>(await fetch(path, { method: "DELETE", headers: by(key) }));
}

let known: Promise<Catalog> | null = null;
export function catalog(): Promise<Catalog> {
  known ??= get<Catalog>("/api/catalog").catch((problem: unknown) => {
    known = null;
    throw problem;
  });
  return known;
}

export const ownDrawing = (board: string) => get<Geometry>(`/api/boards/${board}/drawing`);
export const create = (game: NewGame) => post<GameMade>("/api/games", game);
export const join = (invite: string, name: string) => post<Joined>("/api/join", { invite, name });
export const replay = (game: string) => get<Replay>(`/api/games/${game}/replay`);
export const recordPath = (game: string) => `/api/games/${game}/record`;

/** Once more with the same persons; all seats held on this device come along. */
export const rematch = (game: string, [token = "", ...tokens]: string[]) =>
  post<GameMade>(`/api/games/${game}/rematch`, { token, tokens });
