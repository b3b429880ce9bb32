"""The puzzle of a day: it follows from the date (UTC) and the edition of the puzzles alone."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final

from concordia_game.puzzles.puzzle import Collection, Puzzle

FIRST_DAY: Final = date(2025, 1, 1)
"""Days are counted from here."""


def today() -> date:
    """The date in UTC: a new puzzle comes everywhere at the same moment."""
    return datetime.now(UTC).date()


def of_the_day(collection: Collection, day: date) -> Puzzle:
    """The puzzle of a day. All have their day once before one comes again; then they are mixed anew."""
    count = len(collection.puzzles)
    turn, at = divmod((day - FIRST_DAY).days, count)
    return sorted(collection.puzzles, key=lambda one: _place(collection.edition, turn, one.id))[at]


def _place(edition: str, turn: int, id: str) -> bytes:
    return sha256(f"{edition} {turn} {id}".encode()).digest()
