"""The engine's own random numbers: the same on every machine, in every process."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


class Dice:
    """A SplitMix64 generator. Its whole state is one number, so a game can keep it."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """64 random bits."""
        self.state = (self.state + _STEP) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each as likely as the others."""
        limit = (_MASK + 1) - (_MASK + 1) % count
        drawn = self.next()
        while drawn >= limit:
            drawn = self.next()
        return drawn % count

    def shuffled(self, things: list[int]) -> list[int]:
        """The same things in random order."""
        mixed = things[:]
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
