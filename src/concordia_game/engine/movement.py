"""Colonists on the move (B5.1 to B5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Asked, Decision
from concordia_game.engine.board import MOST_STEPS
from concordia_game.engine.events import ColonistMoved
from concordia_game.engine.ids import LAND, SEA, SEATS, CityId, ColonistKind, PlaceId, RouteId, Seat
from concordia_game.engine.kinds import Fields, Number
from concordia_game.engine.moments import AT_ANY_TIME
from concordia_game.engine.moves import DONE, Done, Move, MoveColonist
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import SEAT

if TYPE_CHECKING:
    from concordia_game.engine.board import Board
    from concordia_game.engine.state import Player, State


@final
class MoveColonists(Decision):
    """Spend the steps on any colonists in any order; some may be left unused."""

    __slots__ = ("steps",)

    fields: ClassVar[Fields] = {"seat": SEAT, "steps": Number("steps", 0, MOST_STEPS)}
    prompt: ClassVar[str] = "move-colonists"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, MoveColonist)

    def __init__(self, seat: Seat, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def enter(self, state: State) -> bool:
        """Finish when no steps are left."""
        if self.steps > 0:
            return True
        state.pop()
        return False

    def moves(self, state: State) -> list[Move]:
        """Every free route within reach, for one colonist of each kind on each place."""
        found: list[Move] = [DONE]
        add_movements(state, state.players[self.seat], self.steps, found)
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a colonist can't go there."""
        if not isinstance(move, MoveColonist):
            return super().refusal(state, move)
        return refuse_movement(state, self.seat, move, self.steps)

    def asked(self, state: State) -> Asked:
        """How many steps are left."""
        return "move-colonists", {"steps": self.steps}

    def resolve(self, state: State, move: Move) -> None:
        """Move one colonist and ask again with the remaining steps."""
        if move is DONE:
            state.pop()
            return
        assert isinstance(move, MoveColonist)
        state.replace(MoveColonists(self.seat, self.steps - move.steps))
        move_colonist(state, self.seat, move)

    def moment(self) -> int:
        """Tiles may be used between two movements."""
        return AT_ANY_TIME


def add_movements(state: State, player: Player, steps: int, found: list[Move]) -> None:
    """List every movement possible with these steps."""
    if state.setup.board.carries:
        add_carried(state, player, steps, found)
    else:
        add_reach(state, LAND, player.land, steps, found)
    add_reach(state, SEA, player.sea, steps, found)


def add_reach(state: State, kind: ColonistKind, places: list[PlaceId], steps: int, found: list[Move]) -> None:
    """List the free routes within reach of one colonist on each place."""
    occupants = state.occupants
    reach = state.setup.board.reach[kind]
    for at, place in enumerate(places):
        if at and places[at - 1] == place:
            continue
        for move in reach[place]:
            assert isinstance(move, MoveColonist)
            if move.steps > steps:
                break
            if occupants[move.route] is None:
                found.append(move)


def add_carried(state: State, player: Player, steps: int, found: list[Move]) -> None:
    """List what land colonists reach by crossing the player's own ships, where they can't stop (C2.4)."""
    for at, place in enumerate(player.land):
        if not at or player.land[at - 1] != place:
            found.extend(carried_reach(state, player, place, steps))


def carried_reach(state: State, player: Player, origin: PlaceId, steps: int) -> list[Move]:
    """The free land routes within reach, by road and over the player's own ships."""
    board = state.setup.board
    seen: list[PlaceId] = [origin]
    edge = [origin]
    found: list[Move] = []
    for step in range(1, steps + 1):
        following: list[PlaceId] = []
        for place in edge:
            for route in crossings(board, player, place):
                if route not in seen:
                    seen.append(route)
                    following.append(route)
                    if board.routes[route].kind == LAND and state.occupants[route] is None:
                        found.append(MoveColonist(LAND, origin, route, step))
        edge = following
    return found


def refuse_movement(state: State, seat: Seat, move: MoveColonist, steps: int) -> Reason:
    """Why a colonist can't get to a route with these steps (B5.2, B5.3)."""
    board = state.setup.board
    route = board.place_ids[move.route]
    if move.origin not in state.players[seat].places(move.kind):
        return Reason("no_colonist_there", {"place": board.place_ids[move.origin]})
    occupant = state.occupants[move.route]
    if occupant is not None:
        return Reason("route_occupied", {"route": route, "seat": SEATS[occupant]})
    for reached in _whole_reach(state, seat, move.kind, move.origin):
        if isinstance(reached, MoveColonist) and reached.route == move.route:
            return Reason("too_far", {"have": steps, "need": reached.steps})
    return Reason("no_route", {"route": route})


def _whole_reach(state: State, seat: Seat, kind: ColonistKind, origin: PlaceId) -> list[Move]:
    board = state.setup.board
    if kind == LAND and board.carries:
        return carried_reach(state, state.players[seat], origin, MOST_STEPS)
    return board.reach[kind][origin]


def crossings(board: Board, player: Player, place: PlaceId) -> list[RouteId]:
    """The roads, and the routes of the player's own ships, one step from a place."""
    if place >= board.first_city:
        ends = [CityId(place - board.first_city)]
    else:
        ends = [board.routes[place].first, board.routes[place].second]
    found: list[RouteId] = []
    for city in ends:
        found.extend(board.routes_at[LAND][city])
        found.extend([route for route in board.routes_at[SEA][city] if route in player.sea])
    return found


def move_colonist(state: State, seat: Seat, move: MoveColonist) -> None:
    """Move a colonist from its place onto a free route."""
    occupants = state.occupants[:]
    if move.origin < state.setup.board.first_city:
        occupants[move.origin] = None
    occupants[move.route] = seat
    state.occupants = occupants
    player = state.edit(seat)
    places = player.places(move.kind)[:]
    places.remove(move.origin)
    places.append(move.route)
    places.sort()
    player.set_places(move.kind, places)
    state.tell(ColonistMoved(seat, move.kind, move.origin, move.route, move.steps))
