"""Where the second half of the table begins (V2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import COLONIST_KINDS, LAND, SEA, CityId, ColonistKind, Seat
from concordia_game.engine.modules.teams.events import StartNamed
from concordia_game.engine.modules.teams.moves import START_IN, StartIn
from concordia_game.engine.moves import Move
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp
    from concordia_game.engine.state import State


def start_cities(setup: SetUp) -> list[CityId]:
    """The cities that may be named: neither the start city nor joined to it by a route."""
    board = setup.board
    near = {board.start_city}
    if setup.figures.team_readings.named_start_apart:
        for route in board.routes:
            if board.start_city in (route.first, route.second):
                near |= {route.first, route.second}
    every = [CityId(city) for city in range(len(board.cities))]
    return [city for city in every if city not in near]


def starting_kinds(setup: SetUp, city: CityId) -> tuple[ColonistKind, ColonistKind]:
    """One colonist of each kind where both have a route, else two of the kind that has one."""
    board = setup.board
    kinds = [kind for kind in COLONIST_KINDS if board.touches[kind] & board.bits[city]]
    return (LAND, SEA) if len(kinds) != 1 else (kinds[0], kinds[0])


def second_half(setup: SetUp) -> list[Seat]:
    """The seats that name a city, in turn order; nobody where all start at sea."""
    if setup.board.start_city is None or not setup.figures.team_readings.named_start:
        return []
    if not start_cities(setup):
        return []  # a board of one's own on which every city is next to the start
    return setup.seats[setup.players // 2 :]


def ask_for_starts(state: State) -> None:
    """Put the question to the second half of the table."""
    for seat in reversed(second_half(state.setup)):
        state.push(NameStart(seat))


@final
class NameStart(Decision):
    """The city where a player's two colonists begin; several may name the same."""

    __slots__ = ()

    before_first_turn: ClassVar[bool] = True
    prompt: ClassVar[str] = "name-start"
    answers: ClassVar[tuple[type[Move], ...]] = (StartIn,)

    def fault(self, state: State) -> str:
        """Only the second half is asked, and each of them once."""
        if self.seat not in second_half(state.setup):
            return "not one of the second half of the table"
        player, places = state.players[self.seat], state.setup.board.start_places()
        named = player.land != [place for kind, place in places if kind == LAND]
        return "the city has been named" if named else ""

    def moves(self, state: State) -> list[Move]:
        """One for each city."""
        return [START_IN[city] for city in start_cities(state.setup)]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a city can't be named."""
        if not isinstance(move, StartIn):
            return super().refusal(state, move)
        return Reason("near_start", {"city": state.setup.board.city_ids[move.city]})

    def resolve(self, state: State, move: Move) -> None:
        """Put the colonists there."""
        assert isinstance(move, StartIn)
        state.pop()
        board = state.setup.board
        place = board.place_of(move.city)
        player = state.edit(self.seat)
        kinds = starting_kinds(state.setup, move.city)
        player.land = [place for kind in kinds if kind == LAND]
        player.sea = [place for kind in kinds if kind == SEA]
        state.tell(StartNamed(self.seat, move.city))
