"""Hints: the best moves of a decision with their margins."""

from __future__ import annotations

from concordia_game.bots.hints import suggest
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state


def test_hints_are_legal_different_and_ordered() -> None:
    state = new_state(Options("italia", 2), 3)
    hints = suggest(View(state, Seat(0)), state.decision, most=3)
    moves = [hint.move for hint in hints]
    assert 1 <= len(moves) <= 3
    assert len(set(moves)) == len(moves)
    assert all(move in legal_moves(state) for move in moves)
    margins = [hint.margin for hint in hints]
    assert margins == sorted(margins, reverse=True)
    assert all(hint.line[0] == hint.move for hint in hints)


def test_hints_know_nothing_hidden() -> None:
    state = new_state(Options("italia", 2), 3)
    world = View(state, Seat(0)).sample(Dice(5))
    seen = [(hint.move, hint.margin) for hint in suggest(View(state, Seat(0)), state.decision, most=2)]
    again = [(hint.move, hint.margin) for hint in suggest(View(world, Seat(0)), world.decision, most=2)]
    assert seen == again


def test_a_forced_move_is_its_own_hint() -> None:
    state = new_state(Options("italia", 2), 3)
    while len(legal_moves(state)) > 1 and state.turn < 40:
        state = apply(state, legal_moves(state)[0])
    if len(legal_moves(state)) == 1:
        hints = suggest(View(state, state.decision.seat), state.decision)
        assert [hint.move for hint in hints] == legal_moves(state)
