/** What came between a plan and a move of it that is not possible any more. */
import type { GameEvent, LogEntry } from "../wire.ts";

/** What events and refusals may have in common with a move: ids that its text names, too. */
const NAMED = ["city", "card", "province", "route", "origin", "tile", "stall", "seat"];
/** Moves that name a space, where a number in their text is one. */
const SPACED = ["take", "copy", "take-tile"];
/** Who is next is told by the table. */
const FILLERS = ["turn-began"];

/** An id without the kind of the route or place. */
const bare = (id: string) => id.replace(/^(land|sea)[: ]|^@/, "");

const named = (fields: Readonly<Record<string, unknown>>): string[] =>
  NAMED.flatMap((field) => (typeof fields[field] === "string" ? [bare(fields[field])] : []));

/** Whether an event is about what a move, or its refusal, is about. */
export function concerns(event: GameEvent, text: string, details: Readonly<Record<string, unknown>>): boolean {
  const [verb = "", ...words] = text.split(" ").map(bare);
  const about = new Set([...words, ...named(details)]);
  // Who plays is no subject, but for moves that name somebody: what lies on a pile is played.
  const { seat, ...fields } = event as GameEvent & { seat?: string };
  if (event.name === "card-played" && seat !== undefined && about.has(seat)) return true;
  const space = "space" in event && SPACED.includes(verb) && about.has(String(event.space));
  return space || named(fields).some((id) => about.has(id));
}

export interface Cut {
  text: string;
  details: Readonly<Record<string, unknown>>;
  /** The ply for which the plan was whole. */
  since: number;
}

/** What others did that has to do with the move; all that they did if nothing has. */
export function cameBetween(
  log: readonly LogEntry[],
  { text, details, since }: Cut,
  own: string | undefined,
): LogEntry[] {
  const others = log
    .filter(({ ply, seat }) => ply > since && seat !== own)
    .map((row) => ({ ...row, events: row.events.filter(({ name }) => !FILLERS.includes(name)) }));
  const causes = others
    .map((row) => ({ ...row, events: row.events.filter((event) => concerns(event, text, details)) }))
    .filter(({ events }) => events.length);
  return causes.length ? causes : others;
}
