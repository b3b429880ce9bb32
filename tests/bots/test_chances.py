"""Chances to win: of every seat, from what a view shows, certain at the end."""

from __future__ import annotations

from random import Random

import pytest

from concordia_game import chances
from concordia_game.bots import load_bot
from concordia_game.bots.chances import Forecast, kind_of_table, sides_of, turns_left
from concordia_game.bots.generations import GENERATIONS, trained_chances
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import MOST_ALONE, SPECTATOR, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.scoring import ranking, score, tie_breaker
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

TABLES = [
    Options("italia", 2),
    Options("imperium", 4, salt=True, forum=True, fish="coast"),
    Options("hispania", 3, venus=True),
    Options("italia", 4, venus=True, teams=True),
    Options("imperium", 6, venus=True, teams=True),
]


def turn_starts(options: Options, bot: str = "greedy") -> list[State]:
    """Where the turns of a game begin, and its last position."""
    bots, rng = [load_bot(bot) for _ in range(options.players)], Random(1)
    state = past_chance(new_state(options, 3))
    found = [state]
    while not state.over:
        seat = state.decision.seat
        move = bots[seat](View(state, seat), state.decision, legal_moves(state), rng)
        state = past_chance(apply(state, move))
        if state.turn != found[-1].turn or state.over:
            found.append(state)
    return found


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.map}{options.players}")
def test_they_add_up_to_one_for_the_sides_and_partners_share_theirs(options: Options) -> None:
    states = turn_starts(options, "random")
    for state in [*states[1:40:13], states[-1]]:
        found = chances(View(state, Seat(0)))
        sides = sides_of(state.setup)
        assert len(found) == options.players
        assert sum(found[side[0]] for side in sides) == pytest.approx(1.0)
        assert all(found[seat] == found[side[0]] for side in sides for seat in side)
        assert state.over or all(0.0 < chance < 1.0 for chance in found)


@pytest.mark.parametrize("options", TABLES[-2:], ids=lambda options: f"{options.map}{options.players}")
def test_the_end_is_certain(options: Options) -> None:
    last = turn_starts(options, "random")[-1]
    first = ranking(last)[0]
    team = last.setup.teams[first]
    assert chances(View(last, SPECTATOR)) == [
        float(last.setup.teams[seat] == team) for seat in last.setup.seats
    ]


def test_a_tie_goes_as_the_rules_say() -> None:
    last = turn_starts(Options("italia", 2), "random")[-1].child()
    totals = [score(last, seat).total for seat in last.setup.seats]
    behind = Seat(totals.index(min(totals)))
    last.edit(behind).sestertii += 10 * abs(totals[0] - totals[1])
    assert score(last, Seat(0)).total == score(last, Seat(1)).total
    assert chances(View(last, SPECTATOR)).index(1.0) == tie_breaker(last)


def test_they_know_nothing_hidden() -> None:
    state = turn_starts(Options("imperium", 3, forum=True), "random")[30]
    view = View(state, state.active)
    assert chances(View(view.sample(Dice(5)), state.active)) == chances(view)


def test_whoever_gets_something_for_nothing_stands_better() -> None:
    state = new_state(Options("imperium", 4), 3)
    richer = state.child()
    richer.edit(Seat(2)).sestertii += 30
    before, after = chances(View(state, Seat(0))), chances(View(richer, Seat(0)))
    assert after[2] > before[2] + 0.05
    assert all(after[seat] < before[seat] for seat in (0, 1, 3))


def test_expected_points() -> None:
    """They grow out of those of now, and are these in the end; who has finished keeps what he has."""
    states = turn_starts(Options("italia", 3))
    forecast = Forecast(states[0])
    last = states[-1]
    ends = [float(score(last, seat).total) for seat in last.setup.seats]
    assert forecast.points(last) == ends
    early = forecast.points(states[1])
    assert all(early[seat] > score(states[1], seat).total + 20 for seat in last.setup.seats)
    ending = [state for state in states[:-1] if state.concordia is not None]
    assert ending
    assert [turns_left(state) for state in ending] == list(range(len(ending), 0, -1))
    triggered = ending[0].concordia
    assert triggered is not None
    assert forecast.points(ending[-1])[triggered] == ends[triggered]


def test_every_generation_has_figures_for_every_table() -> None:
    for generation in GENERATIONS:
        fitted = trained_chances(generation)
        tables = [(players, False) for players in range(2, MOST_ALONE + 1)] + [(4, True), (6, True)]
        assert set(fitted) == {kind_of_table(*table) for table in tables}
        for players, teams in tables:
            found = fitted[kind_of_table(players, teams)]
            assert len(found["slopes"]) == len(found["growth"]) == 3
            assert len(found["last"]) == players
            assert all(slope > 0.0 for slope in [*found["slopes"], *found["last"]])
            assert found["slopes"] == sorted(found["slopes"])
