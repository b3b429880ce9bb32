"""Colonists on the move (B5.1 to B5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia.engine.agenda import Decision
from concordia.engine.events import ColonistMoved
from concordia.engine.moves import DONE, LAND, SEA, Move, MoveColonist

if TYPE_CHECKING:
    from concordia.engine.state import State


@final
class MoveColonists(Decision):
    """Spend the steps on any colonists in any order, or leave the rest."""

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def enter(self, state: State) -> bool:
        """Over when no step is left."""
        if self.steps > 0:
            return True
        state.pop()
        return False

    def moves(self, state: State) -> list[Move]:
        """Every free route in reach, for one colonist of each kind and place."""
        found: list[Move] = [DONE]
        player = state.players[self.seat]
        self._add_reach(state, LAND, player.land, found)
        self._add_reach(state, SEA, player.sea, found)
        return found

    def _add_reach(self, state: State, kind: int, places: list[int], found: list[Move]) -> None:
        occupants = state.occupants
        reach = state.setup.board.reach[kind]
        last = -1
        for place in places:
            if place == last:
                continue
            last = place
            for move in reach[place]:
                assert isinstance(move, MoveColonist)
                if move.steps > self.steps:
                    break
                if occupants[move.route] < 0:
                    found.append(move)

    def resolve(self, state: State, move: Move) -> None:
        """Move one colonist and ask again with the steps that are left."""
        if move is DONE:
            state.pop()
            return
        assert isinstance(move, MoveColonist)
        state.replace(MoveColonists(self.seat, self.steps - move.steps))
        move_colonist(state, self.seat, move)


def move_colonist(state: State, seat: int, move: MoveColonist) -> None:
    """Put a colonist from its place onto a free route."""
    occupants = state.occupants[:]
    if move.origin < state.setup.board.first_city:
        occupants[move.origin] = -1
    occupants[move.route] = seat
    state.occupants = occupants
    player = state.edit(seat)
    places = player.places(move.kind)[:]
    places.remove(move.origin)
    places.append(move.route)
    places.sort()
    player.set_places(move.kind, places)
    state.tell(ColonistMoved(seat, move.kind, move.origin, move.route, move.steps))
