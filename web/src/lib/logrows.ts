/** What the log says, row by row. */
import type { LogEntry, Position } from "../wire.ts";
import { deed, type Deed } from "./recent.ts";
import { eventSentence } from "./sentences.ts";

export interface LogRow {
  key: string;
  text: string;
  turn: boolean;
  seat: string | null;
  /** What it did on the board, and with which card. */
  deed: Deed | null;
  card: string | null;
}

/** Sentences that name a price make the payment itself superfluous. */
const PRICED = ["house-built", "good-bought", "good-sold"];
const PAYMENTS = ["sestertii-paid", "sestertii-received"];

export function logRows(log: readonly LogEntry[], position: Position): LogRow[] {
  return log.flatMap((row) => {
    const priced = row.events.some((event) => PRICED.includes(event.name));
    return row.events
      .filter((event) => !priced || !PAYMENTS.includes(event.name))
      .map((event) => ({ event, text: eventSentence(event, position) }))
      .filter(({ text }) => text)
      .map(({ event, text }, at) => ({
        key: `${row.ply}.${at}`,
        text,
        turn: event.name === "turn-began",
        seat: "seat" in event ? event.seat : null,
        deed: deed(event),
        card: "card" in event ? event.card : null,
      }));
  });
}
