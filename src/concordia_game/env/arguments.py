"""What callers pass, checked in one place: whatever makes no sense is refused in the same words."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from concordia_game.engine.errors import ConcordiaError


def whole(value: Any, what: str) -> int:
    """A whole number, Python's or numpy's."""
    try:
        return index(value)
    except TypeError:
        raise ConcordiaError(f"{what}: {value!r} is not a whole number") from None


def each_whole(values: Any, what: str) -> list[int]:
    """A list or an array of whole numbers."""
    found = np.asarray(values)
    if found.ndim != 1 or found.dtype.kind not in "iu":
        raise ConcordiaError(f"{what}: {values!r} is not a list of whole numbers")
    numbers: list[int] = found.tolist()
    return numbers
