"""What a turn is for, and who is winning, each with what it rests on. docs/analysis.md says what is meant."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from concordia_game.server.wire.common import Goods, Incoming, Outgoing, Ply, Seat
from concordia_game.server.wire.position import MoveShown


class Hint(Incoming, tag_field="type", tag="hint"):
    """Ask for advice."""

    ply: Ply


class AskStanding(Incoming, tag_field="type", tag="standing"):
    """Ask who is winning, from what a seat may know; `seat` if the connection holds several."""

    seat: Seat | UnsetType = UNSET


class GainsShown(Outgoing, omit_defaults=True):
    """What a turn brings its seat: points by god if the game ended then, and things by their ids."""

    gods: dict[str, int] = {}
    other: int = 0
    houses: list[str] = []
    provinces: list[str] = []
    kinds: list[str] = []
    cards: list[str] = []
    tiles: list[str] = []
    colonists: int = 0
    sestertii: int = 0
    goods: Goods = {}
    hand: int = 0
    prefect: Goods = {}
    province: str = ""


class Advice(Outgoing):
    """A move that a bot would make; the margin is the expected lead, null if it is not known.

    It is better than the next by `lead` points; `line` is the rest of the turn as it would go on, this move
    first, and `gains` are what all of it brings.
    """

    text: str
    margin: float | None
    lead: float | None
    line: list[MoveShown]
    gains: GainsShown


class HintAnswer(Outgoing, tag_field="type", tag="hint"):
    """Advice for a position, best first."""

    ply: int
    moves: list[Advice]


class GroundShown(Outgoing):
    """By what a seat stands better or worse than the others on average: by a god, or by other means."""

    god: str | None
    means: str | None
    points: float


class SeatStanding(Outgoing):
    """A seat's points so far (by god, `other`, `total`), those expected at the end, and its chance to win."""

    seat: Seat
    points: dict[str, int]
    expected: float
    chance: float
    why: list[GroundShown]


class Standing(Outgoing, tag_field="type", tag="standing"):
    """Who is winning, as it was when turn `turn` began, after `ply` plies."""

    ply: int
    turn: int
    standings: list[SeatStanding]
