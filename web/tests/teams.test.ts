/** Team play at the table: sides, whose part of the turn it is, who may point at a card, who has won. */
import { describe, expect, it, vi } from "vitest";
import type { Position, Seat, TeamTurn } from "../src/wire.ts";

vi.stubGlobal("document", { documentElement: {} });
vi.doMock("virtual:words/en", () => ({
  default: `
ui-team-of = { $first } and { $second }
ui-winner = Winner: { $seat }
ui-winner-you = You!
ui-winner-team = Winners: { $team }
ui-winner-team-you = Your team!
`,
}));
const { fared, halves, mayWish, partnerOf, scoresBySide, sideName, sides, sideTotal, winnerSentence } =
  await import("../src/lib/teams.ts");
const { speak } = await import("../src/lib/words.svelte.ts");
await speak("en");

const SEATS: Seat[] = ["red", "green", "blue", "yellow"];
const TEAMS: Seat[][] = [
  ["red", "blue"],
  ["green", "yellow"],
];
const turn = (more: Partial<TeamTurn> = {}): TeamTurn => ({
  stage: "active",
  partner: "blue",
  acting: "red",
  cards: [{ seat: "red", card: "mercator" }],
  card: "mercator",
  role: null,
  alone: null,
  ...more,
});
const position = (more: Partial<Position> = {}, team: TeamTurn | null = turn(), teams = TEAMS) =>
  ({
    game: { teams, options: {} },
    seats: SEATS.map((seat) => ({ seat, name: seat.toUpperCase() })),
    state: { players: SEATS.map((seat) => ({ seat })), active: "red", turn: 3, team_turn: team },
    scores: SEATS.map((seat, at) => ({ seat, total: at + 1 })),
    yours: ["red"],
    asked: "blue",
    winner: null,
    winners: [],
    ...more,
  }) as unknown as Position;
const rolesOf = (card: string) => (card === "double" ? ["prefect", "architect"] : []);
const parts = (card: string) => card === "proconsul";

describe("sides", () => {
  it("are the teams, partners side by side", () => {
    const shown = position();
    expect(sides(shown)).toEqual(TEAMS);
    expect(scoresBySide(shown).map(({ seat }) => seat)).toEqual(["red", "blue", "green", "yellow"]);
    expect([partnerOf(shown, "yellow"), partnerOf(shown, undefined)]).toEqual(["green", undefined]);
    expect(TEAMS.map((side) => sideTotal(shown.scores, side))).toEqual([4, 6]);
    expect(sideName(shown, ["green", "yellow"])).toBe("GREEN and YELLOW");
  });
  it("are the players where there are no teams", () => {
    const shown = position({}, null, []);
    expect(sides(shown)).toEqual(SEATS.map((seat) => [seat]));
    expect(sideName(shown, ["green"])).toBe("GREEN");
    expect(halves(shown, rolesOf)).toBeNull();
  });
});

describe("the turn of two", () => {
  const does = (team: TeamTurn) => halves(position({}, team), rolesOf)?.map((half) => half.does);
  it("names what is carried out only where no own card says it", () => {
    expect(does(turn())).toEqual([null, null]);
    expect(does(turn({ stage: "partner", acting: "blue" }))).toEqual([null, "mercator"]);
    expect(does(turn({ stage: "active", card: "mason" }))).toEqual(["mason", null]);
  });
  it("gives the partner the other role of a double card", () => {
    expect(does(turn({ stage: "partner", card: "double", role: "architect" }))).toEqual(["architect", "prefect"]);
  });
  it("leaves the partner a card of his own", () => {
    const cards = [...turn().cards, { seat: "blue", card: "smith" } as const];
    expect(does(turn({ stage: "partner", cards, alone: "smith" }))).toEqual([null, null]);
    expect(halves(position({}, turn({ acting: "blue" })), rolesOf)?.map(({ acting }) => acting)).toEqual([false, true]);
  });
});

describe("a wish", () => {
  const called = turn({ stage: "laying-out", card: null, cards: [{ seat: "red", card: "legatus" }] });
  it("may be shown while the partner is asked for a card", () => {
    expect(mayWish(position({}, called), parts)).toBe(true);
    expect(mayWish(position({}, turn({ stage: "between", card: "proconsul" })), parts)).toBe(true);
    expect(mayWish(position({}, turn({ stage: "between" })), parts)).toBe(false);
  });
  it("is no matter of others, nor of two on one device", () => {
    expect(mayWish(position({ yours: ["green"] }, called), parts)).toBe(false);
    expect(mayWish(position({ yours: ["red", "blue"] }, called), parts)).toBe(false);
    expect(mayWish(position({ asked: "red" }, called), parts)).toBe(false);
  });
});

describe("the end", () => {
  const over = (yours: Seat[]) => position({ yours, winner: "red", winners: ["red", "blue"] });
  it("is won or lost together", () => {
    expect(["blue", "green"].map((seat) => fared(over([seat as Seat])))).toEqual(["won", "lost"]);
    expect([fared(over([])), fared(over(["red", "green"])), fared(over(["red", "blue"]))]).toEqual([null, null, "won"]);
  });
  it("is said so", () => {
    expect(winnerSentence(over(["blue"]))).toBe("Your team!");
    expect(winnerSentence(over(["green"]))).toBe("Winners: RED and BLUE");
    const alone = { winner: "red", winners: ["red"] } as const;
    expect(winnerSentence(position({ ...alone, winners: ["red"], yours: ["green"] }, null, []))).toBe("Winner: RED");
    expect(winnerSentence(position({ ...alone, winners: ["red"] }, null, []))).toBe("You!");
  });
});
