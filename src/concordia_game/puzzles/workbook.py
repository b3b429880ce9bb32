"""What has been found so far, game by game: a search that is broken off goes on from there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from concordia_game.engine.errors import ConcordiaError
from concordia_game.puzzles.grades import NAMES, THEMES

Found = dict[str, Any]
"""A puzzle as its file tells it."""


class WorkbookError(ConcordiaError):
    """A file that can't be continued."""


class Workbook:
    """A line for each game, below one that says what all of them follow from."""

    def __init__(self, path: Path, made: dict[str, Any]) -> None:
        self.path = path
        self.made = made
        self.games: list[list[Found]] = []
        """What each game gave, from the first one on."""
        if path.exists():
            self._read()
        else:
            path.write_text(json.dumps(made) + "\n", "utf-8")

    def _read(self) -> None:
        lines = self.path.read_text("utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        try:
            head, *games = [json.loads(line) for line in whole]
        except ValueError as error:
            raise WorkbookError(f"{self.path}: not a list of games: {error}") from error
        if head != self.made:
            raise WorkbookError(f"{self.path}: made with other arguments or another version; remove it first")
        self.games = games
        if len(whole) < len(lines):
            # The last line was being written when the search was broken off.
            self.path.write_text("".join(whole), "utf-8")

    def add(self, puzzles: list[Found]) -> None:
        """Note what the next game gave."""
        self.games.append(puzzles)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(puzzles) + "\n")


def gathered(games: Sequence[list[Found]], count: int = 0) -> list[Found]:
    """The puzzles of all games, each position once; with a count, so many, of all themes and grades alike."""
    every = list({puzzle["id"]: puzzle for game in games for puzzle in game}.values())
    if not count:
        return every
    kinds = [(theme, grade) for theme in THEMES for grade in NAMES]
    heaps = [[one for one in every if (one["theme"], one["grade"]) == kind] for kind in kinds]
    chosen: set[str] = set()
    for layer in range(max(map(len, heaps), default=0)):
        for heap in heaps:
            if layer < len(heap) and len(chosen) < count:
                chosen.add(heap[layer]["id"])
    return [puzzle for puzzle in every if puzzle["id"] in chosen]
