"""The engine's own random numbers: the same on every machine, in every process."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar

WIDE: Final = 1 << 128
"""Seeds from here on are too many to be searched: the dice then use all of their bits."""
WIDE_STEP: Final = 0x9E3779B97F4A7C15F39CC0605CEDC835

_MASK: Final = (1 << 64) - 1
_WIDE_MASK: Final = WIDE - 1
_WIDE_BYTES: Final = 17
_HALF: Final = (1 << 32) - 1
_DIGIT: Final = (1 << 16) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = (0xE5B9, 0x1CE4, 0x476D, 0xBF58)
_SECOND: Final = (0x11EB, 0x1331, 0x49BB, 0x94D0)
"""Factors of 64 bits, in digits of 16 bits, lowest first."""

_N = TypeVar("_N", bound=int)


class Dice:
    """A generator of random numbers. Its whole state is one number, which a game can store.

    From a seed below 2**128 it is SplitMix64, whose 64 bits could be searched for, at great cost, from what
    a deal shows. A wide seed is counted on and hashed: nothing that was thrown tells anything about the rest.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = WIDE | (seed & _WIDE_MASK) if seed >= WIDE else seed & _MASK

    def __repr__(self) -> str:
        return "<Dice>"

    def next(self) -> int:
        """64 random bits."""
        if self.state >= WIDE:
            self.state = WIDE | ((self.state + WIDE_STEP) & _WIDE_MASK)
            return int.from_bytes(sha256(self.state.to_bytes(_WIDE_BYTES, "big")).digest()[:8], "big")
        self.state = (self.state + _STEP) & _MASK
        high, low = folded(self.state >> 32, self.state & _HALF, 30)
        high, low = times(high, low, _FIRST)
        high, low = folded(high, low, 27)
        high, low = times(high, low, _SECOND)
        high, low = folded(high, low, 31)
        return (high << 32) | low

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, all equally likely."""
        limit = (_MASK + 1) - (_MASK + 1) % count
        drawn = self.next()
        while drawn >= limit:
            drawn = self.next()
        return drawn % count

    def shuffled(self, things: list[_N]) -> list[_N]:
        """The same things in random order."""
        mixed = things[:]
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


def seed_of_play(seed: int) -> int:
    """What the dice during a game begin with; neither it nor the deal tells anything about the other."""
    if seed < WIDE:
        return Dice(seed).next()
    hashed = sha256(b"play " + Dice(seed).state.to_bytes(_WIDE_BYTES, "big")).digest()
    return WIDE | int.from_bytes(hashed[:16], "big")


def arranged(things: list[_N], dice: Dice | None) -> list[_N]:
    """The things shuffled, or without dice in ascending order, which gives nothing away."""
    in_order = sorted(things)
    return in_order if dice is None else dice.shuffled(in_order)


def folded(high: int, low: int, by: int) -> tuple[int, int]:
    """A number in two halves, xored with itself shifted down."""
    return high ^ (high >> by), low ^ (low >> by) ^ ((high << (32 - by)) & _HALF)


def times(high: int, low: int, factor: tuple[int, int, int, int]) -> tuple[int, int]:
    """The lowest 64 bits of a product, in two halves, by long multiplication.

    Python checks for signals while it multiplies big integers; compiled code mistakes an interrupt at that
    moment for a lack of memory and ends the process. Products of 16-bit digits never get that big.
    """
    a, b, c, d = low & _DIGIT, low >> 16, high & _DIGIT, high >> 16
    e, f, g, h = factor
    second = a * f + b * e
    fourth = a * h + b * g + c * f + d * e
    below = a * e + ((second & _DIGIT) << 16)
    above = (second >> 16) + a * g + b * f + c * e + ((fourth & _DIGIT) << 16) + (below >> 32)
    return above & _HALF, below & _HALF
