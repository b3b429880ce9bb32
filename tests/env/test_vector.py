"""Many games at once: the same games as one by one."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from concordia_game import ConcordiaError, Game, IllegalMove
from concordia_game.env import concordia_v0
from concordia_game.env.floats import KERNEL, floats, product
from concordia_game.env.vector import VectorEnv

OPTIONS: dict[str, Any] = {"map": "balearica", "players": 3, "forum": True, "fish": "coast"}


def chosen(mask: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def test_every_game_is_the_one_that_is_played_alone() -> None:
    """Step by step, beyond the end of the first game of each."""
    vector = VectorEnv(3, reward="rank", **OPTIONS)
    alone = [concordia_v0.raw_env(reward="rank", **OPTIONS) for _ in range(3)]
    random = Random(1)
    seen, told = vector.reset(seed=11)
    for game, env in enumerate(alone):
        env.reset(seed=11 + game)
    ends = 0
    for _ in range(1500):
        assert vector.observation_space.contains(seen)
        actions = []
        for game, env in enumerate(alone):
            assert env.agent_selection == f"seat_{told['seat'][game]}"
            single = env.observe(env.agent_selection)
            assert np.array_equal(seen["observation"][game], single["observation"])
            assert np.array_equal(seen["action_mask"][game], single["action_mask"])
            actions.append(chosen(single["action_mask"], random))
        acted = told["seat"]
        seen, rewards, ended, truncated, told = vector.step(np.array(actions))
        assert not truncated.any()
        for game, env in enumerate(alone):
            env.step(actions[game])
            assert ended[game] == env.table.is_over()
            if ended[game]:
                worth = [env.rewards[agent] for agent in env.possible_agents]
                assert list(told["rewards"][game]) == worth
                assert rewards[game] == worth[acted[game]]
                assert told["_rewards"][game]
                last = env.observe(f"seat_{acted[game]}")
                assert np.array_equal(told["final_obs"][game]["observation"], last["observation"])
                assert not told["final_obs"][game]["action_mask"].any()
                assert told["final_info"]["seat"][game] == acted[game]
                env.reset()
                ends += 1
            else:
                assert rewards[game] == 0
                assert "final_obs" not in told or told["final_obs"][game] is None
    assert ends >= 3


def test_seeds_and_pickles() -> None:
    first = VectorEnv(2, **OPTIONS)
    seen, _ = first.reset(seed=[5, 6])
    random = Random(2)
    for _ in range(40):
        seen, *_ = first.step([chosen(mask, random) for mask in seen["action_mask"]])
    second = pickle.loads(pickle.dumps(first))
    actions = [chosen(mask, random) for mask in seen["action_mask"]]
    found = [env.step(actions)[0] for env in (first, second)]
    assert np.array_equal(found[0]["observation"], found[1]["observation"])
    assert np.array_equal(found[0]["action_mask"], found[1]["action_mask"])


def test_seeds_are_one_or_one_for_each_game() -> None:
    env = VectorEnv(2, **OPTIONS)
    found = []
    seeds: list[Any] = [5, np.int64(5), [5, 6], np.array([5, 6])]
    for seed in seeds:
        env.reset(seed=seed)
        found.append([stepper.state for stepper in env.batch.steppers])
    assert all(states == found[0] for states in found)
    wrong: list[tuple[Any, str]] = [
        ([5], "1 seeds for 2 games"),
        ([5, 6, 7], "3 seeds for 2 games"),
        ("a", "seed: 'a' is not a whole number"),
        ([5, 1.5], "seed: 1.5 is not a whole number"),
    ]
    for seed, problem in wrong:
        with pytest.raises(ConcordiaError, match=problem):
            env.reset(seed=seed)
    assert [stepper.state for stepper in env.batch.steppers] == found[0]


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    """Whatever is wrong with it, even with its last number only."""
    env = VectorEnv(3, **OPTIONS)
    seen, _ = env.reset(seed=1)
    legal = [int(action) for action in seen["action_mask"].argmax(1)]
    states = [stepper.state for stepper in env.batch.steppers]
    for numbers, problem in (
        ([*legal[:2], 1023], r"game 2: 1023 .* is not one of the legal numbers"),
        ([*legal[:2], 1024], r"game 2: 1024"),
        ([*legal[:2], -1], r"game 2: -1"),
    ):
        with pytest.raises(IllegalMove, match=problem):
            env.step(numbers)
    wrong: list[tuple[Any, str]] = [
        (legal[:1], "1 numbers for 3 games"),
        ([*legal, 0], "4 numbers for 3 games"),
        ([0.5, 1.0, 2.0], "not a list of whole numbers"),
        (legal[0], "not a list of whole numbers"),
    ]
    for actions, problem in wrong:
        with pytest.raises(ConcordiaError, match=problem):
            env.step(actions)
    assert [stepper.state for stepper in env.batch.steppers] == states
    assert not any(stepper.named for stepper in env.batch.steppers)
    env.step(legal)


def test_rendering() -> None:
    env = VectorEnv(2, render_mode="ansi", **OPTIONS)
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert len(shown) == 2
    assert "sest" in shown[0]


def test_games_begin_where_you_like() -> None:
    game = Game.new(**OPTIONS, seed=3)
    for _ in range(30):
        game.play(game.moves()[0])
    env = VectorEnv(2, **OPTIONS)
    seen, told = env.reset(options={"position": game.state})
    alone = concordia_v0.raw_env(**OPTIONS)
    alone.reset(options={"position": game.state})
    single = alone.observe(alone.agent_selection)
    for place in range(2):
        assert alone.agent_selection == f"seat_{told['seat'][place]}"
        assert np.array_equal(seen["observation"][place], single["observation"])
        assert np.array_equal(seen["action_mask"][place], single["action_mask"])


def test_games_do_not_begin_at_their_end() -> None:
    game = Game.new(**OPTIONS, seed=3)
    random = Random(3)
    while not game.state.over:
        game.play(random.choice(game.legal))
    env = VectorEnv(2, **OPTIONS)
    env.reset(seed=1)
    before = [stepper.state for stepper in env.batch.steppers]
    with pytest.raises(ConcordiaError, match="the game is over: begin earlier"):
        env.reset(options={"record": game.record()})
    assert [stepper.state for stepper in env.batch.steppers] == before


def test_counts_as_floats_in_c_and_by_numpy() -> None:
    """The same to the last bit, for every count and unit."""
    units = np.array([1, 1 / 4, 1 / 8, 1 / 16, 1 / 64], np.float32)
    counts = bytes(count for count in range(256) for _ in units)
    found = floats(counts, units)
    assert found.dtype == np.float32
    assert np.array_equal(found, product(counts, units))
    if KERNEL is not None:
        with pytest.raises(ValueError, match="a unit for every column"):
            KERNEL(counts[1:], units, found)
