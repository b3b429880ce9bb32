/** A finished game as others log it: for BG Stats, and as a text for a forum. */
import type { Position, Seat } from "../wire.ts";
import { counted, godName, standings, verdictSentence } from "./ending.ts";
import { boardName } from "./names.ts";
import { seatWord } from "./paints.svelte.ts";
import { seatName } from "./sentences.ts";
import { winnerSentence } from "./teams.ts";
import { say } from "./words.svelte.ts";

const BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data=";
/** The numbers of BoardGameGeek. */
const CONCORDIA = { name: "Concordia", bggId: 124361 };
const VENUS = { name: "Concordia Venus", bggId: 256916 };
const MODULES = ["forum", "auction", "salt", "venus", "teams", "fish"];

const modules = ({ game }: Position): string[] =>
  MODULES.filter((name) => game.options[name]).map((name) => say(`option-${name}`));

const two = (number: number) => String(number).padStart(2, "0");

/** A time of this place as BG Stats writes it. */
export function playDate(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":")}`;
}

const endedAt = ({ game }: Position) => new Date((game.ended ?? Date.now() / 1000) * 1000);
const total = ({ scores }: Position, seat: Seat) => scores.find((entry) => entry.seat === seat)?.total ?? 0;

/** A play in the format of createPlay. */
export function bgStats(position: Position): Record<string, unknown> {
  const ranking = standings(position, counted(position), Infinity);
  const rank = (seat: Seat) => ranking.findIndex(({ side }) => side.includes(seat)) + 1;
  const team = (seat: Seat) => position.game.teams.findIndex((side) => side.includes(seat)) + 1;
  return {
    sourceName: "Concordia",
    sourcePlayId: position.game.id,
    playDate: playDate(endedAt(position)),
    game: {
      ...(position.game.options["venus"] ? VENUS : CONCORDIA),
      sourceGameId: "concordia",
      highestWins: true,
      noPoints: false,
    },
    board: [boardName(position.game.board), ...modules(position)].join(" · "),
    comments: verdictSentence(position),
    players: position.state.players.map(({ seat }, at) => ({
      name: seatName(position, seat),
      sourcePlayerId: `${position.game.id}-${seat}`,
      startPlayer: at === 0,
      rank: rank(seat),
      score: String(total(position, seat)),
      winner: position.winners.includes(seat),
      role: seatWord(seat),
      ...(team(seat) ? { team: String(team(seat)) } : {}),
    })),
  };
}

export const bgStatsLink = (position: Position): string =>
  BG_STATS + encodeURIComponent(JSON.stringify(bgStats(position)));

/** The game as a text: what was played, the points by god, who won and why; with BBCode as a table. */
export function forumText(position: Position, link: string, bbcode: boolean): string {
  // Brackets in a name would be read as tags.
  const plain = (name: string) => (bbcode ? name.replaceAll("[", "(").replaceAll("]", ")") : name);
  const gods = counted(position);
  const rows = standings(position, gods, Infinity).map(({ side, parts, total: points }) => [
    plain(side.map((seat) => seatName(position, seat)).join(" + ")),
    ...parts.map((part) => String(part.points)),
    String(points),
  ]);
  const head = ["", ...gods.map(godName), say("ui-score")];
  const title = ["Concordia", boardName(position.game.board), ...modules(position)].join(" · ");
  const day = endedAt(position).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  const closing = plain(`${winnerOf(position)}. ${verdictSentence(position)}`);
  if (!bbcode)
    return [`${title} (${day})`, "", ...rows.map((row) => lineOf(head, row)), "", closing, link].join("\n").trim();
  const cells = (tag: string, row: string[]) => `[tr]${row.map((cell) => `[${tag}]${cell}[/${tag}]`).join("")}[/tr]`;
  const table = ["[table]", cells("th", head), ...rows.map((row) => cells("td", row)), "[/table]"];
  return [`[b]${title}[/b] (${day})`, ...table, closing, link ? `[url]${link}[/url]` : ""].join("\n").trim();
}

/** The winner by name, whoever looks at it. */
const winnerOf = (position: Position) => winnerSentence({ ...position, yours: [] });

const lineOf = (head: string[], [name, ...points]: string[]): string =>
  `${name}: ${points.at(-1)} (${points
    .slice(0, -1)
    .map((count, at) => `${head[at + 1]} ${count}`)
    .join(", ")})`;
