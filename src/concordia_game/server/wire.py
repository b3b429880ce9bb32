"""What server and clients say to each other, as in docs/wire.md; `web/src/wire.ts` is made from this file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from concordia_game.engine.ids import SEATS

Seat = Literal["red", "green", "blue", "yellow", "black", "white"]
Kind = Literal["land", "sea"]
SeatKind = Literal["you", "local", "friend", "bot"]
Stage = Literal["laying-out", "active", "between", "partner"]
"""How far the turn of two partners has come: cards are laid out, one carries out, then the other."""

Tie = Literal["holder", "next", "order"]
"""What broke a tie: holding the Præfectus, being the first to get it, or if nobody has it the turn order."""

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=80)]
MoveText = Annotated[str, Meta(max_length=200)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
GRACE, LONGEST_GRACE = 3, 24 * 60
"""The usual grace and the longest, in minutes."""

Goods = dict[str, int]
"""How many of each, by id; `any` for one of choice. What there is none of is left out."""
Field = int | str | Goods
"""What fills a prompt or a reason: a number, an id, or goods."""


class Incoming(Struct, forbid_unknown_fields=True):
    """Something a client sends: unknown fields are refused."""


class Outgoing(Struct):
    """Something the server sends."""


# Calls over HTTP.


class NewSeat(Incoming):
    """Who is to sit at a seat of the table; a `bot` sits down as one of the catalog's characters."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    character: Annotated[str, Meta(max_length=40)] = ""


class NewGame(Incoming):
    """A game to be dealt; the same seed deals the same game.

    `grace` are the minutes before a bot takes the seat of somebody who is away and was voted out.
    """

    options: dict[str, bool | int | Annotated[str, Meta(max_length=40)]]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=len(SEATS))]
    seed: Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None = None
    """As a text if it is larger than the numbers of JavaScript; a seed drawn by a server always is."""
    confirm: bool = True
    guided: bool = False
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] = GRACE


class SeatGiven(Outgoing):
    """A seat of a new game, with what opens it."""

    seat: Seat
    kind: SeatKind
    name: str
    token: str | None = None
    invite: str | None = None
    link: str | None = None
    character: str | None = None


class GameMade(Outgoing):
    """A new game, its seats in turn order."""

    game: str
    seats: list[SeatGiven]


class JoinGame(Incoming):
    """A friend takes the seat of an invite."""

    invite: Token
    name: Name = ""


class Joined(Outgoing):
    """The seat of somebody who joined."""

    game: str
    seat: Seat
    token: str


class Rematch(Incoming):
    """A rematch with the same people; `tokens` are those of further seats on the same device."""

    token: Token
    tokens: Annotated[list[Token], Meta(max_length=len(SEATS))] = []


UndoTo = Literal["move", "choice", "turn"]
"""How far to go back: over one move, to the last choice, or over the turn up to what was revealed."""


class MakeMove(Incoming):
    """A move over HTTP; the texts `undo` (with `to`) and `confirm` do what the messages do."""

    token: Token
    ply: Ply
    text: MoveText
    to: UndoTo = "move"


class Health(Outgoing):
    """Whether the server is healthy."""

    status: Literal["ok"]
    version: str
    rules: str
    engine: Literal["compiled", "pure"]


class Problem(Outgoing):
    """Why a call was refused."""

    code: str
    details: dict[str, Field | bool] = {}


# The catalog: everything there is to choose from.


class BoardListed(Outgoing):
    """A board; `players` are the smallest and largest number that it is made for.

    `names` has those of its cities and provinces that can't be derived from their ids.
    """

    id: str
    name: str
    expansion: str
    players: tuple[int, int]
    salt_board: bool
    names: dict[str, str]


class OptionListed(Outgoing):
    """An option of a game; `choices` is empty for yes or no. It means nothing without the one it `needs`.

    With it as many may play as `players` lists; null where that is nothing unusual.
    """

    id: str
    default: bool | int | str
    choices: list[str]
    needs: str | None
    players: list[int] | None = None


class CardListed(Outgoing):
    """A kind of card; cards of one persona and good do the same.

    It counts for all its `gods`, `god` being the first; a double card is carried out as one of its `roles`.
    """

    id: str
    word: str
    persona: str
    god: str
    cost: Goods
    cash: int
    good: str | None
    points: int
    gods: list[str]
    roles: list[str]


class TileListed(Outgoing):
    """A forum tile; `reconstructed` if its printed effect isn't known in every detail.

    One that players added is a `house_rule`, with names and texts by language.
    """

    id: str
    name: str
    kind: Literal["patrician", "citizen"]
    reconstructed: bool
    house_rule: bool
    names: dict[str, str]
    texts: dict[str, str]


