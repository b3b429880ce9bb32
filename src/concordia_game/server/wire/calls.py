"""What is said over HTTP: games are started, joined and taken up again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from concordia_game.engine.ids import SEATS
from concordia_game.server.wire.agreements import ClockAgreed, Leaving
from concordia_game.server.wire.common import (
    GRACE,
    LONGEST_GRACE,
    Field,
    GameName,
    Incoming,
    MoveText,
    Name,
    Outgoing,
    Ply,
    Seat,
    SeatKind,
    Token,
)
from concordia_game.server.wire.talk import Delay, TalkMode


class NewSeat(Incoming):
    """Who is to sit at a seat of the table; a `bot` sits down as one of the catalog's characters."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    character: Annotated[str, Meta(max_length=40)] = ""


class NewGame(Incoming):
    """A game to be dealt; the same seed deals the same game.

    `grace` are the minutes before a bot takes the seat of somebody who is away and was voted out. If somebody
    resigns, a bot plays on, or with `leaving: "end"` the game ends as soon as one side is left.
    """

    options: dict[str, bool | int | Annotated[str, Meta(max_length=40)]]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=len(SEATS))]
    seed: Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None = None
    """As a text if it is larger than the numbers of JavaScript; a seed drawn by a server always is."""
    confirm: bool = True
    guided: bool = False
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] = GRACE
    name: GameName = ""
    talk: TalkMode = "all"
    """Who hears what is said at the table."""
    watchers: bool = True
    """Whether people without a seat may look on, `delay` turns behind."""
    delay: Delay = 0
    listed: bool = False
    """Whether strangers find the table and may take a free seat, where the server has a list."""
    language: Annotated[str, Meta(max_length=16)] = ""
    clock: ClockAgreed = msgspec.field(default_factory=ClockAgreed)
    leaving: Leaving = "bot"
    hints: bool | None = None
    """Whether players may ask what to do; if it is not said, only where one person plays alone with bots."""
    live_scores: bool = True
    """Whether points are shown, and who is winning, before the game is over."""


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


class Ready(Outgoing):
    """That people may be sent to the server."""

    status: Literal["ready"]


class Problem(Outgoing):
    """Why a call was refused."""

    code: str
    details: dict[str, Field | bool] = {}
