"""Concordia registered with OpenSpiel: `pyspiel.load_game("python_concordia(map=imperium,players=4)")`.

Importing this module registers the game, so OpenSpiel has to be installed. Game and states are those of
`env.openspiel`, told in OpenSpiel's classes.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from concordia_game.engine.ids import SEATS
from concordia_game.engine.options import OPTIONS
from concordia_game.env.openspiel import DEALS, ConcordiaGame, ConcordiaState

SHORT_NAME: Final = "python_concordia"

PARAMETERS: Final[dict[str, Any]] = {
    "reward": "win",
    "actions": "compact",
    "deals": DEALS,
    "seed": 0,
    **{name: option.default for name, option in OPTIONS.items()},
}
"""What may be chosen, and what holds otherwise: the arguments of `ConcordiaGame`.

Only what differs reaches it, so that a choice can bring what it needs, as teams bring Venus.
"""


def game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    """What kind of game it is."""
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="Concordia",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(SEATS),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {name: value for name, value in (params or {}).items() if value != PARAMETERS[name]}
        self.told = ConcordiaGame(**chosen)
        total = self.told.utility_sum()
        kinds = pyspiel.GameType.Utility
        utility = kinds.GENERAL_SUM if total is None else kinds.CONSTANT_SUM if total else kinds.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.told.num_distinct_actions(),
            max_chance_outcomes=self.told.max_chance_outcomes(),
            num_players=self.told.num_players(),
            min_utility=self.told.min_utility(),
            max_utility=self.told.max_utility(),
            utility_sum=total,
            max_game_length=self.told.max_game_length(),
        )
        super().__init__(game_type(utility), info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What makes tensors and texts of what a seat sees."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.told, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.told: ConcordiaState = game.told.new_initial_state()

    def current_player(self) -> int:
        """Who is asked, by OpenSpiel's numbers."""
        return self.told.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.told.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely it is."""
        return self.told.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.told.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.told.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.told.is_terminal()

    def returns(self) -> list[float]:
        """What the game is worth to each seat."""
        return self.told.returns()

    def __str__(self) -> str:
        return str(self.told)


class SpielObserver:
    """What a seat sees; with perfect recall also, as a text, everything that was played in the open."""

    def __init__(self, game: ConcordiaGame, recall: bool) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(game.observation_tensor_shape(), np.float32)
        self.dict = {"observation": self.tensor}
        self.recall = recall

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the deal there is nothing to be seen."""
        self.tensor[:] = state.told.observation_tensor(player) if state.told.is_dealt() else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, or knows, as a text."""
        told = state.told
        if not told.is_dealt():
            return str(told)
        return told.information_state_string(player) if self.recall else told.observation_string(player)


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), SpielGame)
