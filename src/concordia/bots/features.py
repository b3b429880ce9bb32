"""What a position looks like to a seat, as numbers that a linear value can weigh.

This is the hot path of every bot above `random`: plain classes and lists, so that mypyc compiles it well.
"""

from __future__ import annotations

from typing import Final

from concordia.engine.building import building_sites
from concordia.engine.display import EMPTY, card_cost
from concordia.engine.goods import BRICK, FISH, SALT, TRADED
from concordia.engine.payment import affordable
from concordia.engine.scoring import minerva
from concordia.engine.setup import JUPITER, MARS, MERCURIUS, MINERVA, SATURNUS, VESTA, Card, SetUp
from concordia.engine.state import Player, State
from concordia.engine.storehouse import room

ROLES: Final[tuple[str, ...]] = (
    "tribune",
    "architect",
    "prefect",
    "mercator",
    "colonist",
    "diplomat",
    "senator",
    "consul",
    "specialist",
)
SENATOR: Final = 6
CONSUL: Final = 7
SPECIALIST: Final = 8

GOD_NAMES: Final[tuple[str, ...]] = ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva")
GOOD_NAMES: Final[tuple[str, ...]] = ("brick", "food", "tool", "wine", "cloth")
TILES: Final = 27

NAMES: Final[tuple[str, ...]] = (
    *[f"points_{god}" for god in GOD_NAMES],
    "points_else",
    "cards_jupiter",
    "cards_saturnus",
    "cards_mercurius",
    "cards_mars",
    "points_a_specialist_house",
    "houses_for_jupiter",
    "provinces",
    "kinds",
    "colonists",
    "colonists_on_routes",
    "ships",
    "money_to_10",
    "money_to_30",
    "money_above",
    *[f"first_{good}" for good in GOOD_NAMES],
    *[f"second_{good}" for good in GOOD_NAMES],
    *[f"more_{good}" for good in GOOD_NAMES],
    "salt",
    "fish",
    "room",
    "tight",
    *[f"houses_{good}" for good in (*GOOD_NAMES, "salt")],
    "best_province",
    "next_province",
    "coins_for_prefect",
    "magnus",
    *[f"hand_{role}" for role in ROLES],
    "hand",
    "played",
    "specialist_yield_in_hand",
    "sites",
    "sites_new_province",
    "sites_new_kind",
    "houses_affordable",
    "houses_affordable_now",
    "cards_affordable",
    "cards_affordable_now",
    "turn_order",
    "patricians",
    "citizens",
    *[f"tile_{number}" for number in range(TILES)],
)
COUNT: Final = len(NAMES)
KNOTS: Final = 3
"""The value of every feature is known at the start, the middle and the end of a game; between, it slides."""


class Tables:
    """What features need to know about one set-up, worked out once."""

    __slots__ = ("board_cities", "decks", "province_of", "roles", "setup")

    def __init__(self, setup: SetUp) -> None:
        self.setup = setup
        self.roles = [role_of(card) for card in setup.cards]
        self.province_of: list[int] = [city.province for city in setup.board.cities]
        self.board_cities = len(setup.board.cities)
        self.decks = len(setup.stack)


def role_of(card: Card) -> int:
    """Which kind of persona a card shows."""
    if card.good >= 0:
        return SPECIALIST
    word = card.word
    for role, name in enumerate(ROLES):
        if word.startswith(name):
            return role
    return SPECIALIST


def game_left(state: State) -> float:
    """How much of the game is left, from 1 at its start to 0: houses and cards for sale run out."""
    if state.concordia >= 0:
        return 0.0
    most = 0
    for player in state.players:
        most = max(most, player.house_count)
    shown = 0
    for kind in state.display:
        if kind != EMPTY:
            shown += 1
    built = most / state.setup.figures.houses
    sold = (state.drawn - shown) / len(state.setup.stack)
    return 1.0 - (built if built > sold else sold)


