"""Observations tell a seat what it may know, all of it by name, and nothing more."""

from __future__ import annotations

import pickle
from array import array
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordia_game import ConcordiaError, Options, State, View, describe, new_state, state_data
from concordia_game.actions import Catalogue, Stepper
from concordia_game.engine.agenda import Decision
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import BLUE, CHANCE, GREEN, RED, SPECTATOR, Seat
from concordia_game.engine.modules.forum.module import KeepPatrician
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.values import final_classes
from concordia_game.observations import Observer, observation_data, observation_text, seen_by
from concordia_game.observations.graph import Graph
from concordia_game.observations.spec import QUESTIONS
from properties.strategies import positions
from properties.test_views import otherwise, seats


def observed(observer: Observer, state: State, seat: Seat) -> dict[str, float]:
    """An observation by the names of its values, those that are 0 left out."""
    out = array("f", [9.0] * observer.size)
    observer.fill(View(state, seat), out)
    return {name: value for name, value in zip(observer.spec.names(), out, strict=True) if value}


@given(positions, seats, st.randoms(use_true_random=False))
def test_an_observation_gives_nothing_hidden_away(state: State, seat: Seat, random: Random) -> None:
    seat = min(seat, state.setup.seats[-1])
    other = otherwise(state, seat, random)
    observer = Observer(state.setup)
    seen = observer.counts(View(state, seat))
    assert Observer(other.setup).counts(View(other, seat)) == seen
    assert observer.counts(View(View(state, seat).state, seat)) == seen
    for told in (describe, observation_data, observation_text):
        assert told(View(other, seat)) == told(View(state, seat))


@given(positions)
def test_what_lies_open_is_seen(state: State) -> None:
    """The values that the test knows from the JSON of the position, from the seat that is asked."""
    seat = Seat(max(state.decision.seat, RED))
    observer = Observer(state.setup)
    seen = observed(observer, state, seat)
    data = state_data(state)
    players = data["players"]
    for number in range(state.setup.players):
        player = players[(seat + number) % state.setup.players]
        row = f"players.+{number}"
        assert seen.get(f"{row}.sestertii", 0) == min(player["sestertii"], 255) / 64
        for good in GOODS:
            assert seen.get(f"{row}.{good}", 0) == player["goods"].get(good, 0) / 8
        houses = {name.split(".")[1] for name in seen if name.endswith(f"house+{number}")}
        assert houses == set(player["houses"])
        hand = [name.split("hand_")[1] for name in seen if name.startswith(f"{row}.hand_")]
        assert sorted(hand) == sorted(set(player["hand"]))
        assert seen.get(f"{row}.asked", 0) == float(player["seat"] == data["agenda"][-1].get("seat", ""))
    question = [name.split(".")[2] for name in seen if name.startswith("question.")]
    assert question == [type(state.decision).__name__]
    shown = {name.split(".")[2] for name in seen if name.startswith("display.")}
    assert shown == {card for card in data["display"] if card}
    assert (
        sum(value for name, value in seen.items() if name.startswith("stack.")) * 4
        == len(state.setup.stack) - state.drawn
    )


def test_every_question_is_known() -> None:
    """By its place in the list, which never changes: what is new comes last."""
    own = [cls for cls in final_classes(Decision) if cls.__module__.startswith("concordia_game.")]
    assert set(QUESTIONS) == {cls.__name__ for cls in own}
    assert QUESTIONS.index("NameStart") == 33


def test_a_pair_of_patricians_is_seen_by_its_owner_only() -> None:
    state = new_state(Options(map="imperium", players=4, forum=True), 7)
    observer = Observer(state.setup)
    decision = state.decision
    assert isinstance(decision, KeepPatrician)
    pair = {state.setup.tiles[tile].id for tile in (decision.first, decision.second)}
    seen = [observed(observer, state, seat) for seat in (RED, GREEN, SPECTATOR)]
    offered = [{name.split(".")[1] for name in found if name.endswith(".offered")} for found in seen]
    assert offered == [pair, set(), set()]


