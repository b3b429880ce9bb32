"""Cheaper houses (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.amendment import HousePrice
from concordia_game.engine.building import building_sites
from concordia_game.engine.cost import Cost
from concordia_game.engine.goods import SALT
from concordia_game.engine.ids import CityId, Good, Seat, TileId
from concordia_game.engine.modules.forum.part import edit_forum, forum_of
from concordia_game.engine.modules.forum.prices import amend_price
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moments import AT_ANY_TIME, AT_BUILDING
from concordia_game.engine.payment import affordable

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


MONEY_PART: Final = 1
GOODS_PART: Final = 2
"""The parts of a house's price, as a mask."""


@final
class Builder(Tile):
    """A tile that changes the price of houses; used before the first house of a building action."""

    __slots__ = ()

    does: ClassVar[str] = "builder"

    def moment(self) -> int:
        """With an Architect or at the house stall (F4.1)."""
        return self.deed.moment or AT_BUILDING

    def usable(self, state: State, player: Player) -> bool:
        """Whether it changes the price of a house that is then affordable, if need be with other tiles."""
        cities = building_sites(state, player)
        if len(cities) <= self._ahead(state):
            return False
        helped = self._helped(state, player)
        return any([self._changes(state, player, city, helped) for city in cities])

    def changed_parts(self) -> int:
        """Which parts of the price it changes."""
        house = self.deed.house
        goods = house.instead is not None or any(house.free_goods)
        return (MONEY_PART if house.free_money else 0) | (GOODS_PART if goods else 0)

    def _ahead(self, state: State) -> int:
        """How many tiles in effect each claim a house, which leaves nothing for this one to change there."""
        count = 0
        for number in forum_of(state).in_effect:
            tile = state.setup.tiles[number]
            if isinstance(tile, Builder) and not tile.deed.house.every:
                if tile.changed_parts() & self.changed_parts():
                    count += 1
        return count

    def _helped(self, state: State, player: Player) -> bool:
        """Whether another tile could still supply what is missing."""
        for number in forum_of(state).held[player.seat]:
            tile = state.setup.tiles[number]
            if tile.moment() & AT_ANY_TIME and tile.usable(state, player):
                return True
        return False

    def _changes(self, state: State, player: Player, city: CityId, helped: bool) -> bool:
        before = hoped_price(state, player, city, ())
        after = hoped_price(state, player, city, (self.number,))
        if after.money == before.money and after.cost == before.cost:
            return False
        return helped or any(
            [payable(state, player, city, (self.number, *more)) for more in self._sets(state, player)]
        )

    def _sets(self, state: State, player: Player) -> list[tuple[TileId, ...]]:
        """Every set of other builder tiles that could be in effect together with this one."""
        forum = forum_of(state)
        sets: list[tuple[TileId, ...]] = [()]
        for tile in (*forum.held[player.seat], *forum.in_effect):
            if tile != self.number and isinstance(state.setup.tiles[tile], Builder):
                sets += [(*chosen, tile) for chosen in sets]
        return sets

    def use(self, state: State, seat: Seat) -> None:
        """Put it into effect."""
        forum = edit_forum(state)
        forum.in_effect = (*forum.in_effect, self.number)

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """Change the price of a house; a tile for one house leaves it if another serves it already."""
        house = self.deed.house
        if not house.every and price.served is not None:
            return
        if house.city is not None and not produces(state, city, house.city):
            return
        money = 0 if house.free_money else price.money
        cost = house.instead or without(price.cost, house.free_goods)
        if money == price.money and cost is price.cost:
            return
        price.money = money
        price.cost = cost
        if not house.every:
            price.served = self.number


def produces(state: State, city: CityId, good: Good) -> bool:
    """Whether a city produces a good; in a game without salt, every city counts as a salt city (S2.7)."""
    return state.setup.tokens[city] == good or (good == SALT and not state.setup.options.salt)


def without(cost: Cost, free: tuple[int, ...]) -> Cost:
    """A cost without any goods of the kinds that are free; the same object if nothing changes."""
    spared = [bool(free) and free[good] > 0 and count > 0 for good, count in enumerate(cost.goods)]
    if not any(spared):
        return cost
    goods = [0 if spared[good] else count for good, count in enumerate(cost.goods)]
    return Cost(goods, cost.of_choice)


def hoped_price(state: State, player: Player, city: CityId, in_effect: tuple[TileId, ...]) -> HousePrice:
    """What a house would cost with these tiles in effect."""
    price = HousePrice(state.house_money(city), state.setup.house_goods[city])
    amend_price(state, player, city, forum_of(state).held[player.seat], in_effect, price)
    return price


def payable(state: State, player: Player, city: CityId, in_effect: tuple[TileId, ...]) -> bool:
    """Whether a house would be affordable with these tiles in effect."""
    price = hoped_price(state, player, city, in_effect)
    return price.money <= player.sestertii and affordable(player.goods, price.cost)
