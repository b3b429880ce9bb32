"""Lessons: what whoever learns has done so far, and what the coach says to it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from concordia_game.server.wire.common import Field, Incoming, MoveText, Outgoing
from concordia_game.server.wire.position import MoveShown, Position

MOST_DEEDS = 600


class LessonDone(Incoming):
    """A lesson so far, and what is done next; `deed` is a move, `next` after reading, or nothing."""

    deeds: Annotated[list[MoveText], Meta(max_length=MOST_DEEDS)] = []
    deed: MoveText | None = None


class CoachSays(Outgoing):
    """Something that the coach says: a message of lessons.ftl and its fields."""

    id: str
    args: dict[str, Field] = {}


class Mistake(Outgoing):
    """A mistake: the points that a move gives away, and the better one."""

    lost: int
    better: MoveShown


class Coach(Outgoing):
    """What the coach says now: `answers` to the last deed, then `asks` for the next.

    `reads` waits for nothing but a reader. `back` is the number of deeds to go back to for another try.
    """

    step: int
    steps: int
    asks: CoachSays
    answers: CoachSays | None
    point: str
    reads: bool
    back: int | None
    over: bool
    mistake: Mistake | None


class LessonShown(Outgoing):
    """A lesson: all deeds so far, the rivals' included, and the positions that the last ones led to."""

    deeds: list[str]
    positions: list[Position]
    coach: Coach


class LessonParts(Outgoing):
    """A LessonShown whose positions are already JSON."""

    deeds: list[str]
    positions: list[Raw]
    coach: Coach


class AskWhy(Incoming):
    """Why a move is not what is asked."""

    deeds: Annotated[list[MoveText], Meta(max_length=MOST_DEEDS)]
    text: MoveText


class NotAsked(Outgoing):
    """Why not: the rules forbid it (a message of reasons.ftl), or the coach wants something else first."""

    code: str | None
    details: dict[str, Field]
    said: CoachSays | None


class LessonListed(Outgoing):
    """One of the lessons, and how many steps it has."""

    id: str
    steps: int


class Lessons(Outgoing):
    """All lessons in the order in which they are best taken."""

    lessons: list[LessonListed]
