/** Whether an action has begun: who has done nothing yet is not pressed to leave it at that. */
import type { LogEntry, MoveShown } from "../wire.ts";

/** The events with which an action begins. */
const BEGINS = ["card-played", "card-copied", "card-shared", "market-entered"];
/** What is told of the moves that can be made again and again. */
const TOLD: Record<string, string> = {
  move: "colonist-moved",
  build: "house-built",
  settle: "colonist-placed",
  sell: "good-sold",
  buy: "good-bought",
  take: "card-bought",
};

/** Whether nothing was done yet of what can be done now. */
export function idle(log: readonly LogEntry[], moves: readonly MoveShown[]): boolean {
  const begun = log.findLastIndex(({ events }) => events.some(({ name }) => BEGINS.includes(name)));
  const told = moves.flatMap(({ verb }) => TOLD[verb] ?? []);
  if (!told.length) return log.length > 0 && begun === log.length - 1;
  return !log.slice(Math.max(0, begun)).some(({ events }) => events.some(({ name }) => told.includes(name)));
}
