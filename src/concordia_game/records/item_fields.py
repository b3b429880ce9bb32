"""What the fields of agenda items may hold, for reading saved states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from concordia_game.engine.agenda import CHANCE, NOBODY
from concordia_game.engine.board import MOST_STEPS
from concordia_game.engine.building import NO_LIMIT
from concordia_game.engine.goods import ANY, FISH, KINDS, TRADED
from concordia_game.engine.modules.auction import HIGHEST_BID
from concordia_game.engine.setup import SetUp

Fits = Callable[[SetUp, Any], bool]

MOST_RECEIVED = 18
"""No action brings more at once: a good from each of 15 houses, or fewer houses and a bonus."""


def number(least: int, most: int) -> Fits:
    """A number in a range; JSON's true is not 1."""
    return lambda setup, value: type(value) is int and least <= value <= most


def one_of(*values: int) -> Fits:
    """One of these numbers."""
    return lambda setup, value: type(value) is int and value in values


def several(fits: Fits, least: int = 0, most: int = 99) -> Fits:
    """So many different things of a sort."""
    return lambda setup, value: (
        isinstance(value, tuple)
        and least <= len(value) <= most
        and all(fits(setup, part) for part in value)
        and len(set(value)) == len(value)
    )


def _flag(setup: SetUp, value: Any) -> bool:
    return type(value) is bool


def _seat(setup: SetUp, value: Any) -> bool:
    return number(0, setup.players - 1)(setup, value)


def _city(setup: SetUp, value: Any) -> bool:
    return number(0, len(setup.tokens) - 1)(setup, value) and value != setup.board.start_city


def _patrician(setup: SetUp, value: Any) -> bool:
    known = bool(setup.tile_order) and number(0, len(setup.tiles) - 1)(setup, value)
    return known and setup.tiles[value].patrician


def counts(kinds: int) -> Fits:
    """How many of each kind of good, no more than an action brings or takes."""
    return lambda setup, value: (
        isinstance(value, tuple)
        and len(value) == kinds
        and all(number(0, MOST_RECEIVED)(setup, count) for count in value)
        and sum(value) <= MOST_RECEIVED
    )


def _receipts(setup: SetUp, value: Any) -> bool:
    by_seat = isinstance(value, tuple) and len(value) == setup.players
    return by_seat and all(counts(KINDS)(setup, receipt) for receipt in value)


def _space(setup: SetUp, value: Any) -> bool:
    return setup.market is not None and number(-1, setup.market.spaces - 1)(setup, value)


def _stalls(setup: SetUp, value: Any) -> bool:
    return setup.market is not None and number(0, (1 << len(setup.market.stalls)) - 1)(setup, value)


FIELDS: dict[str, Fits] = {
    "at_stall": _flag,
    "began": _space,
    "bid": number(0, HIGHEST_BID),
    "bidders": several(_seat, 2),
    "bonus": number(0, 2),
    "cities": several(_city, 1),
    "closed": _flag,
    "costs": several(counts(ANY + 1), 1, 2),
    "count": number(0, 15),
    "first": _patrician,
    "free": _flag,
    "from_hand": _flag,
    "given": number(-1, TRADED - 1),
    "good": one_of(*range(TRADED), FISH),
    "kinds": number(0, 3),
    "leader": _seat,
    "left": number(0, 2),
    "most": one_of(1, NO_LIMIT),
    "must": _flag,
    "offered": counts(KINDS),
    "offers": several(_patrician, 1),
    "price": number(0, 99),
    "receipts": _receipts,
    "seat": _seat,
    "second": _patrician,
    "steps": number(0, MOST_STEPS),
    "stopped": _flag,
    "surcharged": _flag,
    "tile": _patrician,
    "traded": number(0, (1 << TRADED) - 1),
    "used": _stalls,
}

SPECIAL: dict[tuple[str, str], Fits] = {
    ("BuyCards", "count"): number(0, 2),
    ("ChooseGood", "goods"): several(number(0, TRADED - 1), 1),
    ("DrawTile", "seat"): one_of(CHANCE),
    ("GameOver", "seat"): one_of(NOBODY),
    ("Store", "goods"): counts(KINDS),
}


def field_fits(setup: SetUp, item: str, field: str, value: Any) -> bool:
    """Whether an item's field may hold a value."""
    fits = SPECIAL.get((item, field)) or FIELDS[field]
    return fits(setup, value)
