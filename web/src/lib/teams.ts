/** Team play at a table: who plays with whom, and what a side is called. Without teams everybody is a side of one. */
import type { CardLaid, Position, ScoreShown, Seat } from "../wire.ts";
import { seatName, teamName } from "./sentences.ts";
import { say } from "./words.svelte.ts";

export const partnerOf = ({ game }: Position, seat: Seat | undefined): Seat | undefined =>
  game.teams.find((team) => team.some((other) => other === seat))?.find((other) => other !== seat);

/** Those who win or lose together. */
export const sides = ({ game, state }: Position): Seat[][] =>
  game.teams.length ? game.teams : state.players.map(({ seat }) => [seat]);

export const sideName = (position: Position, [first = "red", ...more]: readonly Seat[]): string =>
  more.length ? teamName(position, first) : seatName(position, first);

export const sideTotal = (scores: readonly ScoreShown[], side: readonly Seat[]): number =>
  scores.filter(({ seat }) => side.includes(seat)).reduce((sum, { total }) => sum + total, 0);

/** Everybody's scores, partners side by side. */
export const scoresBySide = (position: Position): ScoreShown[] =>
  sides(position).flatMap((side) => position.scores.filter(({ seat }) => side.includes(seat)));

/** How this page's seats have fared; a page with seats of several sides has neither won nor lost. */
export function fared({ yours, winners, game }: Position): "won" | "lost" | null {
  const side = game.teams.find((team) => yours.every((seat) => team.includes(seat))) ?? yours;
  if (!yours.length || !winners.length || (side === yours && yours.length > 1)) return null;
  return yours.every((seat) => winners.includes(seat)) ? "won" : "lost";
}

/** Who has won, in words. */
export function winnerSentence(position: Position): string {
  const { winners, winner } = position;
  if (winners.length > 1)
    return fared(position) === "won"
      ? say("ui-winner-team-you")
      : say("ui-winner-team", { team: sideName(position, winners) });
  return fared(position) === "won"
    ? say("ui-winner-you")
    : say("ui-winner", { seat: seatName(position, winner ?? "") });
}

/** One of the two in a turn: the cards that they laid down, and what they carry out where no card of theirs says it. */
export interface Half {
  seat: Seat;
  partner: boolean;
  acting: boolean;
  cards: string[];
  does: string | null;
}

/** The turn of two partners, the active player first; null where nobody has a partner. */
export function halves({ state }: Position, rolesOf: (card: string) => readonly string[]): Half[] | null {
  const turn = state.team_turn;
  const active = state.active;
  if (!turn || !active) return null;
  const laid = (seat: Seat) => turn.cards.filter((card: CardLaid) => card.seat === seat).map(({ card }) => card);
  const half = (seat: Seat, does: string | null): Half => {
    const cards = laid(seat);
    return {
      seat,
      partner: seat === turn.partner,
      acting: seat === turn.acting,
      cards,
      does: does === cards.at(-1) ? null : does,
    };
  };
  const other = turn.role === null ? undefined : rolesOf(turn.card ?? "").find((role) => role !== turn.role);
  const shares = ["between", "partner"].includes(turn.stage) && turn.alone === null;
  const first = turn.stage === "laying-out" ? null : (turn.role ?? turn.card);
  return [half(active, first), half(turn.partner, shares ? (other ?? turn.card) : null)];
}

/** Whether a seat of this page may point at a card that its partner, who is somewhere else, is asked to play. */
export function mayWish({ state, asked, yours }: Position, parts: (card: string) => boolean): boolean {
  const turn = state.team_turn;
  if (!turn || !state.active || !yours.includes(state.active) || yours.includes(turn.partner)) return false;
  if (asked !== turn.partner || !turn.cards.length) return false;
  // Later the partner is asked for a card of the own hand only if the active player's does not do for both.
  return turn.stage === "laying-out" || (turn.stage === "between" && turn.alone === null && parts(turn.card ?? ""));
}
