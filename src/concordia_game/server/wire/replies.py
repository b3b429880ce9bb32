"""What the server says over the WebSocket."""

from __future__ import annotations

from concordia_game.server.wire.advice import HintAnswer, Standing
from concordia_game.server.wire.common import Field, Outgoing, Seat
from concordia_game.server.wire.planning import Facts, Planned
from concordia_game.server.wire.position import Position, SeatShown
from concordia_game.server.wire.talk import Notes, Talk


class Reason(Outgoing, tag_field="type", tag="reason"):
    """Why a move is not legal: a message of reasons.ftl; the code is null if it is legal."""

    text: str
    code: str | None
    details: dict[str, Field]


class Error(Outgoing, tag_field="type", tag="error"):
    """A message that changed nothing; `ply` is the game's current ply."""

    code: str
    ply: int | None
    details: dict[str, Field | bool] = {}


class Presence(Outgoing, tag_field="type", tag="presence"):
    """Who is connected, and the votes; `watchers` are those without a seat."""

    seats: list[SeatShown]
    watchers: int = 0


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


class MaintenanceShown(Outgoing, tag_field="type", tag="maintenance"):
    """Whether turns wait until the server is maintained; the message is its host's, and may be empty."""

    on: bool
    message: str


class Pong(Outgoing, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerMessage = (
    Position
    | Reason
    | HintAnswer
    | Standing
    | Facts
    | Planned
    | Error
    | Presence
    | BotThinks
    | RematchMade
    | WishShown
    | MaintenanceShown
    | Talk
    | Notes
    | Pong
)
