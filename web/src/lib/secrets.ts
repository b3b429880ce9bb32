/** What only the one who is asked may see: tiles to choose from that lie nowhere in the open. */
import type { Position } from "../wire.ts";

const TILE = "tile:";

export function secrets({ moves, state }: Position): string[] {
  const open = new Set([
    ...state.players.flatMap((player) => player.tiles),
    ...(state.auction?.offers ?? []),
    ...(state.forum?.row ?? []),
  ]);
  const touched = moves.flatMap((move) => move.touches).filter((touch) => touch.startsWith(TILE));
  return [...new Set(touched)].map((touch) => touch.slice(TILE.length)).filter((tile) => !open.has(tile));
}
