"""Concordia for PettingZoo: every seat is an agent, and they are asked one after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import Seat
from concordia_game.env.arguments import whole
from concordia_game.env.pictures import MODES, check_mode, shown
from concordia_game.env.rewards import reward_called
from concordia_game.env.table import Seen, Table


def env(**arguments: Any) -> Any:
    """The environment with PettingZoo's checks around it: an illegal number ends the game."""
    made: Any = raw_env(**arguments)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's name for it
    """The environment itself.

    `actions` is the kind of catalogue, `reward` what a game is worth at its end (win, rank, margin, points);
    everything else is an option of the game (`map`, `players`, `salt`, ...). `reset` takes a record with a
    ply, or a position, as `options`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "concordia_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        reward: str = "win",
        actions: str = "compact",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(options, actions)
        self._worth = reward_called(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: `observation` and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The numbers of the catalogue."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. With a seed a new series begins; without one its next game is dealt."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Seen:
        """What an agent sees now; its mask is empty unless it is asked."""
        return self.table.see(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Name a number for the agent that is asked."""
        if not self.agents:
            raise ConcordiaError("no agent is asked: reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play(whole(action, "action"))
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next agent, or hand out the rewards."""
        table = self.table
        if not table.is_over():
            self.agent_selection = self.possible_agents[table.asked]
            return
        worth = self._worth(table.state)
        self.rewards = {agent: worth[self._seats[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The position as a text, a picture or pixels, as `render_mode` says."""
        return shown(self.table.state, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
