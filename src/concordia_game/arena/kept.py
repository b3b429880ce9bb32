"""A tournament that is kept in a file, a line for each game, so that after an interrupt it goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from concordia_game.arena.pairing import GameResult, Pairing, result_from
from concordia_game.files.journal import Journal, JournalError


class KeptGames:
    """The games of a tournament in a file, in the order in which they are to be played."""

    def __init__(self, path: Path, head: Mapping[str, Any], wanted: Sequence[Pairing]) -> None:
        self._journal = Journal(path, {"format": 1, **head})
        try:
            self.games = [result_from(line) for line in self._journal.lines]
        except (ValueError, KeyError, TypeError) as error:
            raise JournalError(f"{path}: a line is no game: {error}") from error
        for game, pairing in zip(self.games, wanted, strict=False):
            if (game.seed, [seat.name for seat in game.seats]) != (pairing.seed, pairing.names):
                raise JournalError(f"{path}: the games are not those of this tournament; choose another file")

    def add(self, game: GameResult) -> None:
        """Write a game down."""
        self._journal.add(game.data())
