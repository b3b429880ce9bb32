"""What a position is worth to a seat, in victory points: those it has, and those that may still come.

The weights were found by letting bots with slightly different ones play against each other.
"""

from __future__ import annotations

from typing import Final

from concordia_game.engine import amend
from concordia_game.engine.building import BuildHouses, building_sites
from concordia_game.engine.goods import SALT, TRADED
from concordia_game.engine.ids import CityId, Good, Seat
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.payment import affordable
from concordia_game.engine.production import ALL_GOODS
from concordia_game.engine.scoring import (
    bit_count,
    cards_of_gods,
    god_values,
    house_points,
    specialist_points,
)
from concordia_game.engine.setup import GODS, SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import room


def by_god(figures: dict[str, float]) -> list[float]:
    """Figures in the order of the gods; a god that is not named gets none."""
    return [figures.get(god, 0.0) for god in GODS]


MORE_CARDS: Final = by_god({"jupiter": 1.2, "saturnus": 2.0, "mercurius": 1.2, "mars": 1.2})
"""Cards of each god that a whole game brings on top of the starting ones."""

GROWTH: Final = by_god({"vesta": 0.8, "jupiter": 5.6, "saturnus": 4.0, "mercurius": 3.2, "mars": 4.0})
"""How much more a card of each god is worth at the end of a game than at the start."""

SPECIALIST_HOUSES: Final = 1.5
GOOD: Final = (2.0, 1.3, 1.5, 1.7, 1.9, 2.0, 0.8)
"""A good in store, from brick to fish."""

STORED: Final = (0.0, 1.4, 2.4, 3.0, 3.3, 3.4)
"""What a number of goods of one kind is worth: each additional one less than the one before."""

ROOM: Final = (0.0, 1.0, 1.8, 2.4)
"""Free spaces in the storehouse."""

SESTERTIUS: Final = 0.3
RICH: Final = 25
PRODUCTION: Final = 0.15
COLONIST: Final = 1.5
CARD_IN_HAND: Final = 0.9
RIVAL: Final = 0.15
SITE: Final = 0.19
SITE_NOW: Final = 0.9
NEXT_SITE: Final = 0.6
LONG_GAME: Final = 40
LEAST_LEFT: Final = 0.1


def game_left(state: State) -> float:
    """How much of the game is left, from 1 at the start: houses, cards for sale and turns run out."""
    if state.concordia is not None:
        return 0.0
    figures = state.setup.figures
    built = max([player.house_count for player in state.players]) / figures.houses
    sold = (state.drawn - len(state.display)) / len(state.setup.stack)
    played = state.turn / (LONG_GAME * state.setup.players)
    return max(LEAST_LEFT, 1.0 - max(built, sold, played))


class Judge:
    """Judges positions for one seat at one moment of the game."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self.left = game_left(state)

    def worth(self, state: State) -> float:
        """The points now, and what possessions and places may still bring."""
        player = state.players[self.seat]
        cards = _cards_of_gods(state.setup, player, self.left)
        teams = state.setup.teams
        rivals = sum([_store(other) for other in state.players if teams[other.seat] != teams[self.seat]])
        future = (
            _store(player)
            + ROOM[max(0, min(room(state, player), len(ROOM) - 1))]
            - RIVAL * rivals
            + CARD_IN_HAND * len(player.hand)
            + COLONIST * player.colonists()
            + PRODUCTION * _yield(state, player)
        )
        return self._gods(state, player, cards) + self.left * future + self._sites(state, player, cards)

    def _gods(self, state: State, player: Player, cards: list[float]) -> float:
        """What the cards will score, if cards and the values of the gods grow as usual."""
        values = god_values(state, player)
        total = 0.0
        # Minerva's cards have no value here; they are counted by their goods.
        for god in range(len(GODS)):
            total += cards[god] * (values[god] + self.left * GROWTH[god])
        for kind in player.hand + player.discard:
            card = state.setup.cards[kind]
            if card.good is not None:
                houses = bit_count(player.houses & state.setup.good_masks[card.good])
                total += card.points * (houses + self.left * SPECIALIST_HOUSES)
        if state.concordia == self.seat:
            total += state.setup.figures.concordia_points
        return total

    def _sites(self, state: State, player: Player, cards: list[float]) -> float:
        """Houses that could be built: those of the current action in full, the others as prospects."""
        by_good = specialist_points(state.setup, player)
        sites = building_sites(state, player)
        ranked = [(self._gain(state, player, cards, by_good, city), city) for city in sites]
        ranked.sort(reverse=True)
        purse = Purse(player) if _is_building(state, self.seat) else None
        hope = SITE * self.left
        total = 0.0
        for gain, city in ranked:
            if gain <= 0:
                break
            if purse and purse.buy_house(state, player, city):
                total += SITE_NOW * gain
            else:
                total += hope * gain
                hope *= NEXT_SITE
        return total

    def _gain(
        self, state: State, player: Player, cards: list[float], by_good: list[int], city: CityId
    ) -> float:
        """What a house in a city would add, less its price."""
        setup = state.setup
        good = setup.tokens[city]
        province = setup.board.cities[city].province
        # The start city is not a building site (B5.7).
        assert good is not None
        assert province is not None
        new_province = not setup.board.province_masks[province] & player.houses
        new_kind = not setup.good_masks[good] & player.houses
        gain = house_points(cards, by_good, good, new_province, new_kind)
        price = amend.house_price(state, player, city)
        cost = SESTERTIUS * price.money
        for paid in range(TRADED):
            if price.cost.goods[paid]:
                cost += price.cost.goods[paid] * GOOD[paid]
        return gain + self.left * (PRODUCTION * setup.figures.prices[good] - cost)


class Purse:
    """Money and goods to spend on trial: what is affordable one after the other."""

    def __init__(self, player: Player) -> None:
        self.sestertii = player.sestertii
        self.goods = player.goods[:]

    def buy_house(self, state: State, player: Player, city: CityId) -> bool:
        """Pay for a house if there is enough."""
        price = amend.house_price(state, player, city)
        if price.money > self.sestertii or not affordable(self.goods, price.cost):
            return False
        self.sestertii -= price.money
        for good in ALL_GOODS:
            self._pay(good, price.cost.goods[good])
        return True

    def _pay(self, good: Good, count: int) -> None:
        """Pay goods; salt stands in for what is missing (S1.1)."""
        own = min(count, self.goods[good])
        self.goods[good] -= own
        self.goods[SALT] -= count - own


def _is_building(state: State, seat: Seat) -> bool:
    item = state.agenda.item
    return isinstance(item, (MoveColonists, BuildHouses)) and item.seat == seat


def _cards_of_gods(setup: SetUp, player: Player, left: float) -> list[float]:
    """Cards of each god, including those to come; Minerva's entry is unused."""
    held = cards_of_gods(setup, player)
    return [count + left * more for count, more in zip(held, MORE_CARDS, strict=True)]


def _store(player: Player) -> float:
    """Goods and money; what is abundant counts less."""
    total = 0.0
    for good, count in enumerate(player.goods):
        if count:
            total += GOOD[good] * STORED[min(count, len(STORED) - 1)]
    money = player.sestertii
    return total + SESTERTIUS * (money if money <= RICH else (money + RICH) / 2)


def _yield(state: State, player: Player) -> int:
    """The list price of what all the player's houses produce together."""
    total = 0
    prices = state.setup.figures.prices
    for good in range(TRADED):
        total += prices[good] * bit_count(player.houses & state.setup.good_masks[good])
    return total
