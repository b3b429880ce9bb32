"""What is said about one's games beside playing them: the desk, names, invitations, lost seats."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from concordia_game.engine.ids import SEATS
from concordia_game.server.wire.common import GameName, Incoming, Outgoing, Seat, SeatKind, Token
from concordia_game.server.wire.persons import GameId


class DeskEntry(Incoming):
    """One of the caller's games, and what opens his seats in it."""

    game: GameId
    tokens: Annotated[list[Token], Meta(max_length=len(SEATS))] = []


class DeskWanted(Incoming):
    """The games of which a desk is to be shown."""

    games: Annotated[list[DeskEntry], Meta(max_length=60)]


class Sitter(Outgoing):
    """Who sits where, as far as it concerns somebody who is not at the table."""

    seat: Seat
    name: str
    kind: SeatKind
    bot: str | None
    character: str | None
    joined: bool


class DeskGame(Outgoing):
    """A game at a glance; `asked` since the time `since`, in seconds since 1970.

    `begun` says whether a person has moved, `houses` in which cities each seat has built. Of a game that
    can't be opened now `board` is empty.
    """

    game: str
    name: str
    board: str
    seats: list[Sitter]
    yours: list[Seat]
    asked: str | None
    since: float
    ply: int
    over: bool
    begun: bool
    scores: dict[str, int]
    winners: list[str]
    houses: dict[str, list[str]]


class Desk(Outgoing):
    """The games asked for, in their order, as far as they exist; friends reach them at `url`."""

    games: list[DeskGame]
    now: float
    url: str


class NameGame(Incoming):
    """What a game is to be called; empty for nothing."""

    token: Token
    name: GameName


class GameNamed(Outgoing):
    """What a game is called now."""

    name: str


class RenewSeat(Incoming):
    """The host wants a new link for a friend's seat; `tokens` are those of further seats of his device."""

    token: Token
    tokens: Annotated[list[Token], Meta(max_length=len(SEATS))] = []


class InvitationAsked(Incoming):
    """Somebody looks at an invite before using it."""

    invite: Token


class Invitation(Outgoing):
    """What an invite is for: `title` is what the game is called, `name` what the host calls the guest.

    `turns` is how many turns such a game takes, about, all players together. `hints` and `live_scores` are
    what players may know there beyond the rules.
    """

    game: str
    seat: Seat
    name: str
    title: str
    host: str
    board: str
    options: dict[str, bool | int | str]
    seats: list[Sitter]
    turns: int
    hints: bool
    live_scores: bool
