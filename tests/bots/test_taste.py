"""A taste: what somebody thinks too much or too little of, all game long."""

from __future__ import annotations

from math import log
from random import Random
from statistics import fmean, pstdev

import pytest

from concordia_game.bots import load_bot
from concordia_game.bots.generations import trained_weights
from concordia_game.bots.planning import PlanningBot, best_end
from concordia_game.bots.taste import tasted
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state


def factors(state: State, taste: float = 0.3) -> dict[str, float]:
    """By what the weights of the beginning were multiplied."""
    plain, changed = trained_weights()[2], tasted(None, taste, state)[2]
    return {name: changed[name][0] / row[0] for name, row in plain.items() if row[0]}


def beginning(seed: int) -> State:
    return past_chance(new_state(Options("italia", 2), seed))


def test_it_is_another_in_every_game_and_at_every_seat() -> None:
    state = beginning(1)
    assert factors(state) == factors(beginning(1))
    assert factors(state) != factors(beginning(2))
    other = state
    while other.decision.seat == state.decision.seat:
        other = past_chance(apply(other, legal_moves(other)[-1]))
    assert factors(state) != factors(other)


def test_how_far_off_it_is() -> None:
    found = [log(factor) for factor in factors(beginning(1), 0.3).values()]
    assert len(found) > 80
    assert fmean(found) == pytest.approx(0.0, abs=0.12)
    assert pstdev(found) == pytest.approx(0.3, abs=0.08)


def test_a_weight_keeps_its_course_through_the_game() -> None:
    """What is overrated is overrated from the start to the end."""
    plain, changed = trained_weights()[2], tasted(None, 0.3, beginning(1))[2]
    for name, row in plain.items():
        for knot, weight in enumerate(row):
            assert changed[name][knot] * row[0] == pytest.approx(changed[name][0] * weight)


def test_a_bot_that_plays_several_seats_has_the_taste_of_each() -> None:
    shared, apart = load_bot("easy?error=0&taste=0.5"), [load_bot("easy?error=0&taste=0.5") for _ in range(2)]
    assert isinstance(shared, PlanningBot)
    assert shared.choose is best_end
    state, rng = beginning(3), Random(1)
    for _ in range(30):
        seat, moves = state.decision.seat, legal_moves(state)
        move = apart[seat](View(state, seat), state.decision, moves, rng)
        assert shared(View(state, seat), state.decision, moves, rng) == move
        state = past_chance(apply(state, move))
