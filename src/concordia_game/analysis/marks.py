"""What a lost chance is called, and how exactly somebody has played."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

MARKS: Final[tuple[tuple[str, float], ...]] = (
    ("best", 0.005),
    ("good", 0.025),
    ("inaccuracy", 0.06),
    ("mistake", 0.12),
)
"""Each mark is for losses of a chance to win below its figure."""

WORST: Final = "blunder"
NAMES: Final[tuple[str, ...]] = (*[name for name, _ in MARKS], WORST)
BLAMED: Final[tuple[str, ...]] = NAMES[2:]
"""The marks that say that something was lost."""

HALVED: Final = 0.10
"""A turn that loses this much of a chance keeps half."""

DECIDED: Final = 0.02
"""What a turn counts in a game that is won or lost whatever is played."""


def mark_of(loss: float) -> str:
    """The mark for what was lost."""
    for name, below in MARKS:
        if loss < below:
            return name
    return WORST


class Risked(NamedTuple):
    """What was at stake in a turn."""

    chance: float
    """To win, with the best turn."""
    loss: float
    """How much of it the turn that was played gave away."""


def accuracy(turns: Sequence[Risked]) -> float | None:
    """From 0 to 100: the mean of what each turn kept; None if nothing was judged.

    A turn's own figure halves with every `HALVED` that it loses. It goes by chances and not by points, and a
    turn counts by how open the game was: so it can be compared between games, boards and numbers of players.
    Otherwise whoever was soon beaten, with nothing left to lose, would seem to have played best of all.
    """
    if not turns:
        return None
    weights = [DECIDED + max(4.0 * turn.chance * (1.0 - turn.chance), turn.loss) for turn in turns]
    kept = [math.exp(-math.log(2.0) * turn.loss / HALVED) for turn in turns]
    share = sum([weight * part for weight, part in zip(weights, kept, strict=True)]) / sum(weights)
    return round(100.0 * share, 1)
