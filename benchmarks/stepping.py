"""Steps per CPU second of an environment with random legal actions: `python stepping.py NAME [STEPS]`.

Imports nothing of this package but for its own environments, so that other environments of Python can run it.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

BOARD: dict[str, Any] = {"map": "imperium", "players": 4}


def agents(env: Any, steps: int) -> float:
    """PettingZoo: observation and mask of the agent that is asked, a random action, its step."""
    import numpy as np

    rng, made = random.Random(1), 0
    env.reset(seed=1)
    began = time.process_time()
    while made < steps:
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].astype(np.bool_).nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            made += 1
        env.reset()
    return made / (time.process_time() - began)


def one_seat(env: Any, steps: int) -> float:
    """Gymnasium: the same with one seat, the others are bots."""
    import numpy as np

    rng, made = random.Random(1), 0
    began = time.process_time()
    while made < steps:
        seen, told = env.reset()
        over = False
        while not over:
            legal = told["valid_actions"] if "valid_actions" in told else np.flatnonzero(seen["action_mask"])
            seen, _, over, truncated, told = env.step(int(legal[int(rng.random() * len(legal))]))
            over = over or truncated
            made += 1
    return made / (time.process_time() - began)


def many(env: Any, steps: int) -> float:
    """Gymnasium's vector: a random legal action in every game; choosing it is not counted."""
    import numpy as np

    rng, made, spent = np.random.default_rng(1), 0, 0.0
    seen, _ = env.reset(seed=1)
    while made < steps:
        mask = seen["action_mask"]
        actions = (rng.random(mask.shape, dtype=np.float32) * mask).argmax(1)
        began = time.process_time()
        seen, *_ = env.step(actions)
        spent += time.process_time() - began
        made += env.num_envs
    return made / spent


def states(game: str, steps: int) -> float:
    """OpenSpiel: the tensor of the player who is asked, the legal actions, a random one of them."""
    import pyspiel

    rng, made, loaded = random.Random(1), 0, pyspiel.load_game(game)
    began = time.process_time()
    while made < steps:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return made / (time.process_time() - began)


def turn_by_turn(name: str) -> Any:
    """PettingZoo: ours, or one of its own; "raw" is without the wrappers that check what is asked of it."""
    game, _, kind = name.partition(" ")
    if game == "concordia":
        from concordia_game.env import concordia_v0 as module

        options = BOARD
    else:
        from pettingzoo import classic

        module, options = getattr(classic, game), {}
    return (module.raw_env if kind == "raw" else module.env)(**options)


def measured(name: str, steps: int) -> float:
    """The speed of one environment."""
    if name == "concordia gym":
        from concordia_game.env.single import ConcordiaEnv

        return one_seat(ConcordiaEnv(**BOARD), steps)
    if name == "concordia vector":
        from concordia_game.env.vector import VectorEnv

        return many(VectorEnv(64, **BOARD), steps)
    if name == "catanatron":
        import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401
        import gymnasium

        return one_seat(gymnasium.make("catanatron-v1").unwrapped, steps)
    if name == "openspiel chess":
        return states("chess", steps)
    return agents(turn_by_turn(name), steps)


if __name__ == "__main__":
    print(measured(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20_000))
