"""What a solver's turn is worth beside the best one: by the search that has proved the puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from concordia_game.analysis.arbiter import Arbiter
from concordia_game.analysis.marks import mark_of
from concordia_game.bots.gains import gained
from concordia_game.bots.planning import collector_at_rest
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.puzzles.gist import gist_of
from concordia_game.puzzles.grades import RIGHT
from concordia_game.puzzles.proof import LAST, LAST_SEED, compared, grounds
from concordia_game.puzzles.puzzle import Puzzle, end_of, moves_of


def known_as_right(puzzle: Puzzle, known: State, texts: Sequence[str]) -> bool:
    """Whether a turn ends where the best one does, or one that is as good: no search is needed then."""
    end = end_of(known, moves_of(known, texts)).key()
    return any(end == end_of(known, moves_of(known, line)).key() for line in (puzzle.best, *puzzle.also))


def judged(puzzle: Puzzle, texts: Sequence[str]) -> dict[str, Any]:
    """How much of the chance to win a turn loses, and why: `right`, `idea`, `loss`, `mark`, `why`, `gains`.

    `idea` says that the turn is about the same as the best one. `why` tells what it has less (below 0) or
    more than the best turn; for a right one it tells what the best turn has beside the second.
    """
    known = puzzle.begin()
    seat = known.decision.seat
    line, best = moves_of(known, texts), moves_of(known, puzzle.best)
    idea = gist_of(line, known.setup) == gist_of(best, known.setup)
    gains = gained(known, end_of(known, line), seat).data()
    if known_as_right(puzzle, known, texts):
        return _right(puzzle, gains)
    arbiter = Arbiter(known, LAST, LAST_SEED)
    with collector_at_rest():
        first, played = compared(arbiter, View(known, seat), [best, line])
        loss = round(max(0.0, first.chances[seat] - played.chances[seat]), 4)
        if loss < RIGHT:
            return _right(puzzle, gains)
        why = grounds(arbiter, known, seat, played, first)
    return {"right": False, "idea": idea, "loss": loss, "mark": mark_of(loss), "why": why, "gains": gains}


def _right(puzzle: Puzzle, gains: dict[str, Any]) -> dict[str, Any]:
    return {"right": True, "idea": True, "loss": 0.0, "mark": "best", "why": puzzle.why, "gains": gains}
