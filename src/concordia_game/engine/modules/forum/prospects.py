"""Whether tiles can make a house possible: their uses are tried out, with whatever answers matter (F3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Decision, advance, answer, moves_beside
from concordia_game.engine.building import BuildHouses, building_sites, house_affordable
from concordia_game.engine.goods import FISH, TRADED
from concordia_game.engine.ids import CityId, Good, Seat
from concordia_game.engine.modules.forum.deeds.exchange import Swap
from concordia_game.engine.modules.forum.moves import UseTile
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.moves import DONE, Build, Choose, Forgo, Move, MoveColonist, Settle
from concordia_game.engine.turn import GameOver

if TYPE_CHECKING:
    from concordia_game.engine.state import State

MOST_TRIALS: Final = 300
"""For each city. Five tiles need fewer; a scenario may hand out more, and is not kept waiting."""


def leads_to_house(state: State, seat: Seat) -> bool:
    """Whether tiles lead to a house from a position in which houses are being built."""
    uses = tile_uses(state)
    if not uses:
        return False
    for city in building_sites(state, state.players[seat]):
        if Prospect(seat, city).opens(state):
            return True
    for city, after in after_journeys(state, seat, uses).items():
        if Prospect(seat, city).opens(after):
            return True
    for after in with_colonist(state, uses):  # noqa: SIM110  compiled, a generator costs more
        if leads_to_house(after, seat):
            return True
    return False


def tile_uses(state: State) -> list[UseTile]:
    """The tiles that may be used now."""
    found: list[UseTile] = []
    for move in moves_beside(state, state.decision):
        if isinstance(move, UseTile):
            found.append(move)
    return found


def after_journeys(state: State, seat: Seat, uses: list[UseTile]) -> dict[CityId, State]:
    """The building sites that colonists reach by a tile, each with a position in which one has done so."""
    found: dict[CityId, State] = {}
    for move in uses:
        for journey in state.setup.tiles[move.tile].journeys(state, state.players[seat]):
            new = [city for city in ends(state, journey) if city not in found]
            if new:
                after = after_move(state, move)
                for step in journey:
                    after = after_move(after, step)
                if isinstance(after.agenda.item, MoveColonists):
                    after = after_move(after, DONE)
                open_sites = building_sites(after, after.players[seat])
                for city in new:
                    if city in open_sites:
                        found[city] = after
    return found


def ends(state: State, journey: list[Move]) -> list[CityId]:
    """The cities at the ends of the route where a journey ends."""
    last = journey[-1]
    assert isinstance(last, MoveColonist)
    route = state.setup.board.routes[last.route]
    return [route.first, route.second]


def with_colonist(state: State, uses: list[UseTile]) -> list[State]:
    """The positions after a tile has brought a colonist, which may go on a journey, too."""
    found: list[State] = []
    for move in uses:
        asking = after_move(state, move)
        decision = asking.agenda.item
        if isinstance(decision, Decision) and Settle in type(decision).answers:
            found.extend([after_move(asking, reply) for reply in decision.moves(asking)])
    return found


def after_move(state: State, move: Move) -> State:
    """The position after a move in a trial."""
    after = state.child()
    answer(after, move)
    advance(after)
    return after


class Prospect:
    """A city within reach, and what has been tried to pay for a house there."""

    __slots__ = ("city", "seat", "seen")

    def __init__(self, seat: Seat, city: CityId) -> None:
        self.seat = seat
        self.city = city
        self.seen: set[tuple[object, ...]] = set()

    def opens(self, state: State) -> bool:
        """Whether tiles make the house affordable; a journey to another city can't help here."""
        player = state.players[self.seat]
        if house_affordable(state, player, self.city):
            return True
        forum = forum_of(state)
        key = (player.key(), forum.held[self.seat], forum.used, forum.in_effect)
        if key in self.seen or len(self.seen) >= MOST_TRIALS:
            return False
        self.seen.add(key)
        for move in tile_uses(state):  # noqa: SIM110
            if self.follows(after_move(state, move)):
                return True
        return False

    def follows(self, state: State) -> bool:
        """Whether answers to what a tile asks lead on to the house."""
        decision = state.agenda.item
        if isinstance(decision, BuildHouses):
            return self.opens(state)
        if isinstance(decision, (MoveColonists, GameOver)):
            return False
        assert isinstance(decision, Decision)
        for reply in self.relevant(state, decision.moves(state)):
            if self.follows(after_move(state, reply)):
                return True
        return False

    def relevant(self, state: State, moves: list[Move]) -> list[Move]:
        """The answers that can matter for this house, and of those that are alike one."""
        found: list[Move] = []
        alike: list[Move] = []
        for move in moves:
            if self.is_alike(state, move):
                alike.append(move)
            else:
                found.append(move)
        return found + alike[:1]

    def is_alike(self, state: State, move: Move) -> bool:
        """Whether a move takes or gives what the house doesn't need, or is about another city."""
        if isinstance(move, Choose):
            return not self.is_missing(state, move.good)
        if isinstance(move, Swap):
            return self.is_surplus(state, move.good)
        if isinstance(move, Forgo):
            return self.is_surplus(state, move.good)
        return isinstance(move, Settle) or (
            isinstance(move, Build) and not self.opens_province(state, move.city)
        )

    def is_missing(self, state: State, good: Good) -> bool:
        """Whether the house costs more of a good than there is."""
        return good < TRADED and self.price(state)[good] > state.players[self.seat].goods[good]

    def is_surplus(self, state: State, good: Good) -> bool:
        """Whether there is more of a good than the house costs."""
        return good == FISH or (
            good < TRADED and self.price(state)[good] < state.players[self.seat].goods[good]
        )

    def price(self, state: State) -> list[int]:
        """The goods that the house costs."""
        return amend.house_price(state, state.players[self.seat], self.city).cost.goods

    def opens_province(self, state: State, city: CityId) -> bool:
        """Whether a house in another city would be the first in its province: tiles count provinces."""
        board, own = state.setup.board, state.players[self.seat].houses
        if city == self.city:
            return False
        return any([mask & board.bits[city] and not mask & own for mask in board.province_masks])
