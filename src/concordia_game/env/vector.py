"""Many games of Concordia at once, for Gymnasium: an action in each of them is one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces, vector
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from concordia_game.actions import Catalogue
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import Seat
from concordia_game.engine.play import past_chance
from concordia_game.engine.state import State
from concordia_game.env.arguments import each_seed, each_whole
from concordia_game.env.floats import floats
from concordia_game.env.pictures import MODES, check_mode, shown
from concordia_game.env.rewards import reward_called
from concordia_game.env.table import Seen, Table
from concordia_game.games.beginning import drawn_seed, new_state
from concordia_game.games.series import seed_of
from concordia_game.observations.batch import Batch

Told = dict[str, Any]


class VectorEnv(vector.VectorEnv[Any, Any, Any]):
    """Games of one learner against itself: in each, the action is that of the seat which is asked.

    `info["seat"]` says which that is. The reward of a step is that of the seat which made it. When a game
    ends, `info["rewards"]` has those of all its seats, `info["final_obs"]` what the seat that ended it saw
    last, and the next game is dealt in the same step.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        reward: str = "win",
        actions: str = "compact",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self._table = Table(options, actions)
        self._worth = reward_called(reward)
        self.single_observation_space = self._table.observation_space()
        self.single_action_space = self._table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._seeds = [drawn_seed() for _ in range(num_envs)]
        self._dealt = [0] * num_envs
        self.batch = Batch(self._table.observer, [self._deal(game) for game in range(num_envs)])

    @property
    def catalogue(self) -> Catalogue:
        """What the actions mean."""
        return self._table.catalogue

    @property
    def spec_of_observations(self) -> Any:
        """The names of what is observed."""
        return self._table.observer.spec

    def _deal(self, game: int) -> State:
        """The next game of a series."""
        self._dealt[game] += 1
        return new_state(self._table.options, seed_of(self._seeds[game], self._dealt[game] - 1))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Told]:
        """Deal every game; with a seed, game k begins the series of seed + k.

        `options` may name a record with a ply, or a position: then all games begin there."""
        seeds = each_seed(seed, self.num_envs)
        start = self._table.start(options or {})
        if start is not None and past_chance(start).over:
            raise ConcordiaError("the game is over: begin earlier")
        for game in range(self.num_envs):
            given = seeds[game]
            if given is not None:
                self._seeds[game], self._dealt[game] = given, 0
            self.batch.begin(game, self._deal(game) if start is None else start)
        self.batch.observe()
        return self._seen(), {"seat": self._asked()}

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Told]:
        """Name a number in each game; if one of them is not legal, nothing is played."""
        before = self.batch.asked()
        last: dict[int, State] = {}

        def next_game(game: int) -> State:
            last[game] = self.batch.steppers[game].state
            return self._deal(game)

        self.batch.play(each_whole(actions, "actions"), next_game)
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        told: Told = {"seat": self._asked()}
        for game, state in last.items():
            seat, worth = Seat(before[game]), self._worth(state)
            rewards[game] = worth[seat]
            ended[game] = True
            final = {"seat": int(seat), "rewards": np.array(worth)}
            seen = self._table.see_from_aside(state, seat)
            told = self._add_info(
                told, {"rewards": final["rewards"], "final_obs": seen, "final_info": final}, game
            )
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), told

    def _asked(self) -> NDArray[np.int64]:
        return np.array(self.batch.asked(), np.int64)

    def _seen(self) -> Seen:
        masks = np.frombuffer(self.batch.masks, np.int8).reshape(self.num_envs, -1)
        return {"observation": floats(self.batch.counts, self._table.units), "action_mask": masks.copy()}

    def render(self) -> tuple[Any, ...] | None:
        """All positions, as `render_mode` says."""
        return tuple(shown(stepper.state, self.render_mode) for stepper in self.batch.steppers)
