"""By what a game was won."""

from __future__ import annotations

from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options
from concordia_game.engine.scoring import team_totals
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_state
from concordia_game.server.verdict import verdict


def richer(state: State, *gains: int) -> State:
    """The position with so many sestertii more for the first seats."""
    after = state.child()
    for seat, gain in enumerate(gains):
        after.edit(Seat(seat)).sestertii += gain
    return after


START = new_state(Options(players=3), 5)
"""Everybody has the same points, and the last in turn order holds the Præfectus Magnus."""


def test_the_god_with_the_largest_part_of_the_lead_is_named() -> None:
    found = verdict(richer(START, 0, 100, 50))
    assert (found.lead, found.over, found.most, found.ahead, found.tie) == (5, ["blue"], "vesta", 5, None)


def test_what_breaks_a_tie() -> None:
    assert verdict(START).tie == "holder"
    assert verdict(richer(START, 50, 50)).tie == "next"
    nobody = richer(START, 50, 50)
    nobody.magnus = None
    assert verdict(nobody).tie == "order"


def test_partners_win_together() -> None:
    state = new_state(Options(players=4, venus=True, teams=True), 5)
    found = verdict(richer(state, 100, 0, 30, 20))
    totals = team_totals(richer(state, 100, 0, 30, 20))
    assert found.lead == totals[0] - totals[1]
    assert found.over == ["green", "yellow"]
