"""The 14 citizens: used once, then discarded; Victoria is kept to the end (S2.1, S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from concordia_game.engine import amend
from concordia_game.engine.building import building_sites
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.cost import Cost, single
from concordia_game.engine.forum.asking import FreeHouse, SettleForMoney, SwapGoods, swappable
from concordia_game.engine.goods import BRICK, FISH, FOOD, KINDS, SALT, TOOL, TRADED
from concordia_game.engine.ids import CityId, Good, ProvinceId, Seat, TileId
from concordia_game.engine.movement import MoveColonists, add_movements
from concordia_game.engine.moves import Move
from concordia_game.engine.payment import affordable
from concordia_game.engine.production import ALL_GOODS, can_produce, marker_of
from concordia_game.engine.scoring import provinces
from concordia_game.engine.settling import add_settlements
from concordia_game.engine.storehouse import receive, receive_one, room
from concordia_game.engine.tile import AT_ANY_TIME, AT_BUILDING, AT_TRADE, HousePrice, Tile
from concordia_game.engine.trading import Trade

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


class AnyTime(Tile):
    """A citizen that names no card."""

    __slots__ = ()

    def moment(self) -> int:
        """At any moment of the own turn, but between two houses."""
        return AT_ANY_TIME


@final
class Julius(AnyTime):
    """Move as with an Architect, without building."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If a colonist can move."""
        found: list[Move] = []
        add_movements(state, player, amend.steps(state, player), found)
        return bool(found)

    def use(self, state: State, seat: Seat) -> None:
        """Ask for the movements."""
        state.push(MoveColonists(seat, amend.steps(state, state.players[seat])))


