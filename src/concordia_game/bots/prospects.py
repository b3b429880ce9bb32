"""What a position in the middle of an action promises: the houses that can still be built in it."""

from __future__ import annotations

from typing import Final

from concordia_game.bots.holding import Holding
from concordia_game.bots.scales import amended_sites
from concordia_game.bots.value import Value
from concordia_game.engine.agenda import Frame
from concordia_game.engine.building import BuildHouses, building_sites
from concordia_game.engine.goods import TRADED
from concordia_game.engine.ids import CityId, Seat
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.payment import affordable
from concordia_game.engine.state import Player, State

HOUSE: Final = 3.0
"""What a house is worth in points, apart from the gods' reward."""

STEP: Final = 0.2
NOT_YET: Final = 0.25
"""How much a house counts that is not affordable now."""


class Prospects:
    """Looks ahead to the houses of the action in progress, to order positions within a turn."""

    __slots__ = ("seat", "value")

    def __init__(self, value: Value, seat: Seat) -> None:
        self.value = value
        self.seat = seat

    def of(self, state: State) -> float:
        """Points that the rest of the action may still bring."""
        if not _will_build(state.agenda):
            return 0.0
        item = state.agenda.item
        steps = item.steps if isinstance(item, MoveColonists) else 0
        return self._houses(state, state.players[self.seat]) + STEP * steps

    def _houses(self, state: State, player: Player) -> float:
        tables = self.value.tables
        kernel = self.value.scales.kernel
        if kernel is not None:
            return kernel.houses_ahead(
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
                amended_sites(state, player),
            )
        holding = Holding(player, tables)
        ranked: list[tuple[float, CityId]] = []
        for city in building_sites(state, player):
            gain = holding.gain(tables.good_of_city[city], tables.province_of[city])
            ranked.append((-HOUSE - gain, city))
        ranked.sort()
        return self._paid(state, player, ranked)

    def _paid(self, state: State, player: Player, ranked: list[tuple[float, CityId]]) -> float:
        """The best houses while money and goods last; the others count as prospects."""
        setup = state.setup
        money = player.sestertii
        goods = player.goods[:]
        total = 0.0
        for loss, city in ranked:
            cost = setup.house_goods[city]
            price = state.house_money(city)
            if price <= money and affordable(goods, cost):
                money -= price
                for good in range(TRADED):
                    goods[good] = max(goods[good] - cost.goods[good], 0)
                total -= loss
            else:
                total -= NOT_YET * loss
        return total


def _will_build(agenda: Frame) -> bool:
    """Whether houses may still be built in the current action."""
    if isinstance(agenda.item, BuildHouses):
        return True
    below = agenda.below
    return below is not None and isinstance(below.item, BuildHouses)
