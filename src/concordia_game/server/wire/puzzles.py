"""Puzzles: all of them, a turn that is tried, what it is worth. docs/puzzles.md says what each key means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from concordia_game.server.wire.advice import GainsShown
from concordia_game.server.wire.common import Incoming, MoveText, Outgoing, Seat
from concordia_game.server.wire.position import Position
from concordia_game.server.wire.studies import Mark, TurnReason

PuzzleTheme = Literal["buy", "build", "trade", "end"]
PuzzleGrade = Literal["easy", "medium", "hard"]
MOST_MOVES = 200


class PuzzleListed(Outgoing):
    """One of the puzzles; `modules` are the expansions that it is played with."""

    id: str
    theme: PuzzleTheme
    grade: PuzzleGrade
    board: str
    players: int
    modules: list[str]


class Puzzles(Outgoing):
    """All puzzles, which edition they are, and the one of the day (a date in UTC)."""

    edition: str
    date: str
    today: str
    puzzles: list[PuzzleListed]


class PuzzleAsked(Outgoing):
    """What is asked; `back` is how many deeds remain without the last choice, `over` the end of the turn."""

    id: str
    seat: Seat
    theme: PuzzleTheme
    grade: PuzzleGrade
    back: int
    over: bool


class PuzzleShown(Outgoing):
    """A puzzle: all deeds so far, and the position that the last one led to."""

    deeds: list[str]
    positions: list[Position]
    puzzle: PuzzleAsked


class PuzzleParts(Outgoing):
    """A PuzzleShown whose positions are already JSON."""

    deeds: list[str]
    positions: list[Raw]
    puzzle: PuzzleAsked


class TurnTried(Incoming):
    """The moves of a whole turn."""

    deeds: Annotated[list[MoveText], Meta(max_length=MOST_MOVES)]


class TurnAnswered(Outgoing):
    """What a turn is worth beside the best one; `idea` says that it is about the same."""

    right: bool
    idea: bool
    loss: float
    mark: Mark
    why: list[TurnReason]
    gains: GainsShown


class PuzzleSolution(Outgoing):
    """The best turn, what it brings, and what it has beside the best one with another idea."""

    best: list[str]
    second: list[str]
    chance: float
    next: float
    gap: float
    gains: GainsShown
    why: list[TurnReason]
