"""How a game stands: the gods in play, the teams, and who would win."""

from __future__ import annotations

from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import ranking
from concordia_game.engine.setup import GODS, VENUS, SetUp
from concordia_game.engine.state import State


def gods_in_play(setup: SetUp) -> list[int]:
    """The gods that can give points: Venus only with her cards (V1.7)."""
    return [god for god in range(len(GODS)) if god != VENUS or setup.options.venus]


def teams_of_seats(setup: SetUp) -> list[list[Seat]]:
    """The seats of each team in turn order; none without team play (V2.1)."""
    if not setup.options.teams:
        return []
    return [[seat for seat in setup.seats if setup.teams[seat] == team] for team in sorted({*setup.teams})]


def winners(state: State) -> list[Seat]:
    """Who has won, or would win now: a seat, or both partners of a team (V2.1)."""
    first, *others = ranking(state)
    teams = state.setup.teams
    return [first, *[seat for seat in others if teams[seat] == teams[first]]]
