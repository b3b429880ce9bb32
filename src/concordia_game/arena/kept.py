"""A tournament that is kept in a file, a line for each game, so that after an interrupt it goes on.

The first line says what all games follow from; only the same tournament may go on in the file. Every other
line is a game, in the order in which they are to be played: one that a kill has cut off is played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self, TextIO

from concordia_game.arena.pairing import GameResult, Pairing, result_from
from concordia_game.engine.errors import ConcordiaError


class KeptError(ConcordiaError):
    """A file in which a tournament can't be kept."""


class KeptGames:
    """The games of a tournament in a file: those that are there already, and those that come."""

    def __init__(self, path: Path, head: Mapping[str, Any], wanted: Sequence[Pairing]) -> None:
        self.path = path
        try:
            lines = self._whole_lines(json.dumps({"format": 1, **head}))
            self.games = [result_from(json.loads(line)) for line in lines]
            self._check(wanted)
            self._file: TextIO = path.open("a", encoding="utf-8")
        except KeptError:
            raise
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise KeptError(f"{path}: no games can be kept there: {error}") from error

    def _check(self, wanted: Sequence[Pairing]) -> None:
        for game, pairing in zip(self.games, wanted, strict=False):
            if (game.seed, [seat.name for seat in game.seats]) != (pairing.seed, pairing.names):
                raise KeptError(
                    f"{self.path}: the games are not those of this tournament; choose another file"
                )

    def _whole_lines(self, head: str) -> list[str]:
        """The lines of the games; whatever is cut off is removed, and a new file begins with its head."""
        text = self.path.read_text("utf-8") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            self.path.write_text(head + "\n", "utf-8")
            return []
        first, *games = whole.splitlines()
        if json.loads(first) != json.loads(head):
            raise KeptError(f"{self.path}: it has the games of another tournament; choose another file")
        if whole != text:
            self.path.write_text(whole, "utf-8")
        return games

    def add(self, game: GameResult) -> None:
        """Write a game down at once: whatever happens next, it is kept."""
        self._file.write(json.dumps(game.data()) + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
