"""The amendment points: what a module or a tile may change in the rules. By default each changes nothing.

The rules ask for a figure by its name (`amend.py`) and know neither modules nor tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from concordia_game.engine.ids import CityId, Good, Seat, TileId

_T = TypeVar("_T")

if TYPE_CHECKING:
    from concordia_game.engine.cost import Cost
    from concordia_game.engine.state import Player, State

try:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  tiles use it, too
except ImportError:  # pragma: no cover
    # Only the compiler reads it (it lets uncompiled code add a tile), so players can do without it.
    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[_T], _T]:
        return lambda decorated: decorated


SITES: Final = 1
PURCHASE: Final = 2
SURCHARGE: Final = 4
OTHER: Final = 8
ANYTHING: Final = SITES | PURCHASE | SURCHARGE | OTHER
"""Amendment points, as a mask: an amendment declares its own, so that the rules need not ask in vain."""


class HousePrice:
    """The price of a house while it is being amended; `served` is the tile that pays for this house alone."""

    __slots__ = ("cost", "money", "served")

    def __init__(self, money: int, cost: Cost) -> None:
        self.money = money
        self.cost = cost
        self.served: TileId | None = None

    def __repr__(self) -> str:
        return f"<HousePrice {self.money} sestertii>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Amendment:
    """Something that changes figures in the rules for a player."""

    __slots__ = ()

    def steps(self, state: State, player: Player, steps: int) -> int:
        """Steps of an Architect."""
        return steps

    def spaces(self, state: State, player: Player, spaces: int) -> int:
        """Spaces of the storehouse."""
        return spaces

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """Change the price of a house in a city."""

    def sites(self, state: State, player: Player) -> int:
        """Further building sites, as a mask of cities."""
        return 0

    def house_built(self, state: State, seat: Seat, price: HousePrice, further: bool) -> None:
        """Take note that a house was built at a price, perhaps on one of the further sites."""

    def trade_kinds(self, state: State, player: Player, kinds: int) -> int:
        """How many kinds of goods may be traded in one action."""
        return kinds

    def sale_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """Money for goods sold."""
        return price

    def purchase_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """Money for goods bought."""
        return price

    def purchased(self, state: State, seat: Seat, good: Good) -> None:
        """Take note that a kind of good was bought."""

    def surcharge(self, state: State, player: Player, cost: Cost) -> Cost:
        """Goods under a display space."""
        return cost

    def cash(self, state: State, player: Player, cash: int) -> int:
        """Sestertii that a Mercator or the trade stall brings."""
        return cash

    def cards(self, state: State, player: Player, surcharged: bool, count: int) -> int:
        """How many cards may be bought: with a Senator if surcharges are paid, otherwise with a Consul."""
        return count

    def copies_display(self, state: State, player: Player) -> bool:
        """Whether a Diplomat may copy the display."""
        return False

    def prefect_copies(self, state: State, player: Player) -> bool:
        """Whether a Prefect may be used as a Diplomat."""
        return False

    def produced(self, state: State, seat: Seat, coins: int) -> None:
        """Take note that the seat made a province produce; `coins` are those on the back of its marker."""

    def replaces_bonus(self, state: State, player: Player) -> bool:
        """Whether a province's bonus may be replaced once it has produced."""
        return False

    def catches_fish(self, state: State, player: Player) -> bool:
        """Whether it can bring fish, so that the market is worth asking about even without any."""
        return False

    def points(self, state: State, player: Player) -> int:
        """Points at the end that come from no god."""
        return 0
