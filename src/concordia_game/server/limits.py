"""Rate limits: a bucket per address or token that refills with time."""

from __future__ import annotations

import time
from collections.abc import Callable

from concordia_game.server.errors import Refused

MOST_BUCKETS = 10_000


class Limit:
    """A rate per second, and a burst allowed at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Take one; refused when the bucket is empty."""
        now = self._clock()
        left, at = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        if left < 1:
            self._buckets[key] = (left, now)
            raise Refused("too_many", {"wait": max(1, round((1 - left) / self.rate))})
        self._buckets[key] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop full buckets and, if that is not enough, the one unused the longest."""
        full = [k for k, (left, at) in self._buckets.items() if left + (now - at) * self.rate >= self.burst]
        for key in full:
            del self._buckets[key]
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
