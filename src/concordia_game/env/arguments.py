"""What callers pass, checked in one place: whatever makes no sense is refused in the same words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from operator import index
from typing import Any, Final

import numpy as np

from concordia_game.bots.seating import Entrant
from concordia_game.engine.errors import ConcordiaError

STARTS: Final = ("record", "ply", "position")
"""The options of a reset: where to begin."""

ALIKE: Final = 0.8
"""So similar to one of them, another name is a slip."""


def whole(value: Any, what: str) -> int:
    """A whole number, Python's or numpy's."""
    try:
        return index(value)
    except TypeError:
        raise ConcordiaError(f"{what}: {value!r} is not a whole number") from None


def below(value: Any, end: int, what: str) -> int:
    """A whole number from 0 on, below the end."""
    number = whole(value, what)
    if not 0 <= number < end:
        raise ConcordiaError(f"there is no {what} {number}: 0 to {end - 1}")
    return number


def each_whole(values: Any, what: str) -> list[int]:
    """A list or an array of whole numbers."""
    found = np.asarray(values)
    if found.ndim != 1 or found.dtype.kind not in "iu":
        raise ConcordiaError(f"{what}: {values!r} is not a list of whole numbers")
    numbers: list[int] = found.tolist()
    return numbers


def each_seed(seed: Any, games: int) -> list[int | None]:
    """The seed of each of many games: given one by one, or counted from the first; None if there is none."""
    if seed is None:
        return [None] * games
    if np.ndim(seed) == 0:
        first = whole(seed, "seed")
        return [first + game for game in range(games)]
    if len(seed) != games:
        raise ConcordiaError(f"{len(seed)} seeds for {games} games")
    return [None if each is None else whole(each, "seed") for each in seed]


def other_bots(bots: Any, others: int) -> list[Entrant]:
    """Who takes the other seats: one bot for all of them, or one for each."""
    single = isinstance(bots, str) or callable(bots)
    if not single and not isinstance(bots, Iterable):
        raise ConcordiaError(f"bots: {bots!r} is neither a bot nor a list of bots")
    found = [bots] * others if single else list(bots)
    if len(found) != others:
        raise ConcordiaError(f"{len(found)} bots for {others} seats")
    for bot in found:
        if not isinstance(bot, str) and not callable(bot):
            raise ConcordiaError(f"bots: {bot!r} is neither the name of a bot nor can it be called")
    return found


def check_start(options: Mapping[str, Any]) -> None:
    """Refuse options of a reset that contradict one another or are slips; others may be some wrapper's."""
    if "ply" in options and "record" not in options:
        raise ConcordiaError("ply is a place in a record, and there is none")
    if "record" in options and "position" in options:
        raise ConcordiaError("begin in a record or at a position, not both")
    for name in options:
        if name not in STARTS and get_close_matches(str(name), STARTS, cutoff=ALIKE):
            raise ConcordiaError(f"there is no {name!r} to begin at: {', '.join(STARTS)}")
