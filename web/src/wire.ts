// Made by `python -m concordia_game.server.typescript` from src/concordia_game/server/wire.py: don't edit.

export type Seat = "red" | "green" | "blue" | "yellow" | "black";

export type Kind = "land" | "sea";

export type SeatKind = "you" | "local" | "friend" | "bot";

/** What a move brought about; the name is that of a message of log.ftl. */
export type GameEvent =
  | { name: "sestertii-received"; seat: Seat; count: number }
  | { name: "sestertii-paid"; seat: Seat; count: number }
  | { name: "markers-restored"; seat: Seat; count: number }
  | { name: "cards-taken-back"; seat: Seat; count: number }
  | { name: "interim-paid"; seat: Seat; count: number }
  | { name: "coins-dropped"; seat: Seat; count: number }
  | { name: "coins-collected"; seat: Seat; count: number }
  | { name: "fish-restored"; seat: Seat; count: number }
  | { name: "goods-received"; seat: Seat; goods: Record<string, number> }
  | { name: "goods-forgone"; seat: Seat; goods: Record<string, number> }
  | { name: "goods-paid"; seat: Seat; goods: Record<string, number> }
  | { name: "good-sold"; seat: Seat; good: string; count: number; price: number }
  | { name: "good-bought"; seat: Seat; good: string; count: number; price: number }
  | { name: "turn-began"; seat: Seat; turn: number }
  | { name: "card-played"; seat: Seat; card: string }
  | { name: "colonist-moved"; seat: Seat; kind: Kind; origin: string; route: string; steps: number }
  | { name: "colonist-placed"; seat: Seat; kind: Kind; city: string }
  | { name: "house-built"; seat: Seat; city: string; price: number }
  | { name: "marker-turned"; seat: Seat; province: string }
  | { name: "card-copied"; seat: Seat; owner: Seat | null; card: string }
  | { name: "card-bought"; seat: Seat; card: string; space: number }
  | { name: "card-revealed"; card: string; space: number }
  | { name: "magnus-passed"; seat: Seat; receiver: Seat }
  | { name: "interim-scored"; seat: Seat; points: number }
  | { name: "concordia-taken"; seat: Seat }
  | { name: "game-ended"; winner: Seat }
  | { name: "salt-turned"; seat: Seat; good: string }
  | { name: "goods-swapped"; seat: Seat; good: string; gained: string }
  | { name: "market-entered"; seat: Seat; stall: string; offer: string; fish: number }
  | { name: "fish-taken"; seat: Seat; province: string; count: number }
  | { name: "tile-used"; seat: Seat; tile: string }
  | { name: "tile-kept"; seat: Seat; tile: string }
  | { name: "bid-passed"; seat: Seat; tile: string }
  | { name: "bid-made"; seat: Seat; tile: string; bid: number }
  | { name: "auction-won"; seat: Seat; tile: string; bid: number }
  | { name: "tile-taken"; seat: Seat; tile: string; space: number }
  | { name: "tile-revealed"; tile: string; space: number };

/** What a move is: its verb, and its fields by id. */
export type GameMove =
  | { verb: "done"; fields: Record<string, never> }
  | { verb: "close"; fields: Record<string, never> }
  | { verb: "skip-tile"; fields: Record<string, never> }
  | { verb: "use"; fields: { tile: string } }
  | { verb: "play"; fields: { card: string } }
  | { verb: "move"; fields: { kind: Kind; origin: string; route: string; steps: number } }
  | { verb: "build"; fields: { city: string } }
  | { verb: "produce"; fields: { province: string } }
  | { verb: "income"; fields: Record<string, never> }
  | { verb: "settle"; fields: { kind: Kind; city: string } }
  | { verb: "tax"; fields: Record<string, never> }
  | { verb: "sell"; fields: { good: string; count: number } }
  | { verb: "buy"; fields: { good: string; count: number } }
  | { verb: "copy"; fields: { seat: Seat } }
  | { verb: "take"; fields: { space: number } }
  | { verb: "pay"; fields: { goods: Record<string, number> } }
  | { verb: "forgo"; fields: { good: string } }
  | { verb: "recruit"; fields: { kind: Kind; city: string | null } }
  | { verb: "copy"; fields: { space: number } }
  | { verb: "as"; fields: { good: string } }
  | { verb: "choose"; fields: { good: string } }
  | { verb: "market"; fields: { offer: string } }
  | { verb: "take-tile"; fields: { space: number } }
  | { verb: "keep"; fields: { tile: string } }
  | { verb: "draw"; fields: { tile: string } }
  | { verb: "bid"; fields: { tile: string; bid: number } }
  | { verb: "bid"; fields: { bid: number } }
  | { verb: "pass"; fields: Record<string, never> }
  | { verb: "swap"; fields: { good: string } };

/** Who shall sit at a place of the table. */
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

/** A game to be dealt; a given seed deals a known game. */
export interface NewGame {
  options: Record<string, boolean | number | string>;
  seats: NewSeat[];
  seed?: number | null;
  confirm?: boolean;
  guided?: boolean;
}

