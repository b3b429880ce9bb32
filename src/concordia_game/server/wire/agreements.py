"""Time, leaving and consent: what is agreed on before a game, asked for during it, and noted."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from concordia_game.server.wire.common import Field, Incoming, Outgoing, Ply, Seat

Leaving = Literal["bot", "end"]
AskedFor = Literal["takeback", "end"]
Moment = Annotated[float, Meta(ge=0, le=1e11)]
"""Seconds since 1970."""


class ClockAgreed(Incoming):
    """How long a seat may think: so many `hours` a turn, or `minutes` for the game and an `increment` a turn.

    When time is up (`at_end`), a bot plays this turn, or the seat, or there is nothing but a mark. The
    increment is in seconds.
    """

    kind: Literal["none", "days", "live"] = "none"
    hours: Annotated[int, Meta(ge=1, le=30 * 24)] = 72
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=3600)] = 30
    at_end: Literal["turn", "seat", "mark"] = "mark"


class ClockShown(Outgoing):
    """A seat's clock: the seconds `left`, whether it is `running`, and how often time was up."""

    left: int
    running: bool
    overdue: int


class RequestShown(Outgoing):
    """What a seat asks the others for; it is granted when nobody is left who has still to answer.

    `moves` would be taken back, all after the ply `to`. `number` is that of its note.
    """

    what: AskedFor
    seat: Seat
    ply: int
    agreed: list[Seat]
    waiting: list[Seat]
    to: int | None = None
    moves: int = 0
    number: int = 0


class TakebackShown(Outgoing):
    """The plies before a seat's last move, and before the turn in which it was made."""

    seat: Seat
    move: int
    turn: int


class Noted(Outgoing):
    """Something that happened beside the moves, after a ply: the message `ui-note-...` of ui.ftl."""

    number: int
    ply: int
    at: int
    kind: str
    seat: Seat
    details: dict[str, Field]


class EndedShown(Outgoing):
    """How a game ended before its time; `resigned` are the seats that have resigned.

    `host` is the host of the server, who may end a game without its players.
    """

    how: Literal["agreed", "resigned", "host"]
    resigned: list[Seat]


class Ask(Incoming, tag_field="type", tag="ask"):
    """Ask the others to take back all moves after a ply, or to end the game now."""

    what: AskedFor
    to: Ply | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET


class Answer(Incoming, tag_field="type", tag="answer"):
    """Agree to what was asked for at a ply, or decline; for all seats of the connection if none is named.

    With the `number` of the request it is an answer to that one and no other.
    """

    ply: Ply
    agree: bool
    seat: Seat | UnsetType = UNSET
    number: Annotated[int, Meta(ge=1, le=1_000_000)] | UnsetType = UNSET


class Withdraw(Incoming, tag_field="type", tag="withdraw"):
    """Take back what one has asked for."""

    seat: Seat | UnsetType = UNSET


class Resign(Incoming, tag_field="type", tag="resign"):
    """Give up for good."""

    seat: Seat | UnsetType = UNSET


class Leave(Incoming, tag_field="type", tag="leave"):
    """Let a bot play until one comes back."""

    seat: Seat | UnsetType = UNSET


class Back(Incoming, tag_field="type", tag="back"):
    """Play for oneself again, on a connection that was there all the time."""

    seat: Seat | UnsetType = UNSET


class Holiday(Incoming, tag_field="type", tag="holiday"):
    """Be away until a moment; null ends the holiday."""

    until: Moment | None
    seat: Seat | UnsetType = UNSET


class HolidayEverywhere(Incoming):
    """Be away from all one's games until a moment; null ends the holiday."""

    until: Moment | None


class HolidayTaken(Outgoing):
    """In how many games it holds, and in how many it does not, as there is less holiday left."""

    games: int
    passed_over: int


class HolidayShown(Outgoing):
    """Until when somebody is away, the longest where it differs, and from how many games."""

    until: float | None
    games: int


Agreement = Ask | Answer | Withdraw | Resign | Leave | Back | Holiday
