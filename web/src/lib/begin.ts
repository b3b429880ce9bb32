/** Begins a game and keeps what opens its seats. */
import type { GameMade, NewGame } from "../wire.ts";
import { create } from "./api.ts";
import { standard } from "./facts.svelte.ts";
import { go } from "./router.svelte.ts";
import { hold } from "./tokens.ts";

export function keepMade(made: GameMade, board: string, quick = false): void {
  hold({
    game: made.game,
    board,
    tokens: made.seats.flatMap((seat) => (seat.token ? [seat.token] : [])),
    seats: made.seats.map(({ seat, name, kind, invite, link, character }) => ({
      seat,
      name,
      kind,
      character: character ?? undefined,
      invite: link ?? (invite ? `${location.origin}/join/${invite}` : undefined),
    })),
    at: Date.now(),
    ...(quick ? { quick } : {}),
  });
}

export async function begin(game: NewGame, quick = false): Promise<void> {
  const made = await create(game);
  keepMade(made, String(game.options["map"] ?? standard("map")), quick);
  go(`/game/${made.game}`);
}
