"""How a game stands: the gods in play, the teams, and who would win."""

from __future__ import annotations

from collections.abc import Iterable

from concordia_game.engine.ids import Seat
from concordia_game.engine.setup import GODS, VENUS, SetUp
from concordia_game.engine.state import State
from concordia_game.files.record import ranked


def gods_in_play(setup: SetUp) -> list[int]:
    """The gods that can give points: Venus only with her cards (V1.7)."""
    return [god for god in range(len(GODS)) if god != VENUS or setup.options.venus]


def teams_of_seats(setup: SetUp) -> list[list[Seat]]:
    """The seats of each team in turn order; none without team play (V2.1)."""
    if not setup.options.teams:
        return []
    return [[seat for seat in setup.seats if setup.teams[seat] == team] for team in sorted({*setup.teams})]


def winners(state: State, resigned: Iterable[Seat] = ()) -> list[Seat]:
    """Who has won, or would win now: a seat, or both partners of a team (V2.1).

    A side that has resigned as a whole does not win, unless all have.
    """
    first, *others = ranked(state, list(resigned))
    teams = state.setup.teams
    return [first, *[seat for seat in others if teams[seat] == teams[first]]]
