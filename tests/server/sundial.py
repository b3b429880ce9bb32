"""A clock that stands still until a test moves it."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable

from concordia_game.server.clock import Clock, Timer


class Set:
    """Something to be done later, unless it is cancelled."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do = do

    def cancel(self) -> None:
        """Don't do it."""
        self.do = lambda: None


class Sundial(Clock):
    """The time that a test wants it to be."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._set: list[tuple[float, int, Set]] = []
        self._count = itertools.count()

    def now(self) -> float:
        """The time."""
        return self._now

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        """Do something once it is time."""
        later = Set(do)
        heapq.heappush(self._set, (when, next(self._count), later))
        return later

    def advance(self, seconds: float) -> None:
        """Let time pass; what is due is done in its order."""
        end = self._now + seconds
        while self._set and self._set[0][0] <= end:
            when, _, later = heapq.heappop(self._set)
            self._now = max(self._now, when)
            later.do()
        self._now = end
