"""The environment of Gymnasium passes its checker; bots take the other seats."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from concordia_game import ConcordiaError, Decision, Game, Move, View
from concordia_game.bots import BotError
from concordia_game.env import ID
from concordia_game.env.rewards import REWARDS


def make(**arguments: Any) -> Any:
    return gymnasium.make(ID, **{"map": "italia", "players": 3, **arguments}).unwrapped


def play(env: Any, random: Random) -> tuple[float, int]:
    """Play legal numbers by chance to the end: the last reward, and how many there were."""
    seen, _ = env.reset(seed=random.randrange(1000))
    steps, reward, over = 0, 0.0, False
    while not over:
        seen, reward, over, truncated, _ = env.step(random.choice(np.flatnonzero(seen["action_mask"])))
        assert not truncated
        steps += 1
        assert over or (reward == 0 and seen["action_mask"].any())
    return reward, steps


@pytest.mark.parametrize("arguments", [{}, {"map": "imperium", "salt": True, "forum": True, "seat": 1}])
def test_the_checker_is_content(arguments: dict[str, Any]) -> None:
    env = make(**arguments)
    check_env(env)
    assert env.reset(seed=1)[1]["seat"] == arguments.get("seat", 0)


def test_games_are_played_to_the_end() -> None:
    env = make(reward="rank", bots=["random", "greedy"])
    reward, steps = play(env, Random(1))
    assert reward == REWARDS["rank"](env.table.state)[env.seat]
    assert 50 < steps < 5000
    with pytest.raises(ConcordiaError, match="the game is over"):
        env.step(0)


def test_seats_are_taken_in_turn() -> None:
    env = make()
    env.reset(seed=1)
    seats = [env.seat]
    for _ in range(4):
        _, told = env.reset()
        seats.append(told["seat"])
    assert seats == [0, 1, 2, 0, 1]
    fixed = make(seat=2)
    assert [fixed.reset()[1]["seat"] for _ in range(3)] == [2, 2, 2]


def test_the_own_seat_is_always_the_one_asked() -> None:
    env = make(seat=1)
    seen, _ = env.reset(seed=4)
    random = Random(4)
    for _ in range(50):
        assert env.table.asked == 1
        row = env.table.observer.spec["players"]
        assert seen["observation"][row.at("asked")] == 1.0
        seen, *_ = env.step(random.choice(np.flatnonzero(seen["action_mask"])))


def test_games_repeat_by_seed() -> None:
    first, second = (make(bots="greedy") for _ in range(2))
    for env in (first, second):
        play(env, Random(7))
    assert first.table.state == second.table.state


def test_an_illegal_number_ends_the_game() -> None:
    env = make()
    env.reset(seed=1)
    _, reward, over, _, told = env.step(1023)
    assert (reward, over, told["illegal"]) == (-1.0, True, True)
    with pytest.raises(ConcordiaError, match="the game is over: reset"):
        env.step(0)
    seen, _ = env.reset()
    assert not env.step(int(seen["action_mask"].argmax()))[2]


def first(view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
    return moves[0]


class Last:
    """Counts what it was asked."""

    asked = 0

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
        self.asked += 1
        return moves[-1]


def test_bots_are_functions_and_classes_too() -> None:
    """As in the arena: a class is instantiated for each seat of each game. They are pickled with the game."""
    env = make(bots=[first, Last], seat=0)
    for _ in range(2):
        seen, _ = env.reset(seed=1)
        for _ in range(10):
            seen, *_ = env.step(int(seen["action_mask"].argmax()))
    other = pickle.loads(pickle.dumps(env))
    assert other._bots[2].bot.asked == env._bots[2].bot.asked > 0
    assert (
        other.step(int(seen["action_mask"].argmax()))[1:] == env.step(int(seen["action_mask"].argmax()))[1:]
    )
    assert other.table.state == env.table.state
    with pytest.raises(BotError, match="<lambda>: TypeError"):
        make(bots=lambda view, moves: moves[0], seat=2).reset(seed=1)


def test_numbers_may_be_those_of_numpy() -> None:
    told = []
    for kind in (int, np.int64):
        env = make(seat=kind(1))
        seen, _ = env.reset(seed=kind(4))
        env.step(kind(seen["action_mask"].argmax()))
        told.append(env.table.state)
    assert told[0] == told[1]
    for wrong in (1.5, "a"):
        with pytest.raises(ConcordiaError, match="is not a whole number"):
            env.step(wrong)
        with pytest.raises(ConcordiaError, match=f"seed: {wrong!r} is not a whole number"):
            env.reset(seed=wrong)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"bots": ["random"]}, "1 bots for 2 seats"),
        ({"seat": 3}, "there is no seat 3: 0 to 2"),
        ({"bots": "nobody"}, "there is no such bot"),
        ({"bots": 5}, "bots: 5 is neither a bot nor a list of bots"),
        ({"bots": ["random", 5]}, "bots: 5 is neither the name of a bot nor can it be called"),
        ({"seat": "red"}, "seat: 'red' is not a whole number"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(ConcordiaError, match=problem):
        make(**arguments).reset()


OWN = """
class Last:
    def __call__(self, view, decision, moves, rng):
        return moves[-1]
"""

GOES_ON = """
import pickle, sys
env = pickle.load(sys.stdin.buffer)
seen = env.see()
for _ in range(20):
    seen, *_ = env.step(int(seen["action_mask"].argmax()))
print(env.table.state.line())
"""


def test_a_game_against_a_bot_of_a_file_goes_on_in_another_process(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN, "utf-8")
    env = make(bots=f"{tmp_path / 'own.py'}:Last")
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(int(seen["action_mask"].argmax()))
    told, path = pickle.dumps(env), {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    for _ in range(20):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    gone_on = subprocess.run(
        [sys.executable, "-c", GOES_ON], input=told, capture_output=True, env=path, check=True
    )
    assert gone_on.stdout.decode().strip() == env.table.state.line()


def test_a_game_does_not_begin_at_its_end() -> None:
    """Nor where the own seat is not asked any more; where it is, the game goes on."""
    game = Game.new(map="italia", players=3, seed=2)
    random = Random(2)
    while not game.state.over:
        game.play(random.choice(game.legal))
    env = make(seat=0, bots="random")
    last = max(ply for ply in range(game.ply) if game.at(ply).decision.seat == 0)
    assert last < game.ply - 1
    for options in ({"record": game.record()}, {"record": game.record(), "ply": game.ply - 1}):
        with pytest.raises(ConcordiaError, match="the game is over before the own seat is asked"):
            env.reset(options=options)
    assert env.reset(options={"record": game.record(), "ply": last})[0]["action_mask"].any()


def test_rendering() -> None:
    env = make(render_mode="ansi")
    env.reset(seed=1)
    assert "sest" in env.render()