def features(state: State, player: Player, tables: Tables) -> list[float]:
    """All features of one seat, in the order of `NAMES`."""
    out: list[float] = []
    holding = Holding(state, player, tables)
    _gods(state, player, holding, out)
    _people(state, player, out)
    _store(state, player, out)
    _houses(state, player, holding, out)
    _cards(state, player, holding, tables, out)
    _sites(state, player, holding, out)
    _purchases(state, player, holding, out)
    _tiles(state, player, out)
    return out


class Holding:
    """A seat's houses and cards, counted."""

    __slots__ = ("by_good", "gods", "kinds", "own_provinces", "provinces", "roles", "specialists")

    def __init__(self, state: State, player: Player, tables: Tables) -> None:
        setup = tables.setup
        self.by_good: list[int] = [0, 0, 0, 0, 0, 0]
        self.provinces: list[int] = [0] * len(setup.board.provinces)
        """The list price of what each province yields."""
        self.own_provinces = 0
        self._count_houses(player, tables)
        self.kinds = 0
        for good in range(TRADED):
            if self.by_good[good]:
                self.kinds += 1
        self.gods: list[int] = [0, 0, 0, 0, 0, 0, 0]
        self.specialists: list[Card] = []
        for kind in player.hand + player.discard:
            card = setup.cards[kind]
            self.gods[card.god] += 1
            if card.god == MINERVA:
                self.specialists.append(card)
        self.roles: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
        for kind in player.hand:
            self.roles[tables.roles[kind]] += 1

    def _count_houses(self, player: Player, tables: Tables) -> None:
        setup = tables.setup
        houses = player.houses
        bits = setup.board.bits
        prices = setup.figures.prices
        for city in range(tables.board_cities):
            if houses & bits[city]:
                good = setup.tokens[city]
                province = tables.province_of[city]
                self.by_good[good] += 1
                if not self.provinces[province]:
                    self.own_provinces += 1
                self.provinces[province] += prices[good] if good < TRADED else 6


def _gods(state: State, player: Player, holding: Holding, out: list[float]) -> None:
    """What each god gives now, and how many cards and places will count later."""
    cards = holding.gods
    vesta = state.setup.figures.vesta
    wealth = player.sestertii
    for good in range(len(vesta)):
        wealth += vesta[good] * player.goods[good]
    jupiter = player.house_count - holding.by_good[BRICK]
    out.append(float(wealth) * cards[VESTA] / 10.0)
    out.append(float(cards[JUPITER] * jupiter))
    out.append(float(cards[SATURNUS] * holding.own_provinces))
    out.append(float(cards[MERCURIUS] * 2 * holding.kinds))
    out.append(float(cards[MARS] * 2 * player.colonists()))
    out.append(float(minerva(state, player, holding.specialists)))
    out.append(float(_other_points(state, player)))
    out.append(float(cards[JUPITER]))
    out.append(float(cards[SATURNUS]))
    out.append(float(cards[MERCURIUS]))
    out.append(float(cards[MARS]))
    each = 0
    for card in holding.specialists:
        each += card.points
    out.append(float(each))
    out.append(float(jupiter))
    out.append(float(holding.own_provinces))
    out.append(float(holding.kinds))


def _other_points(state: State, player: Player) -> int:
    points = -player.bid
    for tile in player.tiles:
        points += state.setup.tiles[tile].points()
    if state.concordia == player.seat:
        points += state.setup.figures.concordia_points
    return points


def _people(state: State, player: Player, out: list[float]) -> None:
    """Colonists: how many, how many of them have left the city, how many sail."""
    first_city = state.setup.board.first_city
    on_routes = 0
    for place in player.land + player.sea:
        if place < first_city:
            on_routes += 1
    out.append(float(player.colonists()))
    out.append(float(on_routes))
    out.append(float(len(player.sea)))


