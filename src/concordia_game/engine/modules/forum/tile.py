"""A forum tile: a data entry with what it amends and what it does when used (S2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from concordia_game.engine.amendment import (
    OTHER,
    PURCHASE,
    SITES,
    SURCHARGE,
    Amendment,
    HousePrice,
    mypyc_attr,
)
from concordia_game.engine.cost import NOTHING, Cost
from concordia_game.engine.ids import CityId, Good, Seat, TileId
from concordia_game.engine.moments import AT_ANY_TIME
from concordia_game.engine.storehouse import receive
from concordia_game.engine.turn import at_stall

if TYPE_CHECKING:
    from concordia_game.engine.moves import Move
    from concordia_game.engine.state import Player, State


class Amends:
    """The figures that a tile changes as long as its owner holds it."""

    __slots__ = (
        "any_surcharge",
        "cards",
        "cash",
        "consul_cards",
        "copies_display",
        "free",
        "house_money",
        "marker_coins",
        "points",
        "prefect_copies",
        "sale_price",
        "spaces",
        "steps",
        "trade_kinds",
    )

    def __init__(
        self,
        steps: int = 0,
        spaces: int = 0,
        house_money: int = 0,
        trade_kinds: int = 0,
        sale_price: int = 0,
        marker_coins: int = 0,
        points: int = 0,
        free: tuple[int, ...] = (),
        any_surcharge: bool = False,
        copies_display: bool = False,
        prefect_copies: bool = False,
        cash: int = 0,
        cards: int = 0,
        consul_cards: int = 0,
    ) -> None:
        self.steps = steps
        self.spaces = spaces
        self.house_money = house_money
        """Change in sestertii for each house; the price never drops below 0."""
        self.trade_kinds = trade_kinds
        self.sale_price = sale_price
        """Extra sestertii for each good sold."""
        self.marker_coins = marker_coins
        """How many times the owner gets the coins on the back of a marker that he turns."""
        self.points = points
        self.free = free
        """How many goods of each kind are free when that kind is bought: counts from brick on."""
        self.any_surcharge = any_surcharge
        """Whether any goods will do for those under the display."""
        self.copies_display = copies_display
        self.prefect_copies = prefect_copies
        self.cash = cash
        """Extra sestertii of a Mercator."""
        self.cards = cards
        """Extra cards that may be bought with a Senator."""
        self.consul_cards = consul_cards

    def __repr__(self) -> str:
        return "<Amends of a tile>"


class HouseTerms:
    """What a tile changes in the price of houses once it has been used."""

    __slots__ = ("city", "every", "free_goods", "free_money", "instead")

    def __init__(
        self,
        free_money: bool,
        free_goods: tuple[int, ...],
        instead: Cost | None,
        city: Good | None,
        every: bool,
    ) -> None:
        self.free_money = free_money
        self.free_goods = free_goods
        """The kinds of goods that need not be paid, as counts from brick on."""
        self.instead = instead
        """The goods that are paid instead of all others."""
        self.city = city
        """Only in a city of this good, if the good is in play."""
        self.every = every
        """Whether it applies to every house in the rest of the turn, or just to one."""

    def __repr__(self) -> str:
        return "<HouseTerms of a tile>"


UNCHANGED: Final = Amends()
NO_TERMS: Final = HouseTerms(False, (), None, None, False)


class Deed:
    """The figures of what a tile does when used; each behaviour reads those it needs."""

    __slots__ = ("colonists", "count", "goods", "house", "houses", "moment", "money", "provinces")

    def __init__(
        self,
        moment: int = 0,
        count: int = 0,
        money: int = 0,
        goods: tuple[int, ...] = (),
        provinces: int = 0,
        house: HouseTerms = NO_TERMS,
        houses: int = 0,
        colonists: int = 0,
    ) -> None:
        self.moment = moment
        """When it is used; 0 for the behaviour's own moment."""
        self.count = count
        self.money = money
        self.goods = goods
        """Counts from brick on."""
        self.provinces = provinces
        """How many provinces with the owner's houses it takes to bring the goods or the money once."""
        self.house = house
        self.houses = houses
        """The same for the owner's houses, wherever they are."""
        self.colonists = colonists
        """The same for the owner's colonists on the board."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of a tile>"


NO_DEED: Final = Deed()


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile(Amendment):
    """A forum tile. One that asks its own question is a subclass, and touches no other code."""

    does: ClassVar[str] = ""
    """The name of what it does when used; empty for a tile that only changes figures."""

    __slots__ = (
        "amends",
        "card_only",
        "changes",
        "deed",
        "gains",
        "gains_money",
        "id",
        "name",
        "number",
        "own",
        "patrician",
    )

    def __init__(
        self,
        number: TileId,
        id: str,
        name: str,
        patrician: bool,
        amends: Amends = UNCHANGED,
        gains: tuple[int, ...] = (),
        deed: Deed = NO_DEED,
        gains_money: int = 0,
        card_only: bool = False,
        own: bool = False,
    ) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.patrician = patrician
        self.amends = amends
        self.gains = gains
        """Goods that its owner gets on gaining it."""
        self.deed = deed
        self.gains_money = gains_money
        """Sestertii that its owner gets on gaining it."""
        self.card_only = card_only
        """Whether it goes with its card, but not with the stall of the fish market that does the same."""
        self.own = own
        """Whether the players added it: then it is a house rule (S5.1)."""
        self.changes = changed_points(self)
        """The amendment points that it may change."""

    def __repr__(self) -> str:
        return f"<Tile {self.id}>"

    def moment(self) -> int:
        """At which moments it can be used; 0 for a tile that only changes figures."""
        return self.deed.moment

    def usable(self, state: State, player: Player) -> bool:
        """Whether using it now would have an effect (S2.4)."""
        return False

    def use(self, state: State, seat: Seat) -> None:
        """Carry out its effect, or put its decision on the agenda."""

    def in_place(self, state: State) -> bool:
        """Whether it works in the action that is being carried out (S5.1)."""
        return not self.card_only or not at_stall(state)

    def journeys(self, state: State, player: Player) -> list[list[Move]]:
        """The movements of colonists that using it would allow, as far as they lead to building sites."""
        return []

    def gained(self, state: State, seat: Seat) -> None:
        """Give its owner what comes with gaining it."""
        state.earn(seat, self.gains_money)
        if self.gains:
            receive(state, seat, self.gains)

    def steps(self, state: State, player: Player, steps: int) -> int:
        """Extra steps, with an Architect and wherever else colonists take steps (F4.1)."""
        return steps + self.amends.steps

    def spaces(self, state: State, player: Player, spaces: int) -> int:
        """Further spaces."""
        return spaces + self.amends.spaces

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """Cheaper, however crowded the city."""
        if self.amends.house_money:
            price.money = max(0, price.money + self.amends.house_money)

    def trade_kinds(self, state: State, player: Player, kinds: int) -> int:
        """Extra kinds, with a Mercator and at the trade stall (F4.1)."""
        return kinds + self.amends.trade_kinds if self.in_place(state) else kinds

    def sale_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """More for every single good."""
        return price + self.amends.sale_price * count if self.in_place(state) else price

    def purchase_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """Less what is free; taking only the free goods counts as buying them."""
        free = self.amends.free
        if not free or not self.in_place(state):
            return price
        return price - min(free[good], count) * state.setup.figures.prices[good]

    def surcharge(self, state: State, player: Player, cost: Cost) -> Cost:
        """Any goods, but no fewer."""
        if not self.amends.any_surcharge or not self.in_place(state):
            return cost
        return Cost(NOTHING.goods, cost.total)

    def cash(self, state: State, player: Player, cash: int) -> int:
        """More of it, with a Mercator and at the trade stall."""
        return cash + self.amends.cash if self.in_place(state) else cash

    def cards(self, state: State, player: Player, surcharged: bool, count: int) -> int:
        """More cards, with a Senator and at the card stall, or with a Consul."""
        more = self.amends.cards if surcharged else self.amends.consul_cards
        return count + more if self.in_place(state) else count

    def copies_display(self, state: State, player: Player) -> bool:
        """Whether the tile allows it."""
        return self.amends.copies_display

    def prefect_copies(self, state: State, player: Player) -> bool:
        """Whether the tile allows it; on the pile the card stays a Prefect."""
        return self.amends.prefect_copies

    def produced(self, state: State, seat: Seat, coins: int) -> None:
        """Pay the coins; the PM doesn't double them."""
        state.earn(seat, coins * self.amends.marker_coins)

    def points(self, state: State, player: Player) -> int:
        """The points for keeping it until the end."""
        return self.amends.points


class AtAnyTime(Tile):
    """A tile that names no card."""

    __slots__ = ()

    def moment(self) -> int:
        """At any moment of the owner's turn, except between two houses, unless its entry names another."""
        return self.deed.moment or AT_ANY_TIME


def changed_points(tile: Tile) -> int:
    """The amendment points that a tile changes, through its figures or a method of its own."""
    own, plain = type(tile), Tile
    points = OTHER
    if own.sites is not plain.sites:
        points |= SITES
    if own.purchase_price is not plain.purchase_price or any(tile.amends.free):
        points |= PURCHASE
    if own.surcharge is not plain.surcharge or tile.amends.any_surcharge:
        points |= SURCHARGE
    return points
