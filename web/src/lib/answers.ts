/** The moves that have no place on the board, sorted by how the action bar offers them. */
import type { MoveShown as Move } from "../wire.ts";
import { candidates, ladders, type Ladder } from "./choice.ts";
import type { Table } from "./table.svelte.ts";

type Of<Verb extends Move["verb"]> = Extract<Move, { verb: Verb }>;

export interface Answers {
  pays: Of<"pay">[];
  trades: Ladder[];
  /** Bids and gifts: one number each. */
  sums: Ladder[];
  roles: Of<"role">[];
  /** Touches of things that lie nowhere: goods, kinds of colonists. */
  chips: string[];
  choices: Move[];
  others: Move[];
  /** What ends an action stands where the end of the turn does. */
  ending: Move[];
  /** Many things to press get a line of their own. */
  many: boolean;
  /** None of what can be done now can be taken back. */
  final: boolean;
}

const OFF_BOARD = ["good", "kind", "deal", "count", "bid", "offer", "seat"];
const COUNTED = ["sell", "buy", "give"];
const SUMS = ["bid", "give"];

export const kindOf = (touch: string) => touch.slice(0, touch.indexOf(":"));

function isCounted(move: Move, picked: readonly string[]): boolean {
  const bidOnly = move.touches.every((touch) => touch.startsWith("bid:") || picked.includes(touch));
  return COUNTED.includes(move.verb) || (move.verb === "bid" && bidOnly);
}

export function answers({ moves, picked, plain, choices }: Table): Answers {
  const open = candidates(moves, picked);
  const pays = open.filter((move): move is Of<"pay"> => move.verb === "pay");
  const counted = open.filter((move) => isCounted(move, picked));
  const roles = open.filter((move): move is Of<"role"> => move.verb === "role");
  const elsewhere = new Set<Move>([...pays, ...counted, ...roles]);
  const rest = open.filter((move) => !elsewhere.has(move));
  const next = rest.flatMap((move) => move.touches.filter((touch) => !picked.includes(touch)).slice(0, 1));
  const chips = [...new Set(next)].filter((touch) => OFF_BOARD.includes(kindOf(touch)));
  const steps = ladders(counted).filter((entry): entry is Ladder => "steps" in entry);
  const left = choices.filter((move) => !elsewhere.has(move));
  const others = plain.filter((move) => move.verb !== "done");
  return {
    pays,
    trades: steps.filter((ladder) => !SUMS.includes(ladder.verb)),
    sums: steps.filter((ladder) => SUMS.includes(ladder.verb)),
    roles,
    chips,
    choices: left,
    others,
    ending: plain.filter((move) => move.verb === "done"),
    many: steps.length > 0 || pays.length + chips.length + left.length + others.length > 3,
    final: open.length > 0 && open.every((move) => move.preview.final),
  };
}
