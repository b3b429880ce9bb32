"""Building houses (B5.5 to B5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia.engine import amend
from concordia.engine.agenda import Offer
from concordia.engine.events import HouseBuilt
from concordia.engine.moves import BUILD, DONE, Build, Move
from concordia.engine.payment import affordable, pay
from concordia.engine.turn import trigger_end

if TYPE_CHECKING:
    from concordia.engine.state import Player, State


@final
class BuildHouses(Offer):
    """Any number of houses in cities that touch a route with an own colonist."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """The building sites that can be paid."""
        found: list[Move] = [DONE]
        player = state.players[self.seat]
        if player.house_count >= state.setup.figures.houses:
            return found
        for city in building_sites(state, player):
            if house_affordable(state, player, city):
                found.append(BUILD[city])
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Build one house and ask again."""
        if move is DONE:
            state.pop()
            return
        assert isinstance(move, Build)
        build_house(state, self.seat, move.city)


def building_sites(state: State, player: Player) -> list[int]:
    """Cities at the ends of routes with an own colonist, without an own house, not the start city."""
    board = state.setup.board
    seen = player.houses | board.start_bit
    sites: list[int] = []
    for places in (player.land, player.sea):
        for place in places:
            if place >= board.first_city:
                break
            route = board.routes[place]
            if not seen & board.bits[route.first]:
                seen |= board.bits[route.first]
                sites.append(route.first)
            if not seen & board.bits[route.second]:
                seen |= board.bits[route.second]
                sites.append(route.second)
    return sites


def house_affordable(state: State, player: Player, city: int) -> bool:
    """Whether money and goods suffice for a house in a city."""
    if amend.house_money(state, player, city) > player.sestertii:
        return False
    return affordable(player.goods, amend.house_goods(state, player, city))


def build_house(state: State, seat: int, city: int) -> None:
    """Pay and put a house into a city; the last one triggers the end (B14.1)."""
    player = state.edit(seat)
    money = amend.house_money(state, player, city)
    goods = amend.house_goods(state, player, city)
    place_house(state, seat, city, money)
    state.spend(seat, money)
    pay(state, seat, goods)


def place_house(state: State, seat: int, city: int, money: int) -> None:
    """Put a house into a city."""
    player = state.edit(seat)
    built = state.built[:]
    built[city] += 1
    state.built = built
    player.houses |= state.setup.board.bits[city]
    player.house_count += 1
    state.tell(HouseBuilt(seat, city, money))
    if player.house_count == state.setup.figures.houses:
        trigger_end(state, seat)