class GoodListed(Outgoing):
    """A good with the figures that the rulebook prints."""

    id: str
    price: int
    house_money: int
    house_goods: Goods
    traded: bool


class OfferShown(Outgoing):
    """One thing that a stall offers."""

    word: str
    fish: int
    action: str
    good: str | None
    money: int


class StallShown(Outgoing):
    """A stall of the fish market; `fish` is the least that it asks for."""

    id: str
    space: int
    fish: int
    offers: list[OfferShown]


class MarketListed(Outgoing):
    """A side of the fish market."""

    id: str
    reconstructed: bool
    spaces: int
    stalls: list[StallShown]


class Catalog(Outgoing):
    """Everything there is to choose from; `default_bot` plays where none is named.

    Bots sit down as one of the `characters`.
    """

    boards: list[BoardListed]
    options: list[OptionListed]
    bots: list[str]
    default_bot: str
    languages: list[str]
    seats: list[str]
    gods: list[str]
    cards: list[CardListed]
    starting_hand: list[str]
    tiles: list[TileListed]
    goods: list[GoodListed]
    markets: list[MarketListed]
    characters: list[str] = []


# What lies on the table.


class Cost(Outgoing):
    """A card on the display, with its price and what its space adds."""

    card: str
    cost: Goods
    surcharge: Goods


class ColonistShown(Outgoing):
    """A colonist on the board; `place` is a city, a start space or a route without its kind."""

    kind: Kind
    place: str


class Reserve(Outgoing):
    """The colonists still in the storehouse."""

    land: int
    sea: int


class PlayerShown(Outgoing):
    """One seat's possessions; `room` spaces of `spaces` are free, `bought` cards it did not begin with."""

    seat: Seat
    sestertii: int
    goods: Goods
    fish: int
    hand: list[str]
    discard: list[str]
    colonists: list[ColonistShown]
    houses: list[str]
    tiles: list[str]
    marker: str | None
    room: int
    spaces: int
    colonists_left: Reserve
    houses_left: int
    interim: int | None
    bid: int
    bought: list[str]


class CityShown(Outgoing):
    """A city: what it produces (the start city nothing), and whose houses stand there."""

    good: str | None
    houses: list[Seat]


class ProvinceShown(Outgoing):
    """A province's marker: its good, whether coins show, how many; or with the fish market its fish."""

    good: str | None
    coins: bool
    value: int
    fish: int | None


class ForumShown(Outgoing):
    """The open tiles, space 1 first, and what is known of the others."""

    row: list[str | None]
    stack_size: int
    discard: list[str]
    thresholds: list[int]


class AuctionShown(Outgoing):
    """The running auction: the tiles on offer, and the highest bid once a tile is named."""

    offers: list[str]
    tile: str | None
    bid: int | None
    leader: Seat | None
    bidders: list[Seat]


class Refusal(Outgoing):
    """Why something is not to be had: a message of reasons.ftl."""

    code: str
    details: dict[str, Field]


class MarketShown(Outgoing):
    """The fish market: coins by space, each named by its first stall.

    While somebody is asked for a stall, `closed` says of each that can't be visited why not.
    """

    coins: dict[str, int]
    side: str
    reconstructed: bool
    stalls: list[StallShown]
    closed: dict[str, Refusal]


class CardLaid(Outgoing):
    """A card that was played in this turn, and who laid it down."""

    seat: Seat
    card: str


class TeamTurn(Outgoing):
    """The turn of two partners: `acting` is the one whose part it is, `cards` were laid out so far.

    Both carry out `card`, a double card the active player in `role` and the partner in the other; `alone` is
    what the partner carries out instead.
    """

    stage: Stage
    partner: Seat
    acting: Seat
    cards: list[CardLaid]
    card: str | None
    role: str | None
    alone: str | None


class StateShown(Outgoing):
    """The position as everybody may know it."""

    players: list[PlayerShown]
    cities: dict[str, CityShown]
    routes: dict[str, Seat]
    provinces: dict[str, ProvinceShown]
    display: list[Cost | None]
    stack_size: int
    forum: ForumShown | None
    auction: AuctionShown | None
    market: MarketShown | None
    magnus: Seat | None
    concordia: Seat | None
    active: Seat
    turn: int
    tiles_used: list[str]
    tiles_in_effect: list[str]
    team_turn: TeamTurn | None = None


