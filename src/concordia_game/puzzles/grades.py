"""What makes a turn clearly best, what counts as right, and how hard a puzzle is: docs/puzzles.md."""

from __future__ import annotations

from typing import Final

THEMES: Final[tuple[str, ...]] = ("buy", "build", "trade", "end")
"""What the best turn is about."""

GRADES: Final[tuple[tuple[str, float], ...]] = (("easy", 0.12), ("medium", 0.06), ("hard", 0.03))
"""The easiest first, each with the gap that it takes: the chance to win by which the best turn is ahead."""

NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in GRADES)
CLEAR: Final = GRADES[-1][1]
"""A turn with a smaller gap is not clearly best."""

RIGHT: Final = 0.01
"""A turn that loses less than this much of the chance to win is as good as the best."""


def grade_of(gap: float) -> str | None:
    """How hard it is to find a turn with such a gap; None if it is not clearly best."""
    return next((name for name, least in GRADES if gap >= least), None)
