/** How far a game can go back: its turns, the latest first. */
import type { LogEntry } from "../wire.ts";

export interface TurnBack {
  /** The ply after which it began: to go back there takes back this turn and all that followed. */
  to: number;
  rows: LogEntry[];
}

/** Whatever was done before the first turn counts as one. */
export function turnsBack(log: readonly LogEntry[]): TurnBack[] {
  const turns: TurnBack[] = [{ to: 0, rows: [] }];
  for (const row of log) {
    turns[0]?.rows.push(row);
    if (row.events.some(({ name }) => name === "turn-began")) turns.unshift({ to: row.ply, rows: [] });
  }
  return turns.filter(({ rows }) => rows.length);
}

/** What would be taken back. */
export const undone = (log: readonly LogEntry[], to: number): LogEntry[] => log.filter(({ ply }) => ply > to);
