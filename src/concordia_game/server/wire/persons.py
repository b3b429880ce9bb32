"""What people say who want to be known again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from concordia_game.server.wire.common import Incoming, Name, Outgoing, Seat, Token

GameId = Annotated[str, Meta(max_length=40)]


class NewPerson(Incoming):
    """Somebody who wants to be known from now on."""

    name: Name = ""


class PersonMade(Outgoing):
    """Somebody who is known, with the key of this browser: the authorization of all further calls."""

    person: str
    key: str


class SeatHeld(Outgoing):
    """A seat that is the caller's."""

    game: str
    seat: Seat


class Me(Outgoing):
    """Who the caller is; the newest games first."""

    person: str
    name: str
    seats: list[SeatHeld]


class SeatOpened(Incoming):
    """A seat that the caller can open."""

    game: GameId
    token: Token


class HoldSeats(Incoming):
    """Seats that are to be the caller's."""

    seats: Annotated[list[SeatOpened], Meta(max_length=60)]


class SeatsHeld(Outgoing):
    """Those of the seats asked for that are the caller's now."""

    seats: list[SeatHeld]
