/** How a game ended: god by god, and by what it was won. The server says who won and why. */
import type { Position, ScoreShown, Seat } from "../wire.ts";
import { seatName } from "./sentences.ts";
import { sideName, sides, sideTotal } from "./teams.ts";
import { say } from "./words.svelte.ts";

/** What comes from no god. */
export const REST = "rest";

/** What is counted, in the order of the table; what gave nobody anything is left out. */
export function counted({ scores }: Position): string[] {
  const all = [...Object.keys(scores[0]?.gods ?? {}), REST];
  return all.filter((god) => scores.some((entry) => pointsOf(entry, god) !== 0));
}

const pointsOf = ({ gods, rest }: ScoreShown, god: string): number => (god === REST ? rest : (gods[god]?.points ?? 0));

/** A side with what each of those counted so far gave it. */
export interface Standing {
  side: Seat[];
  parts: { god: string; points: number }[];
  total: number;
}

/** The sides after so many gods, first to last; once all are counted the winner is first, also by a tie-break. */
export function standings(position: Position, gods: readonly string[], upTo: number): Standing[] {
  const won = (side: readonly Seat[]) => side.some((seat) => position.winners.includes(seat));
  const found = sides(position).map((side) => {
    const scores = position.scores.filter(({ seat }) => side.includes(seat));
    const parts = gods.map((god, at) => ({
      god,
      points: at < upTo ? scores.reduce((sum, entry) => sum + pointsOf(entry, god), 0) : 0,
    }));
    return { side, parts, total: parts.reduce((sum, { points }) => sum + points, 0) };
  });
  const last = upTo >= gods.length;
  return found.sort((a, b) => (last ? Number(won(b.side)) - Number(won(a.side)) : 0) || b.total - a.total);
}

export const godName = (god: string): string => say(god === REST ? "ui-score-rest" : `god-${god}`);
export const godHelp = (god: string): string => (god === REST ? "" : say(`god-${god}-help`));

/** By what the game was won, in a sentence, and before it how it ended if that was before its time. */
export function verdictSentence(position: Position): string {
  const how = position.ended?.how;
  const early = how === "agreed" ? say("ui-ended-agreed") : how === "host" ? say("ui-ended-host") : "";
  return [early, byWhat(position)].filter(Boolean).join(" ");
}

function byWhat(position: Position): string {
  const { verdict, winners, scores, state, ended } = position;
  if (ended?.how === "resigned")
    return say("ui-ended-resigned", { seats: ended.resigned.map((seat) => seatName(position, seat)).join(", ") });
  if (!verdict) return "";
  const side = sideName(position, verdict.over);
  if (!verdict.tie)
    return say("ui-won-by", { lead: verdict.lead, god: godName(verdict.most), ahead: verdict.ahead, side });
  const card = say(state.market ? "card-praefectus-piscatus" : "card-praefectus-magnus");
  return say(TIES[verdict.tie], { total: sideTotal(scores, winners), card, side });
}
const TIES = { holder: "ui-won-holder", next: "ui-won-next", order: "ui-won-order" };
