"""A whole turn at a time: distinct ends, found from what the seat may know."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from properties.test_views import otherwise

from concordia_game import Game
from concordia_game.env import TURNS_ID
from concordia_game.env.turns import MOST_ENDS


def make(**arguments: Any) -> Any:
    small = {"map": "italia", "players": 2, "width": 3, "nodes": 150}
    return gymnasium.make(TURNS_ID, **{**small, **arguments}).unwrapped


def test_the_checker_is_content() -> None:
    check_env(make())


@pytest.mark.parametrize(
    "arguments", [{}, {"map": "balearica", "players": 3, "forum": True, "salt": True, "fish": "coast"}]
)
def test_a_game_takes_few_steps(arguments: dict[str, Any]) -> None:
    """About one for each turn; whatever is chosen, the game goes on and ends."""
    env = make(**arguments)
    seen, _ = env.reset(seed=3)
    random, steps, over, most = Random(3), 0, False, 0
    while not over:
        legal = int(seen["action_mask"].sum())
        assert legal == len(env.lines)
        assert len({tuple(row) for row in map(tuple, env.lines)}) == legal
        assert not seen["ends"][legal:].any()
        most = max(most, legal)
        before = env.table.state.turn
        seen, reward, over, _, _ = env.step(random.randrange(legal))
        steps += 1
    assert reward in (1.0, -1.0)
    assert 10 < most <= MOST_ENDS
    assert steps < env.table.state.turn
    assert before <= env.table.state.turn


def test_the_chosen_turn_is_played() -> None:
    env = make(players=2, seat=0)
    env.reset(seed=1)
    action = next(number for number, line in enumerate(env.lines) if line[0] == "mercator" and len(line) > 2)
    line = env.lines[action]
    cards = len(env.table.state.players[0].hand)
    env.step(action)
    assert len(env.table.state.players[0].hand) == cards - 1
    assert env.table.state.player(0).discard[-1] == "mercator", line
    assert env.table.asked == 0


@pytest.mark.parametrize("bots", ["random", "easy", "normal?width=3&nodes=60&candidates=2&ahead_nodes=10"])
def test_half_a_game_can_be_pickled(bots: str) -> None:
    """The ends of the turn are found again, and a bot in the middle of its turn goes on with its plan."""
    env = make(bots=bots)
    env.reset(seed=2)
    for action in (3, 1, 2, 0):
        env.step(action)
    other = pickle.loads(pickle.dumps(env))
    assert other.lines == env.lines
    assert other.lines[0]
    for action in (1, 0, 2):
        (seen, *rest), (again, *others) = env.step(action), other.step(action)
        assert rest == others
        assert (seen["ends"] == again["ends"]).all()
    assert env.table.state == other.table.state
    fresh = pickle.loads(pickle.dumps(make(bots=bots)))
    assert fresh.reset(seed=2)[1] == {"seat": 0, "turn": 1}


@pytest.mark.parametrize(
    "arguments",
    [{"map": "imperium", "players": 3}, {"map": "byzantium", "players": 3, "forum": True, "salt": True}],
)
def test_the_ends_give_nothing_hidden_away(arguments: dict[str, Any]) -> None:
    """Whatever is hidden could be different, and the seat would be told the same ends."""
    game, random = Game.new(**arguments, seed=4), Random(4)
    envs = [make(**arguments, seat=seat) for seat in range(3)]
    compared = 0
    while compared < 12:
        asked = game.state.decision.seat
        if random.random() < 0.1:
            env = envs[asked]
            seen, _ = env.reset(options={"position": game.state})
            lines = env.lines
            other = otherwise(game.state, asked, random)
            again, _ = env.reset(options={"position": other})
            assert (env.table.state, env.lines) == (other, lines)
            assert all((seen[name] == again[name]).all() for name in seen)
            compared += 1
        game.play(random.choice(game.legal))


def test_an_end_that_there_is_not_ends_the_game() -> None:
    env = make()
    seen, _ = env.reset(seed=1)
    action = int(np.flatnonzero(seen["action_mask"])[-1]) + 1
    _, reward, over, _, told = env.step(action)
    assert (reward, over, told["illegal"]) == (-1.0, True, True)