class GameShown(Outgoing):
    """What was agreed on before the game; `gods` are those in play, `teams` are empty without team play."""

    id: str
    options: dict[str, bool | int | str]
    board: str
    seed_hidden: bool
    market: str | None
    rules: str
    confirm: bool
    guided: bool
    rematch: str | None
    own_tiles: list[TileListed]
    gods: list[str] = []
    teams: list[list[Seat]] = []
    grace: int = GRACE


class SeatShown(Outgoing):
    """Who sits where; `bot` plays for the seat now, `votes` are the seats that want a bot there.

    With enough votes a bot sits down in `bot_in` seconds, unless the player comes back before. A bot that has
    been there from the start sits there as a `character`; it has a `name` only if its creator gave it one.
    """

    seat: Seat
    name: str
    kind: SeatKind
    bot: str | None
    online: bool
    joined: bool
    votes: list[Seat]
    votes_needed: int
    bot_in: int | None = None
    character: str | None = None


class Prompt(Outgoing):
    """What the viewer is asked: a message of prompts.ftl and its fields."""

    id: str
    args: dict[str, Field]


class Preview(Outgoing, omit_defaults=True):
    """What a move would immediately change for its player; `partner` are the partner's points.

    `steps` are the steps that it takes; `nth` is which house of its city it builds. `pays` are the prices in
    goods, one of which has still to be paid, and `yields` what a province gives each seat, if it fits.
    A `final` move can't be taken back: it reveals something hidden, and is not held until the turn ends.
    """

    sestertii: int = 0
    goods: Goods = {}
    fish: int = 0
    houses: int = 0
    colonists: int = 0
    points: int = 0
    steps: int = 0
    nth: int = 0
    pays: list[Goods] = []
    yields: dict[Seat, Goods] = {}
    partner: int = 0
    final: bool = False


class MoveShown(Outgoing):
    """A legal move: its text, its verb and fields, and what a player clicks for it."""

    text: str
    verb: str
    fields: dict[str, Any]
    touches: list[str]
    preview: Preview


EventShown = dict[str, Any]
"""`name` and the event's own fields; typescript.py lists them all."""


class LogEntry(Outgoing):
    """One row of the game: a move, or `retract`, `confirm`, `hold` or `release`."""

    ply: int
    seat: str
    text: str
    events: list[EventShown]


class Absence(Outgoing):
    """What the player of a seat missed: the `moves` of a bot, at plies after `since` and up to `until`."""

    seat: Seat
    since: int
    until: int
    moves: list[LogEntry]


class GodShown(Outgoing):
    """What a god gives: `cards` of it at `value` each; Minerva's cards count one by one."""

    value: int
    cards: int
    points: int


class NextShown(Outgoing):
    """What the best further house, a colonist and the best card on the display would add.

    `cities` are those where a house adds so much, `cards` those that do.
    """

    house: int
    colonist: int
    card: int
    cities: list[str]
    cards: list[str]


class ScoreShown(Outgoing):
    """A seat's points if the game ended now."""

    seat: Seat
    gods: dict[str, GodShown]
    rest: int
    total: int
    next: NextShown


class TeamScore(Outgoing):
    """The points of a team if the game ended now."""

    seats: list[Seat]
    total: int


class Verdict(Outgoing):
    """By what the winning side won `over` the next one: its `lead`, or what broke the `tie`.

    `most` is the god, or `rest`, with the largest part of the lead: it is that many points `ahead` there.
    """

    lead: int
    over: list[Seat]
    most: str
    ahead: int
    tie: Tie | None = None


class Summary(Outgoing):
    """What anybody may know of a game at a glance."""

    game: GameShown
    seats: list[SeatShown]
    ply: int
    turn: int
    asked: str | None
    over: bool
    scores: list[ScoreShown]
    winner: Seat | None
    team_scores: list[TeamScore] = []
    winners: list[Seat] = []


class Position(Outgoing, tag_field="type", tag="position"):
    """A game as one connection may see it.

    `held` is the move that will be carried out when its player ends the turn: he alone sees it, and the table
    as it will be as far as that is known. `undo_steps` are the choices that can be taken back, one by one. A
    `lone` question has one answer, which a client may give for its player.
    """

    ply: int
    game: GameShown
    seats: list[SeatShown]
    yours: list[Seat]
    asked: str | None
    state: StateShown
    prompt: Prompt
    moves: list[MoveShown]
    undo: bool
    confirm: bool
    events: list[EventShown]
    log: list[LogEntry]
    scores: list[ScoreShown]
    winner: Seat | None
    team_scores: list[TeamScore] = []
    winners: list[Seat] = []
    away: list[Absence] = []
    held: LogEntry | None = None
    undo_steps: int = 0
    lone: bool = False
    verdict: Verdict | None = None