def test_half_a_move_is_seen_by_its_player_only() -> None:
    state = new_state(Options(map="imperium", players=3), 1)
    state = apply(state, next(move for move in legal_moves(state) if move.text(state.setup) == "architect"))
    stepper = Stepper(Catalogue(state.setup), state)
    observer = Observer(state.setup, stepper.catalogue)
    before = observer.counts(*seen_by(stepper, RED))
    lift = next(number for number in stepper.numbers() if stepper.catalogue.text(number) == "lift sea roma")
    stepper.choose(lift)
    after = observer.counts(*seen_by(stepper, RED))
    names = observer.spec.names()
    assert [name for at, name in enumerate(names) if before[at] != after[at]] == ["cities.roma.lifted_sea"]
    assert observer.counts(*seen_by(stepper, GREEN)) == observer.counts(View(state, GREEN))


@pytest.mark.parametrize("start", ["architect", "mercator"])
def test_every_step_of_a_move_is_seen(start: str) -> None:
    """Whatever has been named, the observation differs from the one before."""
    options = Options(map="balearica", players=3, salt=True, forum=True, fish="coast")
    state = new_state(options, 3)
    stepper, random = Stepper(Catalogue(state.setup), state), Random(start)
    observer = Observer(state.setup, stepper.catalogue)
    halves = 0
    for _ in range(600):
        if stepper.state.over:
            break
        seat = Seat(max(stepper.state.decision.seat, RED))
        before = observer.counts(*seen_by(stepper, seat))
        if stepper.choose(random.choice(stepper.numbers())) is None:
            assert stepper.state.decision.seat == CHANCE or observer.counts(*seen_by(stepper, seat)) != before
            halves += 1
    assert halves > 20


def test_the_vector_is_a_table_of_tables() -> None:
    state = new_state(Options(map="balearica", players=3, forum=True, fish="slope"), 1)
    observer = Observer(state.setup)
    graph = Graph(observer)
    view = View(state, BLUE)
    seen = graph.observe(view)
    vector = np.zeros(observer.size, np.float32)
    observer.fill(view, vector)
    assert np.array_equal(np.concatenate([seen[name].ravel() for name in observer.spec.sections]), vector)
    assert seen["cities"].shape == (22, observer.spec["cities"].width)
    assert seen["ends"].shape == (2, 54)
    first = state.setup.board.routes[0]
    assert list(seen["ends"][:, 0]) == [first.first, first.second]
    assert len(seen["province_of"]) == 22
    exact = np.frombuffer(observer.counts(view), np.uint8) * np.array(observer.units, np.float32)
    assert np.array_equal(exact, vector)
    with pytest.raises(ConcordiaError, match="there is no section 'boats'"):
        observer.spec["boats"]
    with pytest.raises(ConcordiaError, match="no column 'boat'"):
        observer.spec["players"].at("boat")
    assert observer.spec["players"].at("asked") == observer.spec["players"].first
    with pytest.raises(ValueError, match="memoryview assignment"):
        observer.fill(view, np.zeros(observer.size + 1, np.float32))


def test_an_observer_is_pickled_by_its_game() -> None:
    state = new_state(Options(map="cyprus", players=3), 1)
    observer = pickle.loads(pickle.dumps(Observer(state.setup)))
    assert observer.counts(View(state, RED)) == Observer(state.setup).counts(View(state, RED))


def test_one_observer_serves_games_of_another_deal() -> None:
    options = Options(map="imperium", players=3)
    first, second = new_state(options, 1), new_state(options, 2)
    observer = Observer(first.setup)
    observer.counts(View(first, RED))
    assert observer.counts(View(second, RED)) == Observer(second.setup).counts(View(second, RED))
    assert observer.counts(View(first, RED)) != observer.counts(View(second, RED))


def test_json_and_text_come_from_the_view() -> None:
    state = new_state(Options(map="imperium", players=3, forum=True), 1)
    view = View(state, RED)
    assert observation_data(view) == state_data(view.state)
    assert observation_data(view)["setup"]["seed"] == 0
    assert observation_text(view) == str(view.state)
