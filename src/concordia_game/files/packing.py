"""Values packed by their kinds: what a class declares about its fields is all that has to be known."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import singledispatch
from typing import Any, TypeVar

from concordia_game.engine.cost import Cost, Costs
from concordia_game.engine.goods import TRADED
from concordia_game.engine.kinds import (
    Choice,
    Each,
    Fields,
    Fixed,
    Flag,
    Kind,
    Listed,
    Mask,
    Maybe,
    Number,
    OneOf,
    Several,
)
from concordia_game.engine.setup import SetUp
from concordia_game.engine.things import GOODS_GOT, MOST_RECEIVED, Counts, Receipts
from concordia_game.files.pen import Pen, Unfit, place

_T = TypeVar("_T")

FEW = 64
"""Of so many numbers each is taken to be as likely; in a wider range the small ones are the frequent ones."""


class Packing:
    """A pen, and what it knows of the game: the order in which things were dealt, and where they were met."""

    def __init__(self, pen: Pen, setup: SetUp) -> None:
        self.pen = pen
        self.setup = setup
        self.dealt = {
            kind.kind: getattr(module, name)
            for module in setup.modules
            for name, kind in module.fields.items()
            if isinstance(kind, Several)
        }
        """The dealt order of the things of a kind: in stacks they still lie in it."""
        self.met: set[tuple[Kind, int]] = set()
        """Things that lie somewhere already: rarely they lie elsewhere, too."""
        self.followed = [[1, 1], [1, 1]]
        """How often the next dealt thing did not follow, and did; the same after one that did."""

    def fields(self, fields: Fields, values: Sequence[Any]) -> dict[str, Any]:
        """The fields of a class by name; no values while reading."""
        given = iter(values)
        return {name: self.checked(kind, next(given, None)) for name, kind in fields.items()}

    def checked(self, kind: Kind, value: Any) -> Any:
        """A value that there is."""
        found = pack(kind, self, value)
        if not kind.fits(self.setup, found):
            raise Unfit(f"{found!r} is no {kind.name}")
        return found


@singledispatch
def pack(kind: Kind, packing: Packing, value: Any) -> Any:
    """A value of any kind; of one that is not known here, by its JSON."""
    shown = json.dumps(kind.shown(packing.setup, value), separators=(",", ":")) if value is not None else ""
    text = _text(packing.pen, shown)
    try:
        return kind.read(packing.setup, json.loads(text))
    except ValueError as error:
        raise Unfit(str(error)) from error


def _text(pen: Pen, text: str) -> str:
    data = text.encode()
    length = pen.number(len(data), 4)
    found = bytearray()
    for number in range(length):
        found.append(pen.below(256, data[number] if number < len(data) else 0))
    try:
        return found.decode()
    except UnicodeDecodeError as error:
        raise Unfit(str(error)) from error


@pack.register
def _(kind: Fixed, packing: Packing, value: Any) -> Any:
    return kind.value


@pack.register
def _(kind: Flag, packing: Packing, value: Any) -> Any:
    return packing.pen.flag(bool(value))


@pack.register
def _(kind: Number, packing: Packing, value: Any) -> Any:
    size = kind.most - kind.least + 1
    above = (value or 0) - kind.least
    return kind.least + (
        packing.pen.below(size, above) if size <= FEW else packing.pen.number(above, 1, size)
    )


@pack.register
def _(kind: OneOf, packing: Packing, value: Any) -> Any:
    return _one_of(packing.pen, kind.values, value)


@pack.register
def _(kind: Choice, packing: Packing, value: Any) -> Any:
    return _one_of(packing.pen, kind.choices, value)


def _one_of(pen: Pen, values: Sequence[_T], value: Any) -> _T:
    return values[pen.below(len(values), values.index(value) if value in values else -1)]


@pack.register
def _(kind: Listed, packing: Packing, value: Any) -> Any:
    return packing.pen.below(len(kind.ids(packing.setup)), value)


@pack.register
def _(kind: Maybe, packing: Packing, value: Any) -> Any:
    return pack(kind.kind, packing, value) if packing.pen.flag(value is not None) else None


@pack.register
def _(kind: Each, packing: Packing, value: Any) -> Any:
    given = iter(value or ())
    return tuple([pack(kind.kind, packing, next(given, None)) for _ in kind.things.ids(packing.setup)])


@pack.register
def _(kind: Mask, packing: Packing, value: Any) -> Any:
    things = len(kind.things.ids(packing.setup))
    return packing.pen.mask(packing.pen.number((value or 0).bit_count(), 0, things), things, value or 0)


@pack.register
def _(kind: Counts, packing: Packing, value: Any) -> Any:
    return tuple(_counts(packing.pen, kind.kinds, value or ()))


def _counts(pen: Pen, kinds: int, counts: Sequence[int]) -> list[int]:
    return pen.shares(pen.number(sum(counts), 1, MOST_RECEIVED), kinds, counts)


@pack.register
def _(kind: Receipts, packing: Packing, value: Any) -> Any:
    given = iter(value or ())
    return tuple([pack(GOODS_GOT, packing, next(given, None)) for _ in packing.setup.seats])


@pack.register
def _(kind: Costs, packing: Packing, value: Any) -> Any:
    given: Iterator[Cost] = iter(value or ())
    costs = []
    for _ in range(packing.pen.number(len(value or ()), 1, 9)):
        cost = next(given, None)
        counts = _counts(packing.pen, TRADED + 1, [*cost.goods, cost.of_choice] if cost else ())
        costs.append(Cost(counts[:TRADED], counts[TRADED]))
    return tuple(costs)


@pack.register
def _(kind: Several, packing: Packing, value: Any) -> Any:
    given = iter(value or ())
    count = kind.least + packing.pen.number(len(value or ()) - kind.least, 1, kind.most - kind.least)
    if not isinstance(kind.kind, Listed):
        return tuple([pack(kind.kind, packing, next(given, None)) for _ in range(count)])
    run = _Run(packing, kind.kind)
    return tuple([run.next(next(given, None)) for _ in range(count)])


class _Run:
    """Different things in a row; those that were dealt one after the other often still lie so."""

    def __init__(self, packing: Packing, kind: Listed) -> None:
        self._pen, self._met, self._followed = packing.pen, packing.met, packing.followed
        self._kind = kind
        self._order: tuple[int, ...] | None = packing.dealt.get(kind)
        self._left = list(self._order or range(len(kind.ids(packing.setup))))
        self._follows = False

    def next(self, wanted: int | None) -> int:
        """The next one."""
        met = [thing for thing in self._left if (self._kind, thing) in self._met]
        fresh = [thing for thing in self._left if thing not in met]
        found = self._guessed(fresh, met, wanted) if self._order and fresh else self._any(fresh, met, wanted)
        # What comes before it in the order is the last to be expected now.
        at = self._left.index(found)
        self._left = self._left[at + 1 :] + self._left[:at]
        self._met.add((self._kind, found))
        return found

    def _guessed(self, fresh: list[int], met: list[int], wanted: int | None) -> int:
        """The one that was dealt next, or another."""
        weights = self._followed[self._follows]
        self._follows = self._pen.choice(weights, int(wanted == fresh[0])) == 1
        weights[self._follows] += 1
        return fresh[0] if self._follows else self._any(fresh[1:], met, wanted)

    def _any(self, fresh: list[int], met: list[int], wanted: int | None) -> int:
        things = fresh + met
        return things[self._pen.choice([8] * len(fresh) + [1] * len(met), place(things, wanted))]
