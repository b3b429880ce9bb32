/** Events, moves, prompts and reasons put into words. */
import { cardName, cityName, goodName, goodsList, placeName, provinceName, stallName, tileName } from "./names.ts";
import type { GameEvent, MoveShown as Move, Position } from "../wire.ts";
import { has, say, type Args } from "./words.svelte.ts";

export type Fields = Record<string, unknown>;

const kebab = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replaceAll("_", "-");

export function seatName(position: Position | null, seat: string): string {
  const found = position?.seats.find((entry) => entry.seat === seat);
  return found?.name || say(`seat-${seat}`);
}

const text = (value: unknown) => String(value ?? "");

const boardOf = (position: Position | null) => position?.game.board ?? "";

type Namer = (value: unknown, position: Position | null) => string;
const NAMERS: Record<string, Namer> = {
  seat: (value, position) => seatName(position, text(value)),
  receiver: (value, position) => seatName(position, text(value)),
  winner: (value, position) => seatName(position, text(value)),
  card: (value) => cardName(text(value)),
  city: (value, position) => cityName(text(value), boardOf(position)),
  origin: (value, position) => placeName(text(value), boardOf(position)),
  route: (value, position) => placeName(text(value), boardOf(position)),
  province: (value, position) => provinceName(text(value), boardOf(position)),
  good: (value) => goodName(text(value)),
  tile: (value) => tileName(text(value)),
  stall: (value) => stallName(text(value)),
  goods: goodsList,
  instead: goodsList,
};

/** The fields of an event or prompt as a message wants them: ids become names, numbers stay. */
export function spoken(fields: Fields, position: Position | null): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(fields)) {
    const namer = NAMERS[key];
    if (namer && value !== null) args[key] = namer(value, position);
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
  const { need } = details;
  const args = spoken(details, position);
  return say(`reason-${kebab(code)}`, typeof need === "string" ? { ...args, need: goodsList(need) } : args);
}

/** The message that labels each verb, and which of the move's words it names. */
const LABELS: Record<string, (words: string[], position: Position) => [string, Args]> = {
  move: (w, position) => ["move-move", { kind: w[1] ?? "", ...spoken({ origin: w[2], route: w[4] }, position) }],
  build: (w, position) => ["move-build", spoken({ city: w[1] }, position)],
  produce: (w, position) => ["move-produce", spoken({ province: w[1] }, position)],
  settle: (w, position) => ["move-settle", { kind: w[1] ?? "", ...spoken({ city: w[2] }, position) }],
  recruit: (w, position) => [w[2] ? "move-settle" : "move-recruit", { kind: w[1] ?? "", ...spoken({ city: w[2] ?? "" }, position) }],
  sell: (w) => ["move-sell", { goods: goodsList({ [w[1] ?? ""]: Number(w[2]) }) }],
  buy: (w) => ["move-buy", { goods: goodsList({ [w[1] ?? ""]: Number(w[2]) }) }],
  copy: (w, position) => ["move-copy", { card: cardName(copied(w[1] ?? "", position)) }],
  take: (w, position) => ["move-take", { card: cardName(position.state.display[Number(w[1]) - 1]?.card ?? "") }],
  pay: (w) => ["move-pay", { goods: goodsList(w.slice(1)) }],
  forgo: (w) => ["move-forgo", { good: goodName(w[1] ?? "") }],
  as: (w) => ["move-as", { good: goodName(w[1] ?? "") }],
  use: (w) => ["move-use", { tile: tileName(w[1] ?? "") }],
  "take-tile": (w, position) => ["move-take-tile", { tile: tileName(position.state.forum?.row[Number(w[1]) - 1] ?? "") }],
  keep: (w) => ["move-keep", { tile: tileName(w[1] ?? "") }],
  bid: (w) => (w[2] ? ["move-bid-for", { tile: tileName(w[1] ?? ""), bid: Number(w[2]) }] : ["move-bid", { bid: Number(w[1]) }]),
  swap: (w) => ["move-swap", { good: goodName(w[1] ?? "") }],
  choose: (w) => ["move-choose", { good: goodName(w[1] ?? "") }],
  market: (w) => ["move-market", { stall: stallName(w.slice(1).join(" ")) }],
};

function copied(word: string, position: Position): string {
  if (/^\d+$/.test(word)) return position.state.display[Number(word) - 1]?.card ?? "";
  return position.state.players.find((player) => player.seat === word)?.discard.at(-1) ?? "";
}

/** A move as a button says it. */
export function moveLabel(move: Move, position: Position): string {
  const words = move.text.split(" ");
  const verb = words[0] ?? "";
  if (verb === "done") return doneLabel(position);
  const label = LABELS[verb];
  if (label) return say(...label(words, position));
  const id = `move-${verb}`;
  if (has(id)) return say(id);
  return say("move-play", { card: cardName(verb) });
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
