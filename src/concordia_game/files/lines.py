"""The lines of a record that say something, each with its number for what is wrong with it."""

from __future__ import annotations

from concordia_game.engine.reasons import Reason
from concordia_game.files.errors import FileError


class Lines:
    """A text line by line. Empty lines, and how a system ends its lines, mean nothing."""

    def __init__(self, text: str, file: str) -> None:
        written = text.removeprefix("\ufeff").split("\n")
        self.file = file
        self._lines = [
            (number, line.removesuffix("\r")) for number, line in enumerate(written, 1) if line.strip()
        ]
        self._last = len(written)
        self._next = 0

    def ahead(self) -> str | None:
        """The next line; None at the end."""
        return self._lines[self._next][1] if self._next < len(self._lines) else None

    def take(self) -> str:
        """The next line, which is read now."""
        line = self.ahead()
        if line is None:
            raise self.fail("the record ends too early", self._last)
        self._next += 1
        return line

    @property
    def number(self) -> int:
        """The number of the line that was read last."""
        return self._lines[self._next - 1][0] if self._next else 1

    def fail(self, problem: str, number: int | None = None, reason: Reason | None = None) -> FileError:
        """The error for the line that was read last, or for another one."""
        return FileError(self.file, f"line {self.number if number is None else number}", problem, reason)
