"""What the store keeps, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from concordia_game.engine.ids import Seat

MOVE, RETRACT, CONFIRM = "move", "retract", "confirm"
HOLD, RELEASE = "hold", "release"
"""A move that waits for the confirmation of its turn; it was taken back before."""


def now() -> datetime:
    """The current time, for a row."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as it was dealt; `setup` is the JSON of its set-up."""

    id: str
    rules: str
    setup: str
    seed_hidden: bool
    confirm: bool
    guided: bool
    grace: int
    """The minutes for which somebody has to be away before a bot that the others voted for sits down."""
    rematch: str | None = None
    host: int | None = None
    """The person who created it; None if nobody plays who did, and in games from before."""
    name: str = ""
    created: datetime = field(default_factory=now)
    talk: str = "all"
    """Who hears what is said at the table: `all`, the `seats`, or nobody if it is `off`."""
    watchers: bool = True
    """Whether people without a seat may look on."""
    delay: int = 0
    """How many turns they are behind."""
    listed: bool = False
    """Whether strangers may find it and take a free seat."""
    language: str = ""
    attended: float = 0.0
    """When its host was last there, in seconds since 1970."""
    clock: str | None = None
    """The clock agreed on, as JSON."""
    leaving: str = "bot"
    """What becomes of the seat of somebody who resigns: a `bot` plays on, or the game comes to an `end`."""
    hints: bool = True
    """Whether players may ask what to do."""
    live_scores: bool = True
    """Whether points are shown, and who is winning, before the game is over."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat; tokens and invites are kept as hashes only."""

    game: str
    seat: Seat
    person: int
    kind: str
    name: str
    bot: str | None = None
    stand_in: str | None = None
    votes: int = 0
    """One bit for every seat that wants a bot here."""
    token_hash: str | None = None
    invite_hash: str | None = None
    kept_hash: str | None = None
    """In a rematch: the token with which its person played the game before opens this seat, too."""
    due: float | None = None
    """When a bot sits down for somebody who is away, in seconds since 1970; None without enough votes."""
    away_from: int | None = None
    """The ply at which a bot sat down the last time."""
    away_to: int | None = None
    """The ply at which its person was back; None while the bot plays."""
    character: str | None = None
    """Who a bot sits down as; None for people, and in games from before."""
    holder: str | None = None
    """The person whose seat it is, if the server knows."""
    renewed: bool = False
    """Whether its link was ever sent anew: what opened it before opens it no more."""
    bank: float | None = None
    """The seconds on the clock when it last stopped; None before it ever ran."""
    since: float | None = None
    """When the clock began to run; None while it stands."""
    clock_turn: int | None = None
    """The turn for which time was given the last time."""
    only_turn: int | None = None
    """The turn for which alone a bot stands in."""
    overdue: int = 0
    """How often time was up."""
    holiday_from: float | None = None
    holiday_until: float | None = None
    holiday_spent: float = 0.0
    """The seconds of the holidays before."""
    resigned: bool = False

    @property
    def joined(self) -> bool:
        """Whether somebody holds a token of the seat."""
        return self.token_hash is not None or self.kept_hash is not None

    @property
    def player(self) -> str | None:
        """The bot that plays for the seat now; None for a person."""
        return self.bot or self.stand_in

    def changed(self, **values: Any) -> SeatRow:
        """The seat with some values changed."""
        return replace(self, **values)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One ply: a move's text, made or held, or the fact that one was taken back or a turn confirmed."""

    game: str
    ply: int
    seat: Seat
    kind: str
    text: str
    at: datetime = field(default_factory=now)


def values(row: GameRow | SeatRow | MoveRow) -> dict[str, Any]:
    """A row's columns; all of them are plain."""
    return {column: getattr(row, column) for column in row.__slots__}
