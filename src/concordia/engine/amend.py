"""The amendment points: every figure that a tile or module may change, asked by the rules by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concordia.engine.state import Player, State


def steps(state: State, player: Player) -> int:
    """Steps of an Architect: one for each colonist on the board (B5.1)."""
    return player.colonists()


def spaces(state: State, player: Player) -> int:
    """Spaces of a storehouse (B3.1)."""
    return state.setup.figures.spaces


def house_money(state: State, player: Player, city: int) -> int:
    """Sestertii for one more house in a city (B5.6)."""
    return state.setup.house_money[city] * (state.built[city] + 1)


def house_goods(state: State, player: Player, city: int) -> list[int]:
    """Goods for a house in a city (B5.6)."""
    return state.setup.house_goods[city]


def surcharge(state: State, player: Player, space: int) -> list[int]:
    """Goods printed under a display space, the first being 0 (B10.1)."""
    return state.setup.surcharges[space]


def trade_kinds(state: State, player: Player) -> int:
    """How many kinds of goods a Mercator trades (B8.2)."""
    return 2
