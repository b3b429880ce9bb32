"""The errors of this layer: each says what is wrong and where."""

from __future__ import annotations

from concordia_game.engine.reasons import Reason


class IllegalMoveText(ValueError):
    """A text that names no legal move in the position."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"'{text}': {reason}")
        self.text = text
        self.reason = reason


class FileError(ValueError):
    """Damage in a record, scenario or state file, with its place."""

    def __init__(self, file: str, place: str, problem: str) -> None:
        super().__init__(f"{file}: {place}: {problem}" if place else f"{file}: {problem}")
        self.file = file
        self.place = place
        self.problem = problem
