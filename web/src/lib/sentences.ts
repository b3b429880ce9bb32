/** Events, moves, prompts and reasons put into words. */
import { sitterName } from "./bots.ts";
import {
  cardName,
  cityName,
  goodName,
  goodsList,
  placeName,
  provinceName,
  stallName,
  tileName,
  type Goods,
} from "./names.ts";
import type { GameEvent, MoveShown as Move, Position } from "../wire.ts";
import { has, say, type Args } from "./words.svelte.ts";

export type Fields = Record<string, unknown>;

const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll("_", "-");

export function seatName(position: Position | null, seat: string): string {
  const found = position?.seats.find((entry) => entry.seat === seat);
  return sitterName(found ?? { seat, name: "" });
}

/** A seat with its partner, who sits opposite. */
export function teamName(position: Position | null, seat: string): string {
  const seats = position?.state.players.map((player) => player.seat) ?? [];
  const at = seats.findIndex((found) => found === seat);
  const partner = seats[(at + seats.length / 2) % seats.length];
  return partner
    ? say("ui-team-of", { first: seatName(position, seat), second: seatName(position, partner) })
    : seatName(position, seat);
}

/** The seat that has won, or both of the team. */
const winnerName = (position: Position | null, seat: string) =>
  position?.game.options["teams"] ? teamName(position, seat) : seatName(position, seat);

const text = (value: unknown) => String(value ?? "");

const boardOf = (position: Position | null) => position?.game.board ?? "";

type Namer = (value: unknown, position: Position | null) => string;
const NAMERS: Record<string, Namer> = {
  seat: (value, position) => seatName(position, text(value)),
  receiver: (value, position) => seatName(position, text(value)),
  winner: (value, position) => winnerName(position, text(value)),
  card: (value) => cardName(text(value)),
  role: (value) => cardName(text(value)),
  city: (value, position) => cityName(text(value), boardOf(position)),
  origin: (value, position) => placeName(text(value), boardOf(position)),
  route: (value, position) => placeName(text(value), boardOf(position)),
  province: (value, position) => provinceName(text(value), boardOf(position)),
  good: (value) => goodName(text(value)),
  tile: (value) => tileName(text(value)),
  stall: (value) => stallName(text(value)),
};

/** The fields of an event or prompt as a message wants them: ids become names, numbers stay. */
function spoken(fields: Fields, position: Position | null): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(fields)) {
    const namer = NAMERS[key];
    if (namer && value !== null) args[key] = namer(value, position);
    // Nothing else comes as an object.
    else if (typeof value === "object" && value !== null) args[key] = goodsList(value as Goods);
    else if (typeof value === "number") args[key] = value;
    else if (typeof value === "string") args[key] = value;
  }
  return args;
}

/** One sentence of the log; empty for an event that has none. */
export function eventSentence(event: GameEvent, position: Position | null): string {
  const id = `log-${kebab(event.name)}`;
  if (!has(id)) return "";
  const args = spoken(event, position);
  if ("good" in event) {
    args["good"] = goodName(event.good);
    args["goods"] = goodsList({ [event.good]: "count" in event ? event.count : 1 });
  }
  if ("gained" in event) args["gained"] = goodsList({ [event.gained]: 1 });
  return say(id, args);
}

export function promptSentence(position: Position): string {
  return say(`prompt-${position.prompt.id}`, spoken(position.prompt.args, position));
}

export function promptKey(position: Position): string {
  return position.prompt.id;
}

export function reasonSentence(code: string, details: Fields, position: Position | null): string {
  return say(`reason-${kebab(code)}`, spoken(details, position));
}

/** What a move is about: its fields, or what lies where they point. */
function about(move: Move, { state }: Position): Fields {
  switch (move.verb) {
    case "sell":
    case "buy":
      return { goods: { [move.fields.good]: move.fields.count } };
    case "copy":
      return {
        card: "seat" in move.fields ? pileOf(state, move.fields.seat) : state.display[move.fields.space - 1]?.card,
      };
    case "take":
      return { card: state.display[move.fields.space - 1]?.card };
    case "take-tile":
      return { tile: state.forum?.row[move.fields.space - 1] };
    case "market":
      return { stall: move.fields.offer };
    default:
      return move.fields;
  }
}

const pileOf = (state: Position["state"], seat: string) =>
  state.players.find((player) => player.seat === seat)?.discard.at(-1);

/** Which message says a move: that of its verb, but for two verbs that mean two things. */
function messageOf(move: Move): string {
  if (move.verb === "recruit" && move.fields.city) return "move-settle";
  return move.verb === "bid" && "tile" in move.fields ? "move-bid-for" : `move-${move.verb}`;
}

/** A move as a button says it. */
export function moveLabel(move: Move, position: Position): string {
  return move.verb === "done" ? doneLabel(position) : say(messageOf(move), spoken(about(move, position), position));
}

function doneLabel(position: Position): string {
  const id = `done-${promptKey(position)}`;
  return has(id) ? say(id) : say("ui-done");
}

/** What a move changes for its player, as short pieces: "−3 sestertii", "+1 brick". */
export function previewParts(move: Move): { good: string; count: number }[] {
  const { sestertii = 0, goods = {}, fish = 0, houses = 0, colonists = 0, points = 0 } = move.preview;
  const parts = [
    { good: "sestertii", count: sestertii },
    ...Object.entries(goods).map(([good, count]) => ({ good, count })),
    { good: "fish", count: fish },
    { good: "houses", count: houses },
    { good: "colonists", count: colonists },
    { good: "points", count: points },
  ];
  return parts.filter((part) => part.count !== 0);
}
