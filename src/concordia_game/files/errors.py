"""What is wrong with a file, and where."""

from __future__ import annotations

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.reasons import Reason
from concordia_game.engine.setup import SetUp

TOO_DEEP = "lists in lists in lists, more than can be followed"
"""Such a file can just be parsed, but its faults can't be shown."""


class FileError(ConcordiaError):
    """A fault in a record, scenario or state file, with its place."""

    def __init__(self, file: str, place: str, problem: str, reason: Reason | None = None) -> None:
        super().__init__(f"{file}: {place}: {problem}" if place else f"{file}: {problem}")
        self.file = file
        self.place = place
        self.problem = problem
        self.reason = reason
        """Why a recorded move is not legal, if that is the problem."""
        self.setup: SetUp | None = None
        """The game in which it is not legal: its cities and cards have names."""
