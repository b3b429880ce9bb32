"""The agenda: a stack shared between positions and never changed in place."""

from __future__ import annotations

import pytest

from concordia_game.engine.agenda import Decision, Frame, advance
from concordia_game.engine.ids import GREEN, NOBODY, RED, YELLOW, CityId
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.moves import DONE, Build
from concordia_game.engine.options import Options
from concordia_game.engine.play import IllegalMove, apply, legal_moves
from concordia_game.engine.settling import RecruitOne
from concordia_game.engine.state import State
from concordia_game.engine.turn import BeginTurn, ChooseCard, EndTurn, GameOver
from concordia_game.games.beginning import new_state


def first() -> State:
    """The first position of a game."""
    return new_state(Options(map="italia", players=2), 1)


def test_the_first_seat_is_asked_for_a_card() -> None:
    state = first()
    assert state.decision == ChooseCard(RED)
    assert not state.over
    below = state.agenda.below
    assert below is not None
    assert below.item == EndTurn(RED)


def test_a_child_shares_the_stack_and_leaves_the_parent_alone() -> None:
    state = first()
    frame = state.agenda
    child = state.child()
    assert child.agenda is frame
    child.push(MoveColonists(RED, 2))
    assert child.agenda.below is frame
    child.replace(MoveColonists(RED, 1))
    assert child.decision == MoveColonists(RED, 1)
    assert child.agenda.below is frame
    child.pop()
    child.pop()
    assert child.agenda is frame.below
    assert state.agenda is frame


def test_a_decision_knows_its_seat() -> None:
    assert Decision(YELLOW).seat == YELLOW
    assert GameOver().seat == NOBODY


def test_an_offer_with_nothing_to_choose_is_left_silently() -> None:
    state = first().child()
    state.edit(RED).goods = [0] * 7
    state.push(RecruitOne(RED))
    advance(state)
    assert state.decision == ChooseCard(RED)
    assert state.events == ()


def test_movement_without_steps_is_over() -> None:
    state = first().child()
    state.push(MoveColonists(RED, 0))
    advance(state)
    assert state.decision == ChooseCard(RED)


def test_tasks_are_worked_off_until_somebody_is_asked() -> None:
    state = first().child()
    state.agenda = Frame(BeginTurn(GREEN), state.agenda)
    advance(state)
    assert state.decision == ChooseCard(GREEN)
    assert (state.active, state.turn) == (GREEN, 2)


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    state = first()
    key = state.key()
    for move in (DONE, Build(CityId(3))):
        with pytest.raises(IllegalMove, match="is not one of the 6 legal moves"):
            apply(state, move)
    assert state.key() == key


def test_an_equal_move_is_as_good_as_the_listed_one() -> None:
    state = first()
    listed = legal_moves(state)[1]
    equal = type(listed)(*listed.values())
    assert equal is not listed
    assert apply(state, equal).key() == apply(state, listed).key()


def test_no_event_for_no_money() -> None:
    state = first().child()
    state.earn(RED, 0)
    state.spend(RED, 0)
    assert state.events == ()
    state.earn(RED, 3)
    state.spend(RED, 2)
    assert state.players[RED].sestertii == 5 + 3 - 2
    assert len(state.events) == 2


def test_only_the_touched_player_is_copied() -> None:
    state = first()
    child = state.child()
    child.edit(GREEN).sestertii += 1
    assert child.players[RED] is state.players[RED]
    assert child.players[GREEN] is not state.players[GREEN]
    assert child.edit(GREEN) is child.players[GREEN]
    assert state.players[GREEN].sestertii == 6
