"""What has been found so far, game by game: a search that is broken off goes on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from concordia_game.files.journal import Journal
from concordia_game.puzzles.grades import NAMES, THEMES

Found = dict[str, Any]
"""A puzzle as its file tells it."""


class Workbook(Journal):
    """A line for each game."""

    @property
    def games(self) -> list[list[Found]]:
        """What each game gave, from the first one on."""
        return self.lines


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
