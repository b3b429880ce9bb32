/** What the log says, row by row. */
import type { LogEntry, Noted, Position } from "../wire.ts";
import { deed, type Deed } from "./recent.ts";
import { eventSentence, seatName } from "./sentences.ts";
import { say } from "./words.svelte.ts";

export interface LogRow {
  key: string;
  text: string;
  turn: boolean;
  seat: string | null;
  /** What it did on the board, and with which card. */
  deed: Deed | null;
  card: string | null;
  /** Whether it is only a plan. */
  planned?: boolean;
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

const began = ({ events }: LogEntry) => events.some(({ name }) => name === "turn-began");

/** The moves of a plan, each turn under a heading of its own: whose turn it would be in between does not count. */
export function plannedRows(log: readonly LogEntry[], position: Position): LogRow[] {
  const turns = log.slice(0, -1).filter(began).length + 1;
  let turn = 0;
  return log.flatMap((row, at) => {
    const told = logRows([row], position).filter(({ turn }) => !turn);
    const last = log[at - 1];
    if (!last || began(last)) told.unshift(heading(row.ply, (turn += 1), turns));
    return told.map((entry) => ({ ...entry, planned: true }));
  });
}

function heading(ply: number, number: number, turns: number): LogRow {
  const text = turns > 1 ? say("ui-plan-turn", { number }) : say("ui-plan");
  return { key: `${ply}.plan`, text, turn: true, seat: null, deed: null, card: null };
}

/** The log with what happened beside the moves, each after its ply. */
export function withNotes(rows: LogRow[], notes: readonly Noted[], position: Position): LogRow[] {
  const plyOf = (row: LogRow) => Number(row.key.split(".")[0]);
  const first = rows[0] ? plyOf(rows[0]) : 0;
  const all = [...rows];
  for (const note of notes.filter(({ ply }) => ply >= first || !rows.length)) {
    const after = all.findLastIndex((row) => plyOf(row) <= note.ply);
    const text = say(`ui-note-${note.kind}`, {
      seat: seatName(position, note.seat),
      count: Number(note.details["moves"] ?? 0),
    });
    all.splice(after + 1, 0, {
      key: `${note.ply}.n${note.number}`,
      text,
      turn: false,
      seat: note.seat,
      deed: null,
      card: null,
    });
  }
  return all;
}
