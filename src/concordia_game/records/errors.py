"""The errors of this layer: each says what is wrong and where."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: a code, and the numbers or names that belong to it."""

    code: str
    details: dict[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        if "have" in self.details and "need" in self.details:
            return f"{self.code}: {self.details['have']} of {self.details['need']}"
        inner = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.code}: {inner}" if inner else self.code


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
