"""Concordia for Gymnasium: one seat learns, bots take the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from concordia_game.bots import Bot
from concordia_game.bots.seating import Entrant, entrant_name, seated
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import Seat
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.view import View
from concordia_game.env.arguments import below, other_bots, whole
from concordia_game.env.pictures import MODES, check_mode, shown
from concordia_game.env.rewards import reward_called
from concordia_game.env.table import Seen, Table
from concordia_game.games.series import seed_of

Told = dict[str, Any]
"""What comes beside an observation."""


class ConcordiaEnv(gymnasium.Env[Seen, int]):
    """The game as one seat plays it.

    `bots` are the others, in turn order after the own seat, by their names or as functions or classes; one
    stands for all. `seat` is the own one; None takes the seats in turn, one each game. An illegal number ends
    the game with -1.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        *,
        bots: Entrant | Sequence[Entrant] = "random",
        seat: int | None = None,
        reward: str = "win",
        actions: str = "compact",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(options, actions)
        others = self.table.seats - 1
        self._others = other_bots(bots, others)
        self._fixed = None if seat is None else below(seat, self.table.seats, "seat")
        self._worth = reward_called(reward)
        self.seat = Seat(0)
        """The seat that learns, in the game that was dealt last."""
        self._forfeited = False
        """Whether an illegal number has ended the game."""
        self._bots: dict[Seat, Bot] = {}
        self._random = Random(0)
        self.observation_space: spaces.Space[Any] = self.table.observation_space()
        self.action_space: spaces.Space[Any] = self.table.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Told]:
        """Deal a game and let the bots play until the own seat is asked."""
        super().reset(seed=None if seed is None else whole(seed, "seed"))
        table = self.table
        table.reset(seed, options)
        self._forfeited = False
        games = table.dealt - 1 if table.dealt else 0
        self.seat = Seat(games % table.seats if self._fixed is None else self._fixed)
        self._bots = {
            Seat((self.seat + 1 + place) % table.seats): seated(bot, entrant_name(bot))
            for place, bot in enumerate(self._others)
        }
        self._random = Random(seed_of(table.seed, -1 - table.dealt))
        self._let_others_play()
        if table.is_over():
            raise ConcordiaError("the game is over before the own seat is asked: begin earlier")
        return self.see(), self._told()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Told]:
        """Name a number; the bots answer until the own seat is asked again."""
        table = self.table
        if table.is_over() or self._forfeited:
            raise ConcordiaError("the game is over: reset")
        action = whole(action, "action")
        if not self.legal(action):
            self._forfeited = True
            return self.see(), -1.0, True, False, {**self._told(), "illegal": True}
        self.play(action)
        self._let_others_play()
        reward = self._worth(table.state)[self.seat] if table.is_over() else 0.0
        return self.see(), reward, table.is_over(), False, self._told()

    def legal(self, action: int) -> bool:
        """Whether a number can be named now."""
        return action in self.table.stepper.numbers()

    def play(self, action: int) -> None:
        """Carry out a legal action."""
        self.table.play(action)

    def see(self) -> Seen:
        """What the own seat sees."""
        return self.table.see(self.seat)

    def _let_others_play(self) -> None:
        table = self.table
        while not table.is_over() and table.asked != self.seat:
            state = table.state
            seat = table.asked
            move = self._bots[seat](View(state, seat), state.decision, legal_moves(state), self._random)
            table.stepper.go_on(past_chance(apply(state, move)))

    def _told(self) -> Told:
        return {"seat": int(self.seat), "turn": self.table.state.turn}

    def render(self) -> Any:
        """The position as a text, a picture or pixels, as `render_mode` says."""
        return shown(self.table.state, self.render_mode)
