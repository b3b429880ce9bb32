"""Questions that need no search: bids, gifts between partners, and where to begin in team play."""

from __future__ import annotations

from typing import Final

from concordia_game.bots.bidding import bid
from concordia_game.bots.value import Value
from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import LAND, SEA, CityId, RouteId, Seat
from concordia_game.engine.modules.teams.part import partner_of
from concordia_game.engine.modules.teams.starting import NameStart
from concordia_game.engine.modules.teams.turns import GiveMoney
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State

CLEARLY: Final = 1.0
"""A gift must make this much of a difference, in points: the value of money is not known that well."""

NEW_PROVINCE: Final = 1.5
NEW_KIND: Final = 1.0
SITE: Final = 0.5
"""What a city one step from the start is worth, and how much more if it is the only one of its kind there."""

CROWDED: Final = 0.6
"""What is left of a city's worth for each rival who is as near to it."""


def offhand(state: State, decision: Decision, value: Value) -> Move | None:
    """The answer, if the question is one of these."""
    if isinstance(decision, GiveMoney):
        return gift(state, decision.seat, value)
    if isinstance(decision, NameStart):
        return named_start(state, decision.seat)
    return bid(state, decision, value)


def gift(state: State, seat: Seat, value: Value) -> Move:
    """The sum that helps the team most; nothing, which is the first move, unless it clearly does."""
    moves = legal_moves(state)
    best = moves[0]
    highest = value.margin(state, seat) + CLEARLY
    for count, move in enumerate(moves):
        given = state.child()
        given.edit(seat).sestertii -= count
        given.edit(partner_of(state, seat)).sestertii += count
        found = value.margin(given, seat)
        if found > highest:
            highest = found
            best = move
    return best


def named_start(state: State, seat: Seat) -> Move:
    """The city with the most to build one step away, by kinds and provinces, that rivals don't share."""
    teams = state.setup.teams
    rivals = [one_step(state.setup, player) for player in state.players if teams[player.seat] != teams[seat]]
    best = legal_moves(state)[0]
    highest = -1.0
    for move in legal_moves(state):
        reached = one_step(state.setup, apply(state, move).players[seat])
        found = promise(state.setup, reached, rivals)
        if found > highest:
            highest = found
            best = move
    return best


def one_step(setup: SetUp, player: Player) -> set[CityId]:
    """The cities that a player's colonists would touch after one step each."""
    board = setup.board
    routes: list[RouteId] = []
    for place in player.land:
        routes.extend(board.first_steps(LAND, place))
    for place in player.sea:
        routes.extend(board.first_steps(SEA, place))
    found: set[CityId] = set()
    for route in routes:
        found |= {board.routes[route].first, board.routes[route].second}
    return {city for city in found if city != board.start_city}


def promise(setup: SetUp, reached: set[CityId], rivals: list[set[CityId]]) -> float:
    """What the cities within reach are worth together, in points of no particular scale."""
    provinces: dict[object, float] = {}
    kinds: dict[object, float] = {}
    total = 0.0
    for city in reached:
        share = CROWDED ** sum(city in rival for rival in rivals)
        total += SITE * share
        province, good = setup.board.cities[city].province, setup.tokens[city]
        provinces[province] = max(provinces.get(province, 0.0), share)
        kinds[good] = max(kinds.get(good, 0.0), share)
    return total + NEW_PROVINCE * sum(provinces.values()) + NEW_KIND * sum(kinds.values())