/** A seat of a new game, with what opens it. */
export interface SeatGiven {
  seat: Seat;
  kind: SeatKind;
  name: string;
  token: string | null;
  invite: string | null;
  link: string | null;
}

/** A new game, its seats in turn order. */
export interface GameMade {
  game: string;
  seats: SeatGiven[];
}

/** A friend takes the seat of an invite. */
export interface JoinGame {
  invite: string;
  name?: string;
}

/** The seat of somebody who joined. */
export interface Joined {
  game: string;
  seat: Seat;
  token: string;
}

/** Once more with the same persons; `tokens` are those of further seats on the same device. */
export interface Rematch {
  token: string;
  tokens?: string[];
}

/** A move over HTTP; the texts `undo` and `confirm` do what the messages do. */
export interface MakeMove {
  token: string;
  ply: number;
  text: string;
}

/** Whether the server is well. */
export interface Health {
  status: "ok";
  version: string;
  rules: string;
  engine: "compiled" | "pure";
}

/** Why a call was refused. */
export interface Problem {
  code: string;
  details: Record<string, number | string | Record<string, number> | boolean>;
}

/** A board; `players` are the least and the most that it is made for. */
export interface BoardListed {
  id: string;
  name: string;
  expansion: string;
  players: [number, number];
  salt_board: boolean;
  names: Record<string, string>;
}

/** An option of a game; `choices` is empty for yes or no. It means nothing without what it `needs`. */
export interface OptionListed {
  id: string;
  default: boolean | number | string;
  choices: string[];
  needs: string | null;
}

/** A kind of card; cards of one persona and good do the same. */
export interface CardListed {
  id: string;
  word: string;
  persona: string;
  god: string;
  cost: Record<string, number>;
  cash: number;
  good: string | null;
  points: number;
}

/** A forum tile. */
export interface TileListed {
  id: string;
  name: string;
  kind: "patrician" | "citizen";
}

/** A good with the figures that the rulebook prints. */
export interface GoodListed {
  id: string;
  price: number;
  house_money: number;
  house_goods: Record<string, number>;
  traded: boolean;
}

/** One thing that a stall offers. */
export interface OfferShown {
  word: string;
  fish: number;
  action: string;
  good: string | null;
  money: number;
}

/** A stall of the fish market; `fish` is the least that it asks for. */
export interface StallShown {
  id: string;
  space: number;
  fish: number;
  offers: OfferShown[];
}

/** A side of the fish market. */
export interface MarketListed {
  id: string;
  reconstructed: boolean;
  spaces: number;
  stalls: StallShown[];
}

/** Everything there is to choose from; `default_bot` plays where none is named. */
export interface Catalog {
  boards: BoardListed[];
  options: OptionListed[];
  bots: string[];
  default_bot: string;
  languages: string[];
  seats: string[];
  gods: string[];
  cards: CardListed[];
  starting_hand: string[];
  tiles: TileListed[];
  goods: GoodListed[];
  markets: MarketListed[];
}

/** A card on the display, with its price and what its space adds. */
export interface Cost {
  card: string;
  cost: Record<string, number>;
  surcharge: Record<string, number>;
}

/** A colonist on the board; `place` is a city, a start space or a route without its kind. */
export interface ColonistShown {
  kind: Kind;
  place: string;
}

/** The colonists still in the storehouse. */
export interface Reserve {
  land: number;
  sea: number;
}

/** One seat's possessions; `room` spaces of `spaces` are free. */
export interface PlayerShown {
  seat: Seat;
  sestertii: number;
  goods: Record<string, number>;
  fish: number;
  hand: string[];
  discard: string[];
  colonists: ColonistShown[];
  houses: string[];
  tiles: string[];
  marker: string | null;
  room: number;
  spaces: number;
  colonists_left: Reserve;
  houses_left: number;
  interim: number | null;
  bid: number;
}

/** A city: what it produces (the start city nothing), and whose houses stand there. */
export interface CityShown {
  good: string | null;
  houses: Seat[];
}

/** A province's marker: its good, whether coins show, how many; or with the fish market its fish. */
export interface ProvinceShown {
  good: string | null;
  coins: boolean;
  value: number;
  fish: number | null;
}

/** The open tiles, space 1 first, and what is known of the others. */
export interface ForumShown {
  row: (string | null)[];
  stack_size: number;
  discard: string[];
  thresholds: number[];
}

/** The running auction: the tiles to be had, and the highest bid once a tile is named. */
export interface AuctionShown {
  offers: string[];
  tile: string | null;
  bid: number | null;
  leader: Seat | null;
  bidders: Seat[];
}

/** The fish market: coins by space, each named by its first stall. */
export interface MarketShown {
  coins: Record<string, number>;
  side: string;
  reconstructed: boolean;
  stalls: StallShown[];
}

/** The position as anybody may know it. */
export interface StateShown {
  players: PlayerShown[];
  cities: Record<string, CityShown>;
  routes: Record<string, Seat>;
  provinces: Record<string, ProvinceShown>;
  display: (Cost | null)[];
  stack_size: number;
  forum: ForumShown | null;
  auction: AuctionShown | null;
  market: MarketShown | null;
  magnus: Seat | null;
  concordia: Seat | null;
  active: Seat;
  turn: number;
  tiles_used: string[];
  tiles_in_effect: string[];
}

