"""By what a game was won: the lead and the god behind it, or what broke the tie (B14.3)."""

from __future__ import annotations

from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import ranking, score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import State
from concordia_game.games.standing import winners
from concordia_game.server import wire
from concordia_game.server.tabletop import wire_seat

REST = "rest"
"""What comes from no god."""


def verdict(state: State) -> wire.Verdict:
    """How the winning side stands against the next one."""
    first, teams = winners(state), state.setup.teams
    next_team = next(teams[seat] for seat in ranking(state) if seat not in first)
    second = [seat for seat in state.setup.seats if teams[seat] == next_team]
    mine, theirs = _points(state, first), _points(state, second)
    ahead = {name: mine[name] - theirs[name] for name in mine}
    most = max(ahead, key=lambda name: ahead[name])
    lead = sum(ahead.values())
    return wire.Verdict(
        lead=lead,
        over=[wire_seat(seat) for seat in second],
        most=most,
        ahead=ahead[most],
        tie=None if lead else _tie(state, first),
    )


def _points(state: State, side: list[Seat]) -> dict[str, int]:
    """The points of a side by god."""
    scores = [score(state, seat) for seat in side]
    found = {name: sum(one.gods[god] for one in scores) for god, name in enumerate(GODS)}
    return {**found, REST: sum(one.rest for one in scores)}


def _tie(state: State, first: list[Seat]) -> wire.Tie:
    if state.magnus is None:
        return "order"
    return "holder" if state.magnus in first else "next"
