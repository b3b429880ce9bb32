"""What a position looks like to a seat, as numbers that a linear value can weigh.

The numbers are weighed as they are computed instead of being listed first. This is what every bot above
`random` does for every position: where there was a compiler, `weighing.c` does the same faster.
"""

from __future__ import annotations

from concordia_game.bots.holding import Holding, Tally
from concordia_game.bots.names import ARCHITECT, CONSUL, DIPLOMAT, MERCATOR, PREFECT, ROLES, SENATOR
from concordia_game.bots.tables import Tables
from concordia_game.engine import amend
from concordia_game.engine.building import building_sites
from concordia_game.engine.goods import FISH, SALT, TRADED
from concordia_game.engine.ids import ProvinceId, Seat
from concordia_game.engine.payment import affordable
from concordia_game.engine.scoring import card_points, god_values, venus_value
from concordia_game.engine.setup import GODS, JUPITER, MARS, MERCURIUS, SATURNUS, VENUS, VESTA
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import room


def game_left(state: State) -> float:
    """How much of the game is left, from 1 at the start to 0: houses and cards for sale run out."""
    if state.concordia is not None:
        return 0.0
    most = 0
    for player in state.players:
        most = max(most, player.house_count)
    shown = 0
    for kind in state.display:
        if kind is not None:
            shown += 1
    built = most / state.setup.figures.houses
    sold = (state.drawn - shown) / len(state.setup.stack)
    return 1.0 - (built if built > sold else sold)


def weigh(state: State, player: Player, tables: Tables, tally: Tally, piles: int) -> None:
    """All features of one seat except its turn; `piles` are the personas that a Diplomat could copy."""
    holding = Holding(player, tables)
    _gods(state, player, holding, tables, tally)
    _people(state, player, tally)
    _store(state, player, tally)
    _houses(state, player, holding, tally)
    _cards(state, player, holding, tables, tally)
    _copies(holding, piles, tally)
    _sites(state, player, holding, tables, tally)
    _purchases(state, player, holding, tables, tally)
    weigh_modules(state, player, tables, tally)


def copied_piles(state: State, seat: Seat, tables: Tables) -> int:
    """The personas on top of the opponents' piles, as a mask."""
    mask = 0
    teams = state.setup.teams
    for player in state.players:
        if player.discard and teams[player.seat] != teams[seat]:
            mask |= tables.masks[player.discard[-1]]
    return mask


def _gods(state: State, player: Player, holding: Holding, tables: Tables, tally: Tally) -> None:
    """What each god gives now, and how many cards and places will count later."""
    cards = holding.gods
    estate = holding.estate
    vesta = state.setup.figures.vesta
    wealth = player.sestertii
    for good in range(len(vesta)):
        wealth += vesta[good] * player.goods[good]
    tally.put(wealth * cards[VESTA] / 10.0)
    tally.put(cards[JUPITER] * estate.for_jupiter)
    tally.put(cards[SATURNUS] * estate.own_provinces)
    tally.put(cards[MERCURIUS] * 2 * estate.kinds)
    tally.put(cards[MARS] * 2 * player.colonists())
    tally.put(holding.minerva())
    tally.put(other_points(state, player) + _points_of_other_gods(state, player, holding, tables))
    tally.put(cards[JUPITER])
    tally.put(cards[SATURNUS])
    tally.put(cards[MERCURIUS])
    tally.put(cards[MARS])
    each = 0
    for points in holding.house_points:
        each += points
    tally.put(each)
    tally.put(estate.for_jupiter)
    tally.put(estate.own_provinces)
    tally.put(estate.kinds)


def other_points(state: State, player: Player) -> int:
    """The points that come from no god, and Concordia's."""
    points = amend.points(state, player)
    if holds(state.concordia, player.seat):
        points += state.setup.figures.concordia_points
    return points


def _points_of_other_gods(state: State, player: Player, holding: Holding, tables: Tables) -> float:
    """The points of gods without features of their own: points are points, whatever they are for."""
    points = 0.0
    if tables.other_gods:
        values = other_values(state, player, tables)
        for god in tables.other_gods:
            points += holding.gods[god] * values[god]
    return points


def other_values(state: State, player: Player, tables: Tables) -> list[int]:
    """What a card of each god without features of its own is worth now."""
    if tables.far_gods:
        return god_values(state, player)
    values = [0] * len(GODS)
    values[VENUS] = venus_value(state, player)
    return values


def _people(state: State, player: Player, tally: Tally) -> None:
    """Colonists: how many, how many of them have left the city, how many sail."""
    first_city = state.setup.board.first_city
    on_routes = 0
    for place in player.land:
        if place < first_city:
            on_routes += 1
    for place in player.sea:
        if place < first_city:
            on_routes += 1
    tally.put(player.colonists())
    tally.put(on_routes)
    tally.put(len(player.sea))


def _store(state: State, player: Player, tally: Tally) -> None:
    """Money and goods; each additional one may be worth less."""
    money = player.sestertii
    tally.put(money if money < 10 else 10)
    tally.put(0 if money < 10 else (money - 10 if money < 30 else 20))
    tally.put(money - 30 if money > 30 else 0)
    goods = player.goods
    for good in range(TRADED):
        tally.put(1 if goods[good] > 0 else 0)
    for good in range(TRADED):
        tally.put(1 if goods[good] > 1 else 0)
    for good in range(TRADED):
        tally.put(goods[good] - 2 if goods[good] > 2 else 0)
    tally.put(goods[SALT])
    tally.put(goods[FISH])
    free = room(state, player)
    tally.put(free)
    tally.put(3 - free if free < 3 else 0)


