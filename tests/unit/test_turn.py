"""The turn: one Concordia card, one more turn for the others, the PM to the right (B12, B14)."""

from __future__ import annotations

import pytest

from concordia_game.engine.agenda import advance
from concordia_game.engine.ids import BLUE, GREEN
from concordia_game.engine.options import Options
from concordia_game.engine.state import State
from concordia_game.engine.turn import ChooseCard, trigger_end
from concordia_game.games.beginning import new_state


def first(players: int) -> State:
    """The first position of a game, which may be changed."""
    return new_state(Options(map="imperium", players=players), 1).child()


def end_turn(state: State) -> None:
    """End the turn of the seat to play without a card."""
    assert isinstance(state.decision, ChooseCard)
    state.pop()
    advance(state)


def test_only_the_first_trigger_counts() -> None:
    state = first(3)
    trigger_end(state, GREEN)
    trigger_end(state, BLUE)
    trigger_end(state, GREEN)
    assert state.concordia == GREEN
    assert [type(event).__name__ for event in state.events] == ["ConcordiaTaken"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_other_player_has_one_more_turn(players: int) -> None:
    for trigger in first(players).setup.seats:
        state = first(players)
        for _ in range(trigger):
            end_turn(state)
        trigger_end(state, trigger)
        turns = []
        while not state.over:
            turns.append(state.active)
            end_turn(state)
        assert turns == [(trigger + turn) % players for turn in range(players)]
        assert type(state.events[-1]).__name__ == "GameEnded"


@pytest.mark.parametrize("players", [2, 5])
def test_the_pm_goes_round_to_the_right_when_it_was_used(players: int) -> None:
    state = first(players)
    holders = []
    for turn in range(2 * players):
        state.magnus_used = turn % 2 == 0
        end_turn(state)
        assert not state.magnus_used
        holders.append(state.magnus)
    assert holders == [(players - 1 - (turn // 2 + 1)) % players for turn in range(2 * players)]
