"""What a lost chance is called, and how exactly somebody has played."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

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
"""A turn that loses this much of a chance counts half in the accuracy."""


def mark_of(loss: float) -> str:
    """The mark for what was lost."""
    for name, below in MARKS:
        if loss < below:
            return name
    return WORST


def accuracy(losses: Sequence[float]) -> float | None:
    """From 0 to 100: the mean of what each turn kept; None if nothing was judged.

    A turn's own figure halves with every `HALVED` that it loses. It counts turns and not games, and goes by
    chances and not by points: so it can be compared between games, boards and numbers of players.
    """
    if not losses:
        return None
    kept = [math.exp(-math.log(2.0) * loss / HALVED) for loss in losses]
    return round(100.0 * sum(kept) / len(kept), 1)
