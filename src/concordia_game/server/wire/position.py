"""A game as somebody may see it: seats, questions, moves, scores, and what has happened."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from concordia_game.server.wire.agreements import (
    ClockAgreed,
    ClockShown,
    EndedShown,
    Leaving,
    Noted,
    RequestShown,
    TakebackShown,
)
from concordia_game.server.wire.catalog import TileListed
from concordia_game.server.wire.common import GRACE, Field, Goods, Outgoing, Seat, SeatKind, Tie
from concordia_game.server.wire.tabletop import StateShown
from concordia_game.server.wire.talk import TalkMode


class GameShown(Outgoing):
    """What was agreed on before the game; `gods` are those in play, `teams` are empty without team play.

    `host` is the seat of whoever created it, `name` what the players call it.
    Who looks on is `delay` turns behind; a game that is over `ended` so many seconds after 1970.
    Without `live_scores` there are no `scores` and no `team_scores` until then.
    """

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
    name: str = ""
    host: Seat | None = None
    talk: TalkMode = "all"
    watchers: bool = True
    delay: int = 0
    listed: bool = False
    language: str = ""
    ended: float | None = None
    clock: ClockAgreed | None = None
    leaving: Leaving = "bot"
    hints: bool = True
    live_scores: bool = True


class SeatShown(Outgoing):
    """Who sits where; `bot` plays for the seat now, `votes` are the seats that want a bot there.

    With enough votes a bot sits down in `bot_in` seconds, unless the player comes back before. A bot that has
    been there from the start sits there as a `character`; it has a `name` only if its creator gave it one.
    `renewed` is a seat that waits for somebody to whom the host has sent a new link.
    Somebody who wants one may have a `rating`.
    `bot_turn` says that the bot plays this turn only. A `holiday` ends at that second since 1970; so many
    seconds of it are left to take.
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
    renewed: bool = False
    rating: int | None = None
    clock: ClockShown | None = None
    bot_turn: bool = False
    holiday: int | None = None
    holiday_left: int = 0
    resigned: bool = False


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
    ended: EndedShown | None = None


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
    request: RequestShown | None = None
    takeback: list[TakebackShown] = []
    notes: list[Noted] = []
    ended: EndedShown | None = None


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


class OwnPart(Outgoing, tag_field="type", tag="position"):
    """What of a Position is not the same for everybody at the table."""

    seats: Raw
    yours: list[str]
    prompt: Prompt
    moves: Raw
    undo: bool
    confirm: bool
    events: Raw
    log: Raw
    away: Raw
    held: LogEntry | None
    undo_steps: int
    lone: bool
    takeback: list[TakebackShown]
    notes: Raw


class SharedPart(Outgoing):
    """What of a Position is the same for everybody, beside what lies on the table."""

    ply: int
    game: Raw
    asked: str | None
    winner: str | None
    winners: list[str]
    verdict: Verdict | None
    request: RequestShown | None
    ended: EndedShown | None


class TablePart(Outgoing):
    """What of a Position is told of the table; who holds a move sees another one."""

    state: Raw
    scores: Raw
    team_scores: Raw
