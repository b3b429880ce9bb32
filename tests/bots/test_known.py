"""Positions met in a turn: distinguished exactly as `State.key` distinguishes them."""

from __future__ import annotations

import pytest

from concordia_game.bots.known import Known, changed
from concordia_game.bots.planning import value_for
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_state


def met(root: State, most: int) -> list[State]:
    """Positions of a turn in the order of a wide search, including repetitions."""
    found: list[State] = []
    waiting = [root]
    while waiting and len(found) < most:
        state = waiting.pop(0)
        for move in legal_moves(state):
            child = apply(state, move)
            found.append(child)
            if child.turn == root.turn and not child.over:
                waiting.append(child)
    return found


@pytest.mark.parametrize(
    "options",
    [
        Options("italia", 2),
        Options("imperium", 3, salt=True, forum=True, fish="coast"),
        Options("cyprus", 4, salt=True, forum=True, fish="slope"),
    ],
)
@pytest.mark.parametrize("judged", [True, False])
def test_equal_keys_are_met_once(options: Options, judged: bool) -> None:
    """Whether positions are worth different amounts or all the same."""
    root = new_state(options, 7)
    while root.turn == 0:
        root = apply(root, legal_moves(root)[0])
    known, value = Known(root), value_for(root)
    keys: set[object] = set()
    repeated = 0
    for state in met(root, 2500):
        key = (state.turn, state.key())
        worth = value.margin(state, root.decision.seat) if judged else 0.0
        assert known.is_new(state, worth) == (key not in keys)
        repeated += key in keys
        keys.add(key)
    assert repeated > 0


def test_a_list_that_is_as_it_was() -> None:
    before = [1, 2]
    assert changed(before, before) is None
    assert changed([1, 2], before) is None
    assert changed([2, 1], before) == (2, 1)
