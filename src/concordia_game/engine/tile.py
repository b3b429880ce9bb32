"""What a forum tile may change: the amendment points, each doing nothing by default (S2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from concordia_game.engine.ids import CityId, Good, Seat, TileId

_T = TypeVar("_T")

if TYPE_CHECKING:
    from concordia_game.engine.cost import Cost
    from concordia_game.engine.state import Player, State

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # pragma: no cover
    # Only the compiler reads it (it lets a tile be added from uncompiled code), so players need not have it.
    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[_T], _T]:
        return lambda decorated: decorated


AT_ANY_TIME: Final = 1
AT_BUILDING: Final = 2
AT_TRADE: Final = 4
AT_TRIBUNE: Final = 8
AT_PRODUCTION: Final = 16
"""Moments of a turn: a decision says which it is, a tile says at which it is used (S2.4)."""


class HousePrice:
    """The price of one house while tiles amend it; `served` is the tile that pays for this house alone."""

    __slots__ = ("cost", "money", "served")

    def __init__(self, money: int, cost: Cost) -> None:
        self.money = money
        self.cost = cost
        self.served: TileId | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile:
    """A forum tile. A new tile overrides what it changes and touches nothing else."""

    __slots__ = ("figure", "id", "name", "number", "patrician")

    def __init__(self, number: TileId, id: str, name: str, patrician: bool, figure: int) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.patrician = patrician
        self.figure = figure
        """The number on the tile, if it has one: a price, a rate, points."""

    def moment(self) -> int:
        """At which moments it is used; 0 for a tile that only changes figures."""
        return 0

    def usable(self, state: State, player: Player) -> bool:
        """Whether using it now would have an effect (S2.4)."""
        return False

    def use(self, state: State, seat: Seat) -> None:
        """Carry its effect out, or put its decision on the agenda."""

    def gained(self, state: State, seat: Seat) -> None:
        """What its owner gets at once when it is gained."""

    def steps(self, steps: int) -> int:
        """Steps of an Architect."""
        return steps

    def spaces(self, spaces: int) -> int:
        """Spaces of the storehouse."""
        return spaces

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """Change the price of a house in a city."""

    def sites(self, state: State, player: Player) -> int:
        """Further building sites, as a mask of cities."""
        return 0

    def house_built(self, state: State, seat: Seat, city: CityId) -> None:
        """Note that a house was built on one of its own sites."""

    def trade_kinds(self, kinds: int) -> int:
        """How many kinds of goods are traded in one action."""
        return kinds

    def sale_price(self, good: Good, count: int, price: int) -> int:
        """Money for goods sold."""
        return price

    def purchase_price(self, state: State, good: Good, count: int, price: int) -> int:
        """Money for goods bought."""
        return price

    def purchased(self, state: State, good: Good) -> None:
        """Note that a kind of good was bought."""

    def surcharge(self, cost: Cost) -> Cost:
        """Goods under a display space."""
        return cost

    def copies_display(self) -> bool:
        """Whether a Diplomat may copy the display."""
        return False

    def prefect_copies(self) -> bool:
        """Whether a Prefect may be used as a Diplomat."""
        return False

    def produced(self, state: State, seat: Seat, coins: int) -> None:
        """A province was made to produce by the owner; `coins` are those on the marker's back."""

    def catches_fish(self) -> bool:
        """Whether using it can bring fish, so that the market is worth asking about without any."""
        return False

    def points(self) -> int:
        """Points at the end."""
        return 0
