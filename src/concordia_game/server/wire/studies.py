"""Analyses of games: asked for, under way, done. docs/analysis.md says what each key means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from concordia_game.server.wire.advice import GainsShown
from concordia_game.server.wire.common import Goods, Incoming, MoveText, Outgoing, Ply, Seat

LONGEST_RECORD = 200_000
Depth = Literal["quick", "deep"]
Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class StudyAsked(Incoming):
    """A game to be analysed: one of this server that is over, any record, or that of another analysis."""

    game: Annotated[str, Meta(max_length=32)] | None = None
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    analysis: Annotated[str, Meta(max_length=32)] | None = None
    depth: Depth = "quick"


class LineAsked(Incoming):
    """Moves that might have been made after a ply."""

    ply: Ply
    moves: Annotated[list[MoveText], Meta(max_length=200)]


class TurnReason(Outgoing):
    """Why a turn is better or worse than another: by a god or by other means, and what stands behind it."""

    god: str | None
    points: float
    means: str | None = None
    kind: str = "plain"
    args: dict[str, int | str | list[str] | Goods] = {}


class TurnGains(Outgoing):
    """What the best turn brings, and what the one played brought, as hints tell it."""

    best: GainsShown
    played: GainsShown


class TurnJudged(Outgoing):
    """A turn with the best one in its place."""

    turn: int
    seat: Seat
    ply: int
    end: int
    before: list[float]
    after: list[float]
    margin_before: float
    margin_after: float
    best: list[str]
    played: list[str]
    loss: float
    luck: list[float]
    revealed: bool
    mark: Mark
    why: list[TurnReason]
    gains: TurnGains


class SeatStudied(Outgoing):
    """Who sat where."""

    seat: Seat
    name: str
    team: int


class TurningPoint(Outgoing):
    """A turn that changed a seat's chance, and by whose doing."""

    turn: int
    ply: int
    seat: Seat
    change: float
    cause: Literal["own", "rival", "luck"]


class Habit(Outgoing):
    """A ground on which a seat lost most, and the lesson about it."""

    god: str | None
    means: str | None
    loss: float
    turns: list[int]
    lesson: str


class Analysis(Outgoing):
    """Where a game was won and lost."""

    version: int
    depth: Depth
    board: str
    result: str
    seats: list[SeatStudied]
    start: list[float]
    end: list[float] | None
    turns: list[TurnJudged]
    accuracy: dict[Seat, float | None]
    marks: dict[Seat, dict[Mark, int]]
    turning_points: dict[Seat, list[TurningPoint]]
    habits: dict[Seat, list[Habit]]
    series: dict[str, list[list[int]]]


class StudyShown(Outgoing):
    """An analysis: how many of its turns have been judged, and what came out once all are."""

    id: str
    depth: Depth
    done: int
    count: int
    analysis: Analysis | None
