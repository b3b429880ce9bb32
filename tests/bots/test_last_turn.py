"""The last turn of a game: what brute force finds, a bot that looks wide enough finds, too."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from concordia_game.bots import load_bot
from concordia_game.bots.planning import value_for
from concordia_game.bots.turns import TurnSearch
from concordia_game.bots.value import final_standings, lead
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View

LINES = Path(__file__).with_name("last_turns.txt").read_text("utf-8").splitlines()
"""Last turns of games of the easy level: the margin of the best of all possible ends, and the position."""


def position(number: int) -> tuple[float, State]:
    """A margin and a position."""
    margin, line = LINES[number].split(" ", 1)
    return float(margin), State.from_line(line)


@pytest.mark.parametrize("number", range(20))
def test_the_best_last_turn_is_found(number: int) -> None:
    margin, state = position(number)
    seat, bot, rng = state.decision.seat, load_bot("hard?last_turn=20"), Random(1)
    while not state.over:
        assert state.decision.seat == seat
        move = bot(View(state, seat), state.decision, legal_moves(state), rng)
        state = past_chance(apply(state, move))
    assert round(lead(final_standings(state), seat), 2) == margin


def test_brute_force_agrees() -> None:
    margin, state = position(-1)
    seat = state.decision.seat
    search = TurnSearch(value_for(state), seat, 1_000_000, 1_000_000)
    ends = search.run(View(state, seat).state)
    assert all(node.state.over for node in ends)
    assert round(ends[0].value, 2) == margin
