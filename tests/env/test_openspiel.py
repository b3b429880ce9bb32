"""The game as OpenSpiel's programs know it: the checks that OpenSpiel makes of every game, made here."""

from __future__ import annotations

import pickle
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from properties.test_views import otherwise

from concordia_game import ConcordiaError, IllegalMove, View
from concordia_game.engine.ids import BLUE, GREEN, RED
from concordia_game.env.openspiel import CHANCE_PLAYER, TERMINAL_PLAYER, ConcordiaGame, ConcordiaState, told
from concordia_game.files.reading import state_from_json

SETS: list[dict[str, Any]] = [
    {"map": "italia", "players": 2, "reward": "rank"},
    {"map": "hispania", "players": 3, "forum": True, "salt": True},
    {"map": "byzantium", "players": 4, "teams": True, "actions": "flat"},
    {"map": "italia", "players": 2, "forum": True, "own_tiles": "mini"},
]


def check(state: ConcordiaState) -> None:
    """What holds for every state."""
    game = state.get_game()
    player = state.current_player()
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    assert [state.legal_actions(other) for other in range(game.num_players()) if other != player] == [
        [] for other in range(game.num_players()) if other != player
    ]
    if state.is_chance_node():
        assert player == CHANCE_PLAYER
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert [action for action, _ in state.chance_outcomes()] == legal
    elif state.is_terminal():
        assert player == TERMINAL_PLAYER
        assert legal == []
    else:
        assert [action for action, one in enumerate(state.legal_actions_mask()) if one] == legal
        assert all(state.action_to_string(action) for action in legal)
        assert len(state.observation_tensor(player)) == game.observation_tensor_shape()[0]
    if not state.is_terminal():
        assert state.returns() == [0.0] * game.num_players()
    if state.is_dealt():
        assert all("\n" not in state.information_state_string(seat) for seat in range(game.num_players()))
    twin = state.clone()
    assert (str(twin), twin.history()) == (str(state), state.history())


@pytest.mark.parametrize("arguments", SETS)
def test_random_games(arguments: dict[str, Any]) -> None:
    game = ConcordiaGame(deals=20, **arguments)
    state, random, steps = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if steps % 20 == 0 or state.is_chance_node():
            check(state)
            before = str(state)
            child = state.child(state.legal_actions()[0])
            assert str(state) == before
            assert child.history()[:-1] == state.history()
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    check(state)
    assert len(state.returns()) == game.num_players()
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    other = pickle.loads(pickle.dumps(game)).deserialize_state(state.serialize())
    assert str(other) == str(state)


def test_chance_is_explicit() -> None:
    """The deal, and the tiles that are drawn once discarded ones have been shuffled."""
    game = ConcordiaGame(map="italia", players=2, forum=True, deals=3)
    assert game.new_initial_state().chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    random, drawn = Random(0), 0
    for _ in range(8):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and len(state.history()):
                drawn += 1
                outcomes = [state.child(action) for action, _ in state.chance_outcomes()]
                assert len({str(outcome) for outcome in outcomes}) == len(outcomes)
            state.apply_action(random.choice(state.legal_actions()))
        if drawn:
            break
    assert drawn


@pytest.mark.parametrize("own_tiles", ["", "mini"])
def test_an_information_state_is_what_a_seat_knows(own_tiles: str) -> None:
    game = ConcordiaGame(map="imperium", players=3, forum=True, own_tiles=own_tiles)
    state = game.new_initial_state()
    state.apply_action(7)
    for seat in (RED, GREEN, BLUE):
        other = otherwise(state.position, seat, Random(seat))
        assert other != state.position
        assert told(View(other, seat).state) == state.observation_string(seat)
    assert state.information_state_string(0) != state.information_state_string(1)
    after = state.child(state.legal_actions()[0])
    assert after.information_state_string(1) != state.information_state_string(1)


def test_what_is_not_possible_is_refused() -> None:
    game = ConcordiaGame(map="italia", players=2, deals=2)
    state = game.new_initial_state()
    for wrong, problem in ((0, "deals: 0 is less than 1"), (-3, "deals: -3"), (1.5, "not a whole number")):
        with pytest.raises(ConcordiaError, match=problem):
            ConcordiaGame(map="italia", players=2, deals=wrong)  # type: ignore[arg-type]
    with pytest.raises(ConcordiaError, match="there is no deal 2"):
        state.apply_action(2)
    with pytest.raises(ConcordiaError, match="nothing has been dealt"):
        state.observation_string(0)
    assert str(state) == "before the deal"
    assert state.action_to_string(1) == "deal 1"
    state.apply_action(1)
    with pytest.raises(ConcordiaError, match="chance is not asked"):
        state.chance_outcomes()
    with pytest.raises(IllegalMove):
        state.apply_action(1023)
    for player in (-1, 2):
        for told_to in (state.observation_tensor, state.observation_string, state.player_return):
            with pytest.raises(ConcordiaError, match=f"there is no player {player}: 0 to 1"):
                told_to(player)
    assert state.history() == [1]


def test_where_there_is_no_line_a_position_is_told_as_json(tmp_path: Path) -> None:
    board = files("concordia_game.data") / "maps" / "italia.toml"
    own = tmp_path / "latium.toml"
    own.write_text(board.read_text("utf-8").replace('id = "italia"', 'id = "latium"'), "utf-8")
    state = ConcordiaGame(map=str(own), players=2).new_initial_state()
    state.apply_action(1)
    assert state_from_json(str(state)) == state.position
    assert "\n" not in state.observation_string(0) + state.information_state_string(0)
