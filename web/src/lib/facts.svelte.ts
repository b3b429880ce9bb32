/** What is printed on cards and tiles, as the server's catalog tells it. */
import type { CardListed, Catalog } from "../wire.ts";
import { catalog } from "./api.ts";

let known = $state.raw<Catalog | null>(null);

export const facts = {
  get catalog(): Catalog | null {
    return known;
  },
};

export async function learn(): Promise<void> {
  known ??= await catalog();
}

/** A city or province as the board prints it, where its id does not spell that. */
export function printed(board: string, id: string): string | undefined {
  return known?.boards.find((entry) => entry.id === board)?.names[id];
}

export function cardFact(id: string): CardListed | undefined {
  return known?.cards.find((card) => card.id === id);
}

export function price(good: string): number {
  return known?.goods.find((entry) => entry.id === good)?.price ?? 0;
}

export function tileKind(id: string): string {
  return known?.tiles.find((tile) => tile.id === id)?.kind ?? "citizen";
}

const SPECIALISTS: Record<string, string> = { mason: "brick", farmer: "food", smith: "tool", vintner: "wine", weaver: "cloth" };

/** The drawing that stands for a card. */
export function emblem(id: string): string {
  const good = SPECIALISTS[id];
  if (good) return `good-${good}`;
  if (id === "concordia") return "god-concordia";
  return `persona-${id.replace(/\d$/, "").split("_")[0] ?? id}`;
}
