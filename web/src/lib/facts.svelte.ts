/** What is printed on cards and tiles, as the server's catalog tells it. */
import type { BoardListed, CardListed, Catalog, TileListed } from "../wire.ts";
import { catalog } from "./api.ts";
import { maintained } from "./maintenance.svelte.ts";

let known = $state.raw<Catalog | null>(null);

let own = $state.raw<readonly TileListed[]>([]);

export const facts = {
  get catalog(): Catalog | null {
    return known;
  },
  /** The tiles that the players of the table have added. */
  get ownTiles(): readonly TileListed[] {
    return own;
  },
};

/** What the players of the table that is shown have added to the box. */
export function learnOwn(tiles: readonly TileListed[]): void {
  own = tiles;
}

export async function learn(): Promise<Catalog> {
  if (known) return known;
  known = await catalog();
  maintained(known.maintenance);
  return known;
}

/** What is played where nobody chose: the value of an option. */
export const standard = (option: string): string =>
  String(known?.options.find(({ id }) => id === option)?.default ?? "");

/** The goods that are bought and sold. */
export const tradedGoods = (): string[] => known?.goods.filter(({ traded }) => traded).map(({ id }) => id) ?? [];

/** Whether cards count for a god. */
export const rewardsCards = (god: string): boolean => known?.cards.some((card) => card.gods.includes(god)) ?? false;

/** A board, if the server offers it. */
export const boardFact = (board: string): BoardListed | undefined => known?.boards.find(({ id }) => id === board);

/** A city or province as the board prints it, where its id does not spell that. */
export function printed(board: string, id: string): string | undefined {
  return boardFact(board)?.names[id];
}

export function cardFact(id: string): CardListed | undefined {
  return known?.cards.find((card) => card.id === id);
}

export function tileFact(id: string): TileListed | undefined {
  return [...(known?.tiles ?? []), ...own].find((tile) => tile.id === id);
}

export const tileKind = (id: string): string => tileFact(id)?.kind ?? "citizen";

/** The roles of a double card, one of which its player takes. */
export const rolesOf = (id: string): readonly string[] => cardFact(id)?.roles ?? [];

/** Everybody whose card it is; most cards have one god. */
export const godsOf = (id: string): readonly string[] => cardFact(id)?.gods ?? [];

/** The drawing that stands for a card: a specialist's good, both roles of a double card, the persona of any other. */
export function emblem(id: string): string {
  if (id === "concordia") return "god-concordia";
  const card = cardFact(id);
  if (card?.roles.length) return `persona-${card.roles.join("-")}`;
  return card?.good ? `good-${card.good}` : `persona-${card?.persona ?? id}`;
}

/** The card that explains this one in the rules: those for sale differ from their namesakes in god and price only. */
export function namesake(id: string): string {
  const kind = (card: CardListed | undefined) => [card?.persona, card?.good, card?.roles].join();
  const own = kind(cardFact(id));
  return known?.cards.find((other) => kind(other) === own)?.id ?? id;
}

/** The cards that the rules explain; the last one lies beside the game. */
export function explainedCards(): string[] {
  return [...new Set((known?.cards ?? []).map(({ id }) => namesake(id))), "concordia"];
}
