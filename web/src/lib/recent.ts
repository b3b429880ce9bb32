/** What the others did since the viewer's own last move, for whoever looked away. */
import type { GameEvent, LogEntry, MoveShown, Position } from "../wire.ts";

export interface Turn {
  seat: string;
  events: GameEvent[];
}

/** Their turns in order; for somebody who only watches, the last turn. */
export function recentTurns(log: readonly LogEntry[], position: Position): Turn[] {
  const own = (row: LogEntry) => position.yours.some((seat) => seat === row.seat);
  const players = position.state.players.map((player) => player.seat as string);
  const turns: Turn[] = [];
  for (const row of log.slice(log.findLastIndex(own) + 1)) {
    if (!players.includes(row.seat)) continue;
    const last = turns.at(-1);
    if (last?.seat === row.seat) last.events.push(...row.events);
    else turns.push({ seat: row.seat, events: [...row.events] });
  }
  return position.yours.length ? turns : turns.slice(-1);
}

export interface Deed {
  seat: string;
  /** The touch of what was done on the board. */
  touch: string;
  /** Where a colonist came from. */
  origin?: string;
}

/** A place without the marks of its kind. */
const bare = (place: string) => place.replace(/^(land|sea)[: ]|^@/, "");

/** What an event has left on the board. */
export function deed(event: GameEvent): Deed | null {
  switch (event.name) {
    case "house-built":
    case "colonist-placed":
    case "start-named":
      return { seat: event.seat, touch: `city:${event.city}` };
    case "colonist-moved":
      return { seat: event.seat, touch: `route:${event.kind}:${bare(event.route)}`, origin: bare(event.origin) };
    case "marker-turned":
    case "fish-taken":
      return { seat: event.seat, touch: `province:${event.province}` };
    default:
      return null;
  }
}

/** What of it can be seen on the board; the latest at each place. */
export function deeds(turns: readonly Turn[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const { events } of turns)
    for (const event of events) {
      const done = deed(event);
      if (done) found.set(done.touch, done);
    }
  return [...found.values()];
}

/** What can be touched on the board. */
const ON_BOARD = ["city", "province", "route"];

/** What moves that have not been made yet would leave on the board. */
export function foreseen(line: readonly MoveShown[], seat: string): Deed[] {
  const found = new Map<string, Deed>();
  for (const { touches } of line) {
    const touch = touches.find((entry) => ON_BOARD.includes(entry.split(":")[0] ?? ""));
    const [colonist = "", , origin = ""] = touches[0]?.split(":") ?? [];
    if (!touch) continue;
    found.set(touch, colonist === "colonist" ? { seat, touch, origin: bare(origin) } : { seat, touch });
  }
  return [...found.values()];
}
