"""Weighs what a position looks like to a seat: in C where there was a compiler, otherwise with `features.py`.

Both add the same numbers in the same order, so the sums are equal to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from concordia_game.bots.features import holds, other_points, other_values, weigh, weigh_modules
from concordia_game.bots.holding import Tally
from concordia_game.bots.ledger import packed_fractions
from concordia_game.bots.tables import Tables
from concordia_game.engine import amend
from concordia_game.engine.amendment import SITES
from concordia_game.engine.building import building_sites
from concordia_game.engine.ids import CityId, ProvinceId
from concordia_game.engine.state import Player, State

MOST_BOUNTIES: Final = 4000


class Kernel:
    """The functions of `weighing.c`."""

    __slots__ = ("houses_ahead", "listed", "weighed")

    def __init__(self, module: Any) -> None:
        self.weighed: Callable[..., float] = module.weighed
        self.listed: Callable[..., list[float]] = module.listed
        self.houses_ahead: Callable[..., float] = module.houses_ahead


def found_kernel() -> Kernel | None:
    """The functions in C; None if no compiler was found when the package was built."""
    try:
        return Kernel(import_module("concordia_game.bots.weighing"))
    except ImportError:
        return None


KERNEL: Final = found_kernel()


class Row:
    """A row of weights, as lists go and as C reads it."""

    __slots__ = ("packed", "weights")

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.packed = packed_fractions(weights)


class Bounty:
    """Which provinces can produce, a byte for each, and what the income would bring."""

    __slots__ = ("coins", "ready")

    def __init__(self, state: State) -> None:
        bonus = state.setup.bonus
        every = range(len(state.setup.board.provinces))
        self.ready = bytes([1 if bonus.ready(state, ProvinceId(province)) else 0 for province in every])
        self.coins = bonus.coins(state)


class Scales:
    """Weighs the seats of one game."""

    __slots__ = ("bounties", "kernel", "last", "lying", "tables")

    def __init__(self, tables: Tables, kernel: Kernel | None = KERNEL) -> None:
        self.tables = tables
        self.kernel = kernel
        self.bounties: dict[object, Bounty] = {}
        self.lying: object = None
        self.last: Bounty | None = None
        """What lay in the provinces last time, and what it amounted to."""

    def total(self, state: State, player: Player, row: Row, piles: int) -> float:
        """The sum of a seat's features, each by its weight, turn order left out."""
        kernel = self.kernel
        tables = self.tables
        if kernel is None:
            tally = Tally(row.weights, False)
            weigh(state, player, tables, tally, piles)
            return tally.total
        found: float = self._asked(kernel.weighed, row.packed, state, player, piles)
        if not tables.counting:
            return found
        tally = Tally(row.weights, False)
        tally.total = found
        tally.at = tables.before_modules
        weigh_modules(state, player, tables, tally)
        return tally.total

    def vector(self, state: State, player: Player, piles: int) -> list[float]:
        """A seat's features, turn order left out."""
        kernel = self.kernel
        tally = Tally([], True)
        if kernel is None:
            weigh(state, player, self.tables, tally, piles)
        else:
            tally.noted = self._asked(kernel.listed, None, state, player, piles)
            weigh_modules(state, player, self.tables, tally)
        return tally.noted

    def _asked(
        self, ask: Callable[..., Any], weights: bytes | None, state: State, player: Player, piles: int
    ) -> Any:
        """What a function in C makes of a seat."""
        tables = self.tables
        bounty = self.bounty(state)
        return ask(
            tables.ledger,
            tables.estate(player.houses).packed,
            player.sestertii,
            player.goods,
            player.hand,
            player.discard,
            player.land,
            player.sea,
            player.house_count,
            state.built,
            weights,
            state.display,
            piles,
            bounty.ready,
            bounty.coins,
            amend.spaces(state, player),
            holds(state.magnus, player.seat),
            other_points(state, player),
            other_values(state, player, tables) if tables.other_gods else None,
            amended_sites(state, player),
        )

    def bounty(self, state: State) -> Bounty:
        """What lies in the provinces; for most positions it is already known."""
        key = state.setup.bonus.lying(state)
        found = self.last if key is self.lying else self.bounties.get(key)
        if found is None:
            if len(self.bounties) >= MOST_BOUNTIES:
                self.bounties = {}
            found = Bounty(state)
            self.bounties[key] = found
        self.lying = key
        self.last = found
        return found


def amended_sites(state: State, player: Player) -> list[CityId] | None:
    """The building sites where a tile adds some; None where they are those that the colonists touch."""
    return building_sites(state, player) if amend.amended(state, player, SITES) else None
