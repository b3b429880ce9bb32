"""Concordia for Gymnasium, a whole turn at a time: an action is one of the ends that the turn may have."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from concordia_game.bots.planning import collector_at_rest, value_for
from concordia_game.bots.turns import Node, TurnSearch
from concordia_game.bots.value import Value
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.view import View
from concordia_game.env.single import ConcordiaEnv
from concordia_game.env.table import Seen

MOST_ENDS: Final = 256
"""So many ends of a turn can be chosen from."""

WIDTH: Final = 12
NODES: Final = 2500
"""What is spent on finding them: positions kept for each card at each step, and positions looked at."""


class ConcordiaTurnsEnv(ConcordiaEnv):
    """The game as one seat plays it, with a step for each turn.

    The ends of the own turn are looked for anew whenever the seat is asked; each leads to a different
    position. `ends` has a row for each of them: the features by which the bots judge it
    (`concordia_game.bots.names.feature_names`). What the seat can't foresee may come in between, a tile that
    is drawn or a question in somebody else's turn: then it is asked once more.
    """

    def __init__(self, *, width: int = WIDTH, nodes: int = NODES, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._width = width
        self._nodes = nodes
        self._value: Value | None = None
        self._ends: list[Node] = []
        state = self.table.state
        features = len(value_for(state).vector(state, state.players[0]))
        limit = np.finfo(np.float32).max
        self.action_space = spaces.Discrete(MOST_ENDS)
        vector = self.observation_space["observation"]  # type: ignore[index]
        self.observation_space = spaces.Dict(
            {
                "observation": vector,
                "action_mask": spaces.Box(0, 1, (MOST_ENDS,), np.int8),
                "ends": spaces.Box(-limit, limit, (MOST_ENDS, features), np.float32),
            }
        )
        self._features = features

    def __getstate__(self) -> dict[str, Any]:
        """Without what was searched: it is found again."""
        return {**self.__dict__, "_value": None, "_ends": bool(self._ends)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._ends = self._look() if kept["_ends"] else []

    @property
    def lines(self) -> list[list[str]]:
        """The moves that lead to each end, as texts."""
        setup = self.table.state.setup
        return [[move.text(setup) for move in node.line()] for node in self._ends]

    def legal(self, action: int) -> bool:
        """Whether there is such an end."""
        return 0 <= action < len(self._ends)

    def play(self, action: int) -> None:
        """Make the moves of a turn, as far as they are still what was foreseen."""
        stepper = self.table.stepper
        for move in self._ends[action].line():
            found = self._same(move)
            if found is None:
                return
            stepper.go_on(past_chance(apply(stepper.state, found)))

    def _same(self, move: Move) -> Move | None:
        """The move in the real position, if it is the own seat's to make."""
        state = self.table.state
        if state.decision.seat != self.seat:
            return None
        for legal in legal_moves(state):
            if legal == move:
                return legal
        return None

    def see(self) -> Seen:
        """What the seat sees, and what its turn may lead to."""
        seen = self.table.see(self.seat)
        mask = np.zeros(MOST_ENDS, np.int8)
        ends: NDArray[np.float32] = np.zeros((MOST_ENDS, self._features), np.float32)
        self._ends = [] if self.table.is_over() else self._look()
        mask[: len(self._ends)] = 1
        value = self._value
        for place, node in enumerate(self._ends):
            assert value is not None
            ends[place] = value.vector(node.state, node.state.players[self.seat])
        return {"observation": seen["observation"], "action_mask": mask, "ends": ends}

    def _look(self) -> list[Node]:
        """The distinct ends of the turn, from what the seat may know; the best of them if there are more."""
        state = View(self.table.state, self.seat).state
        value = self._value
        if value is None or value.tables.setup.tokens is not state.setup.tokens:
            value = value_for(state)
            self._value = value
        with collector_at_rest():
            return TurnSearch(value, self.seat, self._width, self._nodes).run(state)[:MOST_ENDS]
