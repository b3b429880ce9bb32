"""A pen writes choices into one number, or reads them off it: a thing is described once for both.

Each choice comes with its weights, and the number grows by no more than the choice is worth: one of two equal
ones by a bit, one of 30 by not quite five, what was nearly certain by nearly nothing (asymmetric numeral
systems, with a single number of any length). While reading, the values that are handed in mean nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import comb
from typing import Final

MOST: Final = 1 << 16
"""More than anybody counts in a game."""
LONGEST: Final = 256
"""More bits than any number in a position has."""


class Unfit(ValueError):
    """A choice that is none of those that there are."""


class Pen:
    """What both pens can do, by `choice` and `below`."""

    def choice(self, weights: Sequence[int], value: int) -> int:
        """The number of one of several choices, each with its weight."""
        raise NotImplementedError

    def below(self, size: int, value: int) -> int:
        """A number from 0 to size - 1, each as likely as the others."""
        raise NotImplementedError

    def flag(self, value: bool, odds: int = 1) -> bool:
        """Yes or no; no is so many times as likely."""
        return bool(self.choice((odds, 1), int(value)))

    def usually(self, usual: int, size: int, value: int) -> int:
        """A number below a size that is nearly always the usual one."""
        return self.below(size, value) if self.flag(value != usual, 15) else usual

    def maybe(self, size: int, value: int | None) -> int | None:
        """A number below a size, or nearly always none."""
        return self.below(size, value or 0) if self.flag(value is not None, 15) else None

    def number(self, value: int, bits: int, most: int = MOST) -> int:
        """A number from 0 on; cheap if it has about so many bits."""
        more = 0
        while self.flag((value >> bits) + 1 >= 2 << more):
            more += 1
            if 1 << more > most:
                raise Unfit(f"more than {most}")
        least = ((1 << more) - 1) << bits
        found = least + self.below(1 << (bits + more), value - least)
        if found > most:
            raise Unfit(f"{found} is more than {most}")
        return found

    def large(self, value: int) -> int:
        """A number of any length, each length about as likely."""
        length = self.number(value.bit_length(), 6, LONGEST)
        least = 1 << length >> 1
        return least + self.below(max(least, 1), value - least)

    def subset(self, count: int, things: int, given: Sequence[int]) -> list[int]:
        """So many of the things, in ascending order; each such set as likely."""
        ways = comb(things, count)
        left = self.below(ways, sum([comb(thing, n) for n, thing in enumerate(given, 1)]))
        found: list[int] = []
        thing = things
        for n in range(count, 0, -1):
            thing -= 1
            while comb(thing, n) > left:
                thing -= 1
            left -= comb(thing, n)
            found.append(thing)
        return found[::-1]

    def mask(self, count: int, things: int, given: int) -> int:
        """So many of the things, as a mask; each such set as likely."""
        members = self.subset(count, things, [thing for thing in range(things) if given >> thing & 1])
        return sum([1 << thing for thing in members])

    def shares(self, total: int, kinds: int, given: Sequence[int]) -> list[int]:
        """How many of each kind, together the total; each way as likely: they are stars between bars."""
        stars = [kind for kind, count in enumerate(given) for _ in range(count)]
        places = self.subset(total, total + kinds - 1, [star + before for before, star in enumerate(stars)])
        found = [0] * kinds
        for before, star in enumerate(places):
            found[star - before] += 1
        return found

    def drawn(self, pool: Iterable[int], count: int, given: Sequence[int]) -> list[int]:
        """So many things out of a pool, in their order; each order as likely."""
        left = Counter(pool)
        kinds = sorted(left)
        weights = [left[kind] for kind in kinds]
        found: list[int] = []
        for number in range(count):
            at = self.choice(weights, place(kinds, given[number]) if number < len(given) else -1)
            weights[at] -= 1
            found.append(kinds[at])
        return found


def place(things: Sequence[int], wanted: int | None) -> int:
    """Where a thing stands; -1, which is no choice, if it is not there."""
    return things.index(wanted) if wanted in things else -1


class Writer(Pen):
    """Notes every choice; the number is made from the last one back, so that the first is read first."""

    def __init__(self) -> None:
        self._steps: list[tuple[int, int, int]] = []

    def choice(self, weights: Sequence[int], value: int) -> int:
        """Note it."""
        if not (0 <= value < len(weights) and weights[value]):
            raise Unfit(f"{value} is not among {len(weights)} choices")
        self._steps.append((sum(weights[:value]), weights[value], sum(weights)))
        return value

    def below(self, size: int, value: int) -> int:
        """Note it."""
        if not 0 <= value < size:
            raise Unfit(f"{value} is not below {size}")
        self._steps.append((value, 1, size))
        return value

    def written(self) -> int:
        """The number of all choices."""
        number = 0
        for low, width, total in reversed(self._steps):
            rest, spot = divmod(number, width)
            number = rest * total + low + spot
        return number


class Reader(Pen):
    """Takes every choice off a number."""

    def __init__(self, number: int) -> None:
        self.left = number
        """What has not been read; 0 at the end."""

    def choice(self, weights: Sequence[int], value: int) -> int:
        """Read it."""
        total = sum(weights)
        if not total:
            raise Unfit("nothing to choose from")
        rest, spot = divmod(self.left, total)
        low = number = 0
        while spot >= low + weights[number]:
            low += weights[number]
            number += 1
        self.left = rest * weights[number] + spot - low
        return number

    def below(self, size: int, value: int) -> int:
        """Read it."""
        if size < 1:
            raise Unfit("nothing to choose from")
        self.left, found = divmod(self.left, size)
        return found