def _store(state: State, player: Player, out: list[float]) -> None:
    """Money and goods: each further one may be worth less."""
    money = player.sestertii
    out.append(float(min(money, 10)))
    out.append(float(min(max(money - 10, 0), 20)))
    out.append(float(max(money - 30, 0)))
    goods = player.goods
    for good in range(TRADED):
        out.append(1.0 if goods[good] > 0 else 0.0)
    for good in range(TRADED):
        out.append(1.0 if goods[good] > 1 else 0.0)
    for good in range(TRADED):
        out.append(float(goods[good] - 2) if goods[good] > 2 else 0.0)
    out.append(float(goods[SALT]))
    out.append(float(goods[FISH]))
    free = room(state, player)
    out.append(float(free))
    out.append(float(3 - free) if free < 3 else 0.0)


def _houses(state: State, player: Player, holding: Holding, out: list[float]) -> None:
    """What the houses produce: by good, and the two best provinces a Prefect could choose now."""
    for good in range(6):
        out.append(float(holding.by_good[good]))
    best = 0
    following = 0
    prefects = holding.roles[2]
    for province, price in enumerate(holding.provinces):
        ready = state.fish[province] > 0 if state.fish else not state.coins & (1 << province)
        if ready:
            if price > best:
                following = best
                best = price
            elif price > following:
                following = price
    out.append(float(best))
    out.append(float(following))
    coins = 0
    if prefects:
        for province in range(len(holding.provinces)):
            if state.fish:
                coins += 0 if state.fish[province] else 1
            elif state.coins & (1 << province):
                coins += state.setup.figures.marker_coins[state.setup.markers[province]]
    out.append(float(coins))
    out.append(1.0 if state.magnus == player.seat else 0.0)


def _cards(state: State, player: Player, holding: Holding, tables: Tables, out: list[float]) -> None:
    """The hand and the pile: what can be done before the next Tribune."""
    for count in holding.roles:
        out.append(float(count))
    out.append(float(len(player.hand)))
    out.append(float(len(player.discard)))
    yields = 0
    for kind in player.hand:
        good = state.setup.cards[kind].good
        if good >= 0:
            yields += holding.by_good[good] * state.setup.figures.prices[good]
    out.append(float(yields))


def _sites(state: State, player: Player, holding: Holding, out: list[float]) -> None:
    """Cities in reach of the colonists as they stand, and how many houses there could be paid."""
    setup = state.setup
    new_province = 0
    new_kind = 0
    money = player.sestertii
    goods = player.goods[:]
    paid = 0
    sites = building_sites(state, player)
    for city in sites:
        good = setup.tokens[city]
        if not holding.provinces[setup.board.cities[city].province]:
            new_province += 1
        if good < TRADED and not holding.by_good[good]:
            new_kind += 1
        price = setup.house_money[city] * (state.built[city] + 1)
        cost = setup.house_goods[city]
        if price <= money and affordable(goods, cost):
            paid += 1
            money -= price
            for one in range(TRADED):
                goods[one] = max(goods[one] - cost[one], 0)
    out.append(float(len(sites)))
    out.append(float(new_province))
    out.append(float(new_kind))
    out.append(float(paid))
    out.append(float(paid) if holding.roles[1] else 0.0)


def _purchases(state: State, player: Player, holding: Holding, out: list[float]) -> None:
    """Cards of the display that the goods in store could pay, two at most."""
    setup = state.setup
    buyable = 0
    for space, kind in enumerate(state.display):
        if kind != EMPTY and buyable < 2:
            if affordable(player.goods, card_cost(setup.cards[kind].cost, setup.surcharges[space])):
                buyable += 1
    out.append(float(buyable))
    out.append(float(buyable) if holding.roles[SENATOR] or holding.roles[CONSUL] else 0.0)
    out.append(float((player.seat - state.active) % setup.players))


def _tiles(state: State, player: Player, out: list[float]) -> None:
    patricians = 0
    for number in player.tiles:
        if state.setup.tiles[number].patrician:
            patricians += 1
    out.append(float(patricians))
    out.append(float(len(player.tiles) - patricians))
    for number in range(TILES):
        out.append(1.0 if number in player.tiles else 0.0)