class Opened(Outgoing):
    """What nobody could see at a moment of a game, open when it is over.

    `cards` and `tiles` are those still to come, the next first; `choices` are the patricians from which seats
    have still to choose.
    """

    cards: list[str]
    tiles: list[str] = []
    choices: dict[Seat, list[str]] = {}


class Replay(Outgoing):
    """A finished game, move by move, as a spectator sees it; `opened` is what each frame hides."""

    frames: list[Position]
    opened: list[Opened] = []


class PositionParts(Outgoing, tag_field="type", tag="position"):
    """A Position whose shared parts are already JSON: they are the same for everybody at the table."""

    ply: int
    game: Raw
    seats: Raw
    yours: list[str]
    asked: str | None
    state: Raw
    prompt: Prompt
    moves: list[MoveShown] | Raw
    undo: bool
    confirm: bool
    events: Raw
    log: Raw
    scores: Raw
    winner: str | None
    team_scores: Raw
    winners: list[str]
    away: Raw
    held: LogEntry | None = None
    undo_steps: int = 0
    lone: bool = False
    verdict: Verdict | None = None


# Client to server, over the WebSocket.


class Hello(Incoming, tag_field="type", tag="hello"):
    """The first message: the seats that this connection holds."""

    tokens: Annotated[list[Token], Meta(max_length=len(SEATS))] = []


class Move(Incoming, tag_field="type", tag="move"):
    """Make a move."""

    ply: Ply
    text: MoveText
    seat: Seat | UnsetType = UNSET


class Undo(Incoming, tag_field="type", tag="undo"):
    """Take back the last move, or all `to` the last choice or the beginning of the turn."""

    ply: Ply
    seat: Seat | UnsetType = UNSET
    to: UndoTo = "move"


class Confirm(Incoming, tag_field="type", tag="confirm"):
    """End the turn; a held move is carried out."""

    ply: Ply
    seat: Seat | UnsetType = UNSET


class Why(Incoming, tag_field="type", tag="why"):
    """Ask why a move is not legal."""

    ply: Ply
    text: MoveText


class Hint(Incoming, tag_field="type", tag="hint"):
    """Ask for advice."""

    ply: Ply


class Vote(Incoming, tag_field="type", tag="vote"):
    """Vote to hand another seat to a bot, or withdraw the vote; `voter` if the connection holds several."""

    seat: Seat
    agree: bool
    voter: Seat | UnsetType = UNSET


class Wish(Incoming, tag_field="type", tag="wish"):
    """Mark a card of the partner's hand for him to play, or none."""

    card: Annotated[str, Meta(max_length=40)] | None
    seat: Seat | UnsetType = UNSET


class Ping(Incoming, tag_field="type", tag="ping"):
    """Keep the line open."""


ClientMessage = Hello | Move | Undo | Confirm | Why | Hint | Vote | Wish | Ping


# Server to client, over the WebSocket.


class Reason(Outgoing, tag_field="type", tag="reason"):
    """Why a move is not legal: a message of reasons.ftl; the code is null if it is legal."""

    text: str
    code: str | None
    details: dict[str, Field]


class Advice(Outgoing):
    """A move that a bot would make; the margin is the expected lead, null if it is not known."""

    text: str
    margin: float | None


class HintAnswer(Outgoing, tag_field="type", tag="hint"):
    """Advice for a position, best first."""

    ply: int
    moves: list[Advice]


class Error(Outgoing, tag_field="type", tag="error"):
    """A message that changed nothing; `ply` is the game's current ply."""

    code: str
    ply: int | None
    details: dict[str, Field | bool] = {}


class Presence(Outgoing, tag_field="type", tag="presence"):
    """Who is connected, and the votes."""

    seats: list[SeatShown]


class BotThinks(Outgoing, tag_field="type", tag="thinking"):
    """A bot at its turn waits for a worker that is busy with other tables, or no longer does."""

    ply: int
    seat: Seat
    waits: bool


class RematchMade(Outgoing, tag_field="type", tag="rematch"):
    """Somebody started a rematch: the tokens of this game open the same people's seats in it."""

    game: str


class WishShown(Outgoing, tag_field="type", tag="wish"):
    """A card that a seat wishes its partner to play in this turn, or none any more; only the two are told."""

    turn: int
    seat: Seat
    partner: Seat
    card: str | None


class Pong(Outgoing, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerMessage = Position | Reason | HintAnswer | Error | Presence | BotThinks | RematchMade | WishShown | Pong
