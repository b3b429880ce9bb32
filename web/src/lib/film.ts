/** A finished game as a film: where its turns begin, how fast it runs, the address of a moment. */

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves at the usual speed. */
export const BETWEEN = 800;

/** The frames at which a turn has just begun, with the first and the last one; `turns` has the turn of each frame. */
export function turnStops(turns: readonly number[]): number[] {
  const last = turns.length - 1;
  return turns.flatMap((turn, at) => (at === 0 || at === last || turn !== turns[at - 1] ? [at] : []));
}

/** The next stop in a direction; at the end it stays. */
export function nextStop(stops: readonly number[], at: number, by: 1 | -1): number {
  return (by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at;
}

/** A moment stands behind the `#`: opening the address shows it. */
export const momentHash = (ply: number): string => `#ply=${ply}`;
export function momentOf(hash: string): number | null {
  const found = /^#ply=(\d{1,7})$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** What a key does: how far, and whether in moves or in turns. */
export type Step = { by: 1 | -1; of: "move" | "turn" } | "first" | "last" | "play";
export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Step | null {
  if (key === "Home") return "first";
  if (key === "End") return "last";
  if (key === " ") return "play";
  if (key === "[" || key === "]") return { by: key === "]" ? 1 : -1, of: "turn" };
  if (key === "ArrowLeft" || key === "ArrowRight")
    return { by: key === "ArrowRight" ? 1 : -1, of: shiftKey ? "turn" : "move" };
  return null;
}

/** What a key pressed somewhere on the page does to a film; nothing where it is meant for something else. */
export function stepAt(event: KeyboardEvent): Step | null {
  const target = event.target as HTMLElement;
  if (target.closest("input:not([data-slider]), select, dialog")) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const step = stepOf(event);
  // A button is pressed by the space bar.
  return step === "play" && target.closest("button, a") ? null : step;
}