def _houses(state: State, player: Player, holding: Holding, tally: Tally) -> None:
    """What the houses produce, by good, and the two best provinces that a Prefect could choose now."""
    estate = holding.estate
    for good in range(6):
        tally.put(estate.by_good[good])
    best = 0
    following = 0
    for province, price in enumerate(estate.provinces):
        if price > following and _ready(state, ProvinceId(province)):
            if price > best:
                following = best
                best = price
            else:
                following = price
    tally.put(best)
    tally.put(following)
    tally.put(best if holding.roles[PREFECT] else 0)
    tally.put(_coins(state) if holding.roles[PREFECT] else 0)
    tally.put(1 if holds(state.magnus, player.seat) else 0)


def _ready(state: State, province: ProvinceId) -> bool:
    return state.setup.bonus.ready(state, province)


def _coins(state: State) -> int:
    """The coins that a Prefect's income would bring."""
    return state.setup.bonus.coins(state)


def _cards(state: State, player: Player, holding: Holding, tables: Tables, tally: Tally) -> None:
    """The hand and the pile: what can be done before the next Tribune."""
    for halves in holding.roles:
        tally.put(halves * 0.5)
    tally.put(len(player.hand))
    tally.put(len(player.discard))
    yields = 0
    for kind in player.hand:
        good = tables.yield_of[kind]
        if good is not None:
            yields += holding.estate.by_good[good] * tables.prices[good]
    tally.put(yields)
    tally.put(player.colonists() if holding.roles[ARCHITECT] else 0)
    tally.put(_sales(player, tables) if holding.roles[MERCATOR] else 0)


def _sales(player: Player, tables: Tables) -> int:
    """What a Mercator would get for the two kinds that bring the most."""
    best = 0
    following = 0
    for good in range(TRADED):
        price = player.goods[good] * tables.prices[good]
        if price > best:
            following = best
            best = price
        elif price > following:
            following = price
    return best + following


def _copies(holding: Holding, piles: int, tally: Tally) -> None:
    """What a Diplomat in hand could be."""
    if not holding.roles[DIPLOMAT]:
        tally.nothing(len(ROLES))
        return
    for role in range(len(ROLES)):
        tally.put(1 if piles & (1 << role) else 0)


def _sites(state: State, player: Player, holding: Holding, tables: Tables, tally: Tally) -> None:
    """Cities that the colonists touch now, and how many houses there are affordable."""
    setup = state.setup
    new_province = 0
    new_kind = 0
    money = player.sestertii
    goods = player.goods[:]
    paid = 0
    best = 0.0
    sites = building_sites(state, player)
    for city in sites:
        good = tables.good_of_city[city]
        province = tables.province_of[city]
        if not holding.estate.provinces[province]:
            new_province += 1
        if good < TRADED and not holding.estate.by_good[good]:
            new_kind += 1
        price = state.house_money(city)
        cost = setup.house_goods[city]
        if price <= money and affordable(goods, cost):
            paid += 1
            money -= price
            wanted = cost.goods
            for one in range(TRADED):
                goods[one] = goods[one] - wanted[one] if goods[one] > wanted[one] else 0
            points = holding.gain(good, province)
            best = max(best, points)
    architect = holding.roles[ARCHITECT]
    tally.put(len(sites))
    tally.put(new_province)
    tally.put(new_kind)
    tally.put(paid)
    tally.put(paid if architect else 0)
    tally.put(best)
    tally.put(best if architect else 0)


def _purchases(state: State, player: Player, holding: Holding, tables: Tables, tally: Tally) -> None:
    """Cards on the display that the stored goods could pay for, at most two, and the points of the best."""
    buyable = 0
    best = 0
    setup = state.setup
    values = god_worth(state, player, holding, tables)
    for space, kind in enumerate(state.display):
        if kind is not None and affordable(player.goods, tables.costs[space][kind]):
            buyable += 1
            best = max(best, card_points(setup.cards[kind], values, holding.estate.by_good))
    buyable = min(buyable, 2)
    buyer = holding.roles[SENATOR] or holding.roles[CONSUL]
    tally.put(buyable)
    tally.put(buyable if buyer else 0)
    tally.put(best)
    tally.put(best if buyer else 0)


def turns_to_wait(state: State, seat: Seat) -> int:
    """How many others play before a seat's turn."""
    return (seat - state.active) % state.setup.players


def holds(holder: Seat | None, seat: Seat) -> bool:
    """Whether a seat holds something that may have no holder."""
    # Compiled, `holder == seat` alone would box the seat and compare objects.
    return holder is not None and holder == seat


def god_worth(state: State, player: Player, holding: Holding, tables: Tables) -> list[int]:
    """What one card of each god is worth now; Vesta's are never for sale."""
    estate = holding.estate
    # If a god has no features of its own, the engine is asked; otherwise the estate knows, which is faster.
    values = other_values(state, player, tables) if tables.other_gods else [0] * len(GODS)
    values[VESTA] = 0
    values[JUPITER] = estate.for_jupiter
    values[SATURNUS] = estate.own_provinces
    values[MERCURIUS] = 2 * estate.kinds
    values[MARS] = 2 * player.colonists()
    return values


def weigh_modules(state: State, player: Player, tables: Tables, tally: Tally) -> None:
    """What the modules count; those not in play keep their places."""
    for place, module in enumerate(tables.modules):
        if module is None:
            tally.nothing(tables.module_features[place])
        else:
            module.features(state, player, tally)