/** What was agreed on before the game. */
export interface GameShown {
  id: string;
  options: Record<string, boolean | number | string>;
  board: string;
  seed_hidden: boolean;
  market: string | null;
  rules: string;
  confirm: boolean;
  guided: boolean;
  rematch: string | null;
}

/** Who sits where; `bot` plays for the seat now, `votes` are the seats that want a bot there. */
export interface SeatShown {
  seat: Seat;
  name: string;
  kind: SeatKind;
  bot: string | null;
  online: boolean;
  joined: boolean;
  votes: Seat[];
  votes_needed: number;
}

/** What the viewer is asked: a message of prompts.ftl and its fields. */
export interface Prompt {
  id: string;
  args: Record<string, number | string | Record<string, number>>;
}

/** What a move would change for its player at once. */
export interface Preview {
  sestertii?: number;
  goods?: Record<string, number>;
  fish?: number;
  houses?: number;
  colonists?: number;
  points?: number;
  steps?: number;
  nth?: number;
  pays?: Record<string, number>[];
  yields?: Record<Seat, Record<string, number>>;
}

/** A legal move: its text, its verb and fields, and what a player clicks for it. */
export type MoveShown = GameMove & {
  text: string;
  touches: string[];
  preview: Preview;
};

/** One row of the game: a move, or `retract` or `confirm`. */
export interface LogEntry {
  ply: number;
  seat: string;
  text: string;
  events: GameEvent[];
}

/** What a god gives: `cards` of it at `value` each; Minerva's cards count one by one. */
export interface GodShown {
  value: number;
  cards: number;
  points: number;
}

/** What the best further house, a colonist and the best card on the display would add. */
export interface NextShown {
  house: number;
  colonist: number;
  card: number;
}

/** A seat's points if the game ended now. */
export interface ScoreShown {
  seat: Seat;
  gods: Record<string, GodShown>;
  rest: number;
  total: number;
  next: NextShown;
}

/** What anybody may know of a game at a glance. */
export interface Summary {
  game: GameShown;
  seats: SeatShown[];
  ply: number;
  turn: number;
  asked: string | null;
  over: boolean;
  scores: ScoreShown[];
  winner: Seat | null;
}

/** A game as one connection may see it. */
export interface Position {
  type: "position";
  ply: number;
  game: GameShown;
  seats: SeatShown[];
  yours: Seat[];
  asked: string | null;
  state: StateShown;
  prompt: Prompt;
  moves: MoveShown[];
  undo: boolean;
  confirm: boolean;
  events: GameEvent[];
  log: LogEntry[];
  scores: ScoreShown[];
  winner: Seat | null;
}

/** A finished game, move by move, as a spectator sees it. */
export interface Replay {
  frames: Position[];
}

/** The first message: the seats that this connection holds. */
export interface Hello {
  type: "hello";
  tokens?: string[];
}

/** Make a move. */
export interface Move {
  type: "move";
  ply: number;
  text: string;
  seat?: Seat;
}

/** Take the last move back. */
export interface Undo {
  type: "undo";
  ply: number;
  seat?: Seat;
}

/** End the turn. */
export interface Confirm {
  type: "confirm";
  ply: number;
  seat?: Seat;
}

/** Ask why a move is not legal. */
export interface Why {
  type: "why";
  ply: number;
  text: string;
}

/** Ask for advice. */
export interface Hint {
  type: "hint";
  ply: number;
}

/** Hand another seat to a bot, or take that vote back; `voter` if the connection holds several. */
export interface Vote {
  type: "vote";
  seat: Seat;
  agree: boolean;
  voter?: Seat;
}

/** Keep the line open. */
export interface Ping {
  type: "ping";
}

/** Why a move is not legal: a message of reasons.ftl; the code is null if it is legal. */
export interface Reason {
  type: "reason";
  text: string;
  code: string | null;
  details: Record<string, number | string | Record<string, number>>;
}

/** A move that a bot would make; the margin is the expected lead, null if it is not known. */
export interface Advice {
  text: string;
  margin: number | null;
}

/** Advice for a position, best first. */
export interface HintAnswer {
  type: "hint";
  ply: number;
  moves: Advice[];
}

/** A message that changed nothing; `ply` is where the game stands. */
export interface Error {
  type: "error";
  code: string;
  ply: number | null;
  details: Record<string, number | string | Record<string, number> | boolean>;
}

/** Who is connected, and the votes. */
export interface Presence {
  type: "presence";
  seats: SeatShown[];
}

/** Somebody began a rematch: `POST /api/games/{id}/rematch` gives this seat's token for it. */
export interface RematchMade {
  type: "rematch";
  game: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

export type ClientMessage = Hello | Move | Undo | Confirm | Why | Hint | Vote | Ping;

export type ServerMessage = Position | Reason | HintAnswer | Error | Presence | RematchMade | Pong;