@final
class Numerius(AnyTime):
    """Sestertii for each province with an own house."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there is one."""
        return provinces(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take them."""
        state.earn(seat, self.figure * provinces(state, state.players[seat]))


@final
class Spurius(AnyTime):
    """One salt; without salt in the game any good (S2.7)."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If it fits."""
        return room(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take it."""
        if state.setup.options.salt:
            receive_one(state, seat, SALT, 1)
        else:
            state.push(ChooseGood(seat, ALL_GOODS, None))


@final
class Augustus(AnyTime):
    """Up to two stored goods become salt."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there is something to exchange."""
        return bool(swappable(player))

    def use(self, state: State, seat: Seat) -> None:
        """Ask which goods."""
        state.push(SwapGoods(seat, self.figure, free=False))


@final
class Laurentius(AnyTime):
    """One brick and one food."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If one of them fits."""
        return room(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take them."""
        goods = [0] * KINDS
        goods[BRICK] = goods[FOOD] = 1
        receive(state, seat, tuple(goods))


@final
class Publius(AnyTime):
    """A new colonist for sestertii."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If it can be paid and placed."""
        found: list[Move] = []
        add_settlements(state, player, found)
        return player.sestertii >= self.figure and bool(found)

    def use(self, state: State, seat: Seat) -> None:
        """Ask where."""
        state.push(SettleForMoney(seat, self.figure))


@final
class Tiberius(AnyTime):
    """The good of a marker that still shows it; with the fish market a fish (F4.2)."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there is one and it fits; a half-full fish space has room for a fish."""
        if state.fish:
            return room(state, player) > 0 or player.goods[FISH] % 2 == 1
        return room(state, player) > 0 and bool(self._shown(state))

    def _shown(self, state: State) -> list[Good]:
        markers = state.setup.markers
        open_to = [ProvinceId(province) for province in range(len(markers))]
        return sorted({marker_of(state, province) for province in open_to if can_produce(state, province)})

    def use(self, state: State, seat: Seat) -> None:
        """The marker is not turned, and the PM plays no part."""
        if state.fish:
            receive_one(state, seat, FISH, 1)
        else:
            state.push(ChooseGood(seat, tuple(self._shown(state)), None))

    def catches_fish(self) -> bool:
        """With the fish market."""
        return True


@final
class Commodus(AnyTime):
    """A tool for every few provinces with an own house."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there are enough provinces, and room."""
        return provinces(state, player) >= self.figure and room(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take them."""
        receive_one(state, seat, TOOL, provinces(state, state.players[seat]) // self.figure)


@final
class Novius(AnyTime):
    """A free house in a city of one good; `figure` is that good."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there is such a city without an own house."""
        return bool(self._cities(state, player))

    def _cities(self, state: State, player: Player) -> list[CityId]:
        if player.house_count >= state.setup.figures.houses:
            return []
        open_to = state.setup.good_masks[self.figure] & ~player.houses
        return state.setup.board.cities_in(open_to)

    def use(self, state: State, seat: Seat) -> None:
        """Ask where."""
        state.push(FreeHouse(seat, tuple(self._cities(state, state.players[seat]))))


MONEY_PART: Final = 1
GOODS_PART: Final = 2
"""The parts of a house's price, as a mask."""


class Builder(Tile):
    """A citizen that changes the price of houses; used before the first house of a building action."""

    __slots__ = ()

    def moment(self) -> int:
        """With an Architect or at the house stall (F4.1)."""
        return AT_BUILDING

    def usable(self, state: State, player: Player) -> bool:
        """If it changes the price of a house that could then be paid, other tiles helping."""
        cities = building_sites(state, player)
        if len(cities) <= self._ahead(state):
            return False
        helped = self._helped(state, player)
        return any([self._changes(state, player, city, helped) for city in cities])

    def amends(self) -> int:
        """Which parts of the price it changes."""
        raise NotImplementedError

    def once(self) -> bool:
        """Whether it serves one house only."""
        return True

    def _ahead(self, state: State) -> int:
        """How many tiles in effect have a house each that leaves nothing to change for this one."""
        count = 0
        for number in state.in_effect:
            tile = state.setup.tiles[number]
            if isinstance(tile, Builder) and tile.once() and tile.amends() & self.amends():
                count += 1
        return count

    def _helped(self, state: State, player: Player) -> bool:
        """Whether another tile could still bring what is missing."""
        for number in player.tiles:
            tile = state.setup.tiles[number]
            if tile.moment() & AT_ANY_TIME and tile.usable(state, player):
                return True
        return False

    def _changes(self, state: State, player: Player, city: CityId, helped: bool) -> bool:
        before = amend.hoped_house_price(state, player, city, [])
        after = amend.hoped_house_price(state, player, city, [self.number])
        if after.money == before.money and after.cost == before.cost:
            return False
        return helped or any(
            [payable(state, player, city, [self.number] + more) for more in self._sets(state, player)]
        )

    def _sets(self, state: State, player: Player) -> list[list[TileId]]:
        """Every set of the other tiles of this sort that could be in effect with it."""
        sets: list[list[TileId]] = [[]]
        for tile in player.tiles + state.in_effect:
            if tile != self.number and isinstance(state.setup.tiles[tile], Builder):
                sets += [chosen + [tile] for chosen in sets]
        return sets

    def use(self, state: State, seat: Seat) -> None:
        """In effect from now on."""
        state.in_effect = state.in_effect + [self.number]


def payable(state: State, player: Player, city: CityId, in_effect: list[TileId]) -> bool:
    """Whether a house could be paid with these tiles in effect."""
    price = amend.hoped_house_price(state, player, city, in_effect)
    return price.money <= player.sestertii and affordable(player.goods, price.cost)


@final
class Mamilius(Builder):
    """No bricks for any house in the rest of the turn."""

    __slots__ = ()

    def amends(self) -> int:
        """Goods, beside a tile that only saves the money."""
        return GOODS_PART

    def once(self) -> bool:
        """Every house."""
        return False

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """Leave the bricks out."""
        if price.cost.goods[BRICK]:
            price.cost = Cost([0] + price.cost.goods[1:], price.cost.of_choice)


@final
class Mamercus(Builder):
    """One house without money."""

    __slots__ = ()

    def amends(self) -> int:
        """Money."""
        return MONEY_PART

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """The first house, unless another tile serves it already."""
        if price.served is None and price.money > 0:
            price.money = 0
            price.served = self.number


@final
class Marcus(Builder):
    """One house in a salt city for one tool and nothing else; without salt in any city (S2.7)."""

    __slots__ = ()

    def amends(self) -> int:
        """The whole price."""
        return MONEY_PART | GOODS_PART

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """The first house that it fits, unless another tile serves it already."""
        setup = state.setup
        if price.served is None and (setup.tokens[city] == SALT or not setup.options.salt):
            price.money = 0
            price.cost = single(TOOL, self.figure)
            price.served = self.number


@final
class Quintus(Tile):
    """One kind of good at half price in a Mercator action."""

    __slots__ = ()

    def moment(self) -> int:
        """With a Mercator, not at the trade stall (F4.1)."""
        return AT_TRADE

    def usable(self, state: State, player: Player) -> bool:
        """If one of the open kinds can be bought at half its price."""
        item = state.agenda.item
        if not isinstance(item, Trade) or room(state, player) == 0:
            return False
        prices = state.setup.figures.prices
        open_kinds = [good for good in range(TRADED) if not item.traded & (1 << good)]
        return any([(prices[good] + 1) // 2 <= player.sestertii for good in open_kinds])

    def use(self, state: State, seat: Seat) -> None:
        """In effect for the next kind bought."""
        state.in_effect = state.in_effect + [self.number]

    def purchase_price(self, state: State, good: Good, count: int, price: int) -> int:
        """Half the sum, rounded up, while in effect."""
        return (price + 1) // 2 if self.number in state.in_effect else price

    def purchased(self, state: State, good: Good) -> None:
        """That was the kind."""
        state.in_effect = [tile for tile in state.in_effect if tile != self.number]


@final
class Victoria(Tile):
    """Points at the end."""

    __slots__ = ()

    def points(self) -> int:
        """Kept until then."""
        return self.figure
