"""Counts as floats: in C where there was a compiler, otherwise by numpy, which takes twice as long."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def found_kernel() -> Callable[[bytes, Floats, Floats], None] | None:
    """`scale` of `scaling.c`; None if no compiler was found when the package was built."""
    try:
        module: Any = import_module("concordia_game.env.scaling")
    except ImportError:
        return None
    scale: Callable[[bytes, Floats, Floats], None] = module.scale
    return scale


KERNEL: Final = found_kernel()


def floats(counts: bytes, units: Floats) -> Floats:
    """Every count times the unit of its column: a row for each observation."""
    if KERNEL is None:
        return product(counts, units)
    out: Floats = np.empty((len(counts) // len(units), len(units)), np.float32)
    KERNEL(counts, units, out)
    return out


def product(counts: bytes, units: Floats) -> Floats:
    """The same by numpy."""
    rows = np.frombuffer(counts, np.uint8).reshape(-1, len(units))
    found: Floats = rows * units
    return found
