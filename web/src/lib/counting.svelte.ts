/** A trade that is still counted: each click adds one, and whatever is done next sends all of it as one move. */
import type { MoveShown } from "../wire.ts";
import { ladders, type Ladder } from "./choice.ts";
import type { Table } from "./table.svelte.ts";

const TRADES = ["sell", "buy"];

interface Counted {
  ply: number;
  stem: string;
  count: number;
  move: MoveShown;
}

export class Counting {
  #counted = $state.raw<Counted | null>(null);
  /** What was clicked while another trade was counted: it follows that, as long as the same is asked. */
  #next: { prompt: string; act: () => void } | null = null;

  constructor(readonly table: Table) {}

  /** What is counted now. */
  get now(): Counted | null {
    return this.#counted?.ply === this.table.position?.ply ? this.#counted : null;
  }

  of({ stem }: Ladder): number {
    return this.now?.stem === stem ? this.now.count : 0;
  }

  add(ladder: Ladder, by: number): void {
    if (this.before(() => this.#again(ladder.stem), ladder.stem)) return;
    const count = this.of(ladder) + by;
    const move = ladder.steps[count - 1];
    this.#counted = move ? { ply: this.table.position?.ply ?? -1, stem: ladder.stem, count, move } : null;
  }

  /** Forgets what was counted; whether there was something. */
  drop(): boolean {
    const had = this.now !== null;
    this.#counted = this.#next = null;
    return had;
  }

  /** Sends what was counted and does the other thing after it; false if there is nothing to send. */
  before(act: () => void, stem = ""): boolean {
    const { now, table } = this;
    if (!now || now.stem === stem) return false;
    this.#next = { prompt: table.position?.prompt.id ?? "", act };
    this.#counted = null;
    table.live?.move(now.move.text);
    return true;
  }

  /** A new position: what waited for it is done. */
  resume(): void {
    const next = this.#next;
    this.#next = null;
    if (next && this.table.mine && next.prompt === this.table.position?.prompt.id) next.act();
  }

  #again(stem: string): void {
    const trades = this.table.moves.filter(({ verb }) => TRADES.includes(verb));
    const ladder = ladders(trades).find((entry): entry is Ladder => "steps" in entry && entry.stem === stem);
    if (ladder) this.add(ladder, 1);
  }
}
