"""Many games at once: the same games as one by one."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from concordia_game import IllegalMove
from concordia_game.env import concordia_v0
from concordia_game.env.vector import ConcordiaVectorEnv

OPTIONS: dict[str, Any] = {"map": "balearica", "players": 3, "forum": True, "fish": "coast"}


def chosen(mask: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def test_every_game_is_the_one_that_is_played_alone() -> None:
    """Step by step, beyond the end of the first game of each."""
    vector = ConcordiaVectorEnv(3, reward="rank", **OPTIONS)
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
                env.reset()
                ends += 1
            else:
                assert rewards[game] == 0
    assert ends >= 3


def test_seeds_and_pickles() -> None:
    first = ConcordiaVectorEnv(2, **OPTIONS)
    seen, _ = first.reset(seed=[5, 6])
    random = Random(2)
    for _ in range(40):
        seen, *_ = first.step([chosen(mask, random) for mask in seen["action_mask"]])
    second = pickle.loads(pickle.dumps(first))
    actions = [chosen(mask, random) for mask in seen["action_mask"]]
    found = [env.step(actions)[0] for env in (first, second)]
    assert np.array_equal(found[0]["observation"], found[1]["observation"])
    assert np.array_equal(found[0]["action_mask"], found[1]["action_mask"])
    with pytest.raises(IllegalMove):
        first.step([1023, 1023])


def test_rendering() -> None:
    env = ConcordiaVectorEnv(2, render_mode="ansi", **OPTIONS)
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert len(shown) == 2
    assert "sest" in shown[0]
