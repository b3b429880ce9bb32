"""What a long computation has found so far, a line of JSON at a time: after an interrupt it goes on there.

The first line says what all others follow from; only the same computation may go on in the file. A line that
was being written when a kill came is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from concordia_game.engine.errors import ConcordiaError


class JournalError(ConcordiaError):
    """A file that can't be continued."""


class Journal:
    """Lines of plain data below one that says what they are."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        self.path = path
        try:
            self.lines = self._read(json.dumps(head))
        except JournalError:
            raise
        except (OSError, ValueError) as error:
            raise JournalError(f"{path}: nothing can be kept there: {error}") from error

    def _read(self, head: str) -> list[Any]:
        """The lines that are there; a new file begins with its head, and what was cut off is removed."""
        text = self.path.read_text("utf-8") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            self.path.write_text(head + "\n", "utf-8")
            return []
        first, *others = [json.loads(line) for line in whole.splitlines()]
        if first != json.loads(head):
            raise JournalError(
                f"{self.path}: made with other arguments or another version; choose another file"
            )
        if whole != text:
            self.path.write_text(whole, "utf-8")
        return others

    def add(self, line: Any) -> None:
        """Write a line down at once: whatever happens next, it is kept."""
        self.lines.append(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
