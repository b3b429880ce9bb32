"""A game that is played by numbers: dealt again and again, seen by seats, moved on step by step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from concordia_game.actions import Catalogue, Stepper
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import NOBODY, Seat
from concordia_game.engine.play import past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.env.arguments import check_start, whole
from concordia_game.env.floats import floats
from concordia_game.files.options import options_from
from concordia_game.files.reading import state_from
from concordia_game.files.record import Record
from concordia_game.games.beginning import drawn_seed, new_state
from concordia_game.games.game import Game
from concordia_game.games.series import seed_of
from concordia_game.observations import Observer
from concordia_game.observations.observer import Rows
from concordia_game.observations.spec import MOST

Seen = dict[str, NDArray[Any]]
"""An observation, and the mask of the numbers that are legal."""


class Table:
    """The game of an environment, with the spaces in which it is told."""

    def __init__(self, options: dict[str, Any], actions: str) -> None:
        self.options = options_from(options)
        state = new_state(self.options, 1)
        self.seats = state.setup.players
        self.catalogue = Catalogue(state.setup, actions)
        self.observer = Observer(state.setup, self.catalogue)
        self.units: NDArray[np.float32] = np.array(self.observer.units, np.float32)
        self.nothing: NDArray[np.int8] = np.zeros(self.catalogue.size, np.int8)
        self.stepper = Stepper(self.catalogue, past_chance(state))
        self._rows = Rows(self.seats)
        self.seed = drawn_seed()
        self.dealt = 0
        """How many games of the series have been dealt."""

    def observation_space(self) -> spaces.Space[Any]:
        """A vector of small numbers, and a mask."""
        vector = spaces.Box(0.0, MOST * self.units, (self.observer.size,), np.float32)
        mask = spaces.Box(0, 1, (self.catalogue.size,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def action_space(self) -> spaces.Discrete[Any]:
        """The numbers of the catalogue."""
        return spaces.Discrete(self.catalogue.size)

    @property
    def state(self) -> State:
        """The position."""
        return self.stepper.state

    @property
    def asked(self) -> Seat:
        """The seat whose answer is awaited; NOBODY at the end."""
        return self.stepper.state.decision.seat

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.stepper.state.decision.seat == NOBODY

    def reset(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Deal the next game of the series, or with a seed the first of a new one; or begin elsewhere."""
        start = self.start(options or {})
        if seed is not None:
            self.seed, self.dealt = whole(seed, "seed"), 0
        if start is None:
            start = new_state(self.options, seed_of(self.seed, self.dealt))
            self.dealt += 1
        self.stepper.go_on(past_chance(start))

    def start(self, options: dict[str, Any]) -> State | None:
        """The position that the options name, if they do; those of others are none of our business."""
        check_start(options)
        if "record" in options:
            record, ply = options["record"], options.get("ply")
            game = Game.replay(record if isinstance(record, Record) else str(record))
            return self._checked(game.at(game.ply if ply is None else whole(ply, "ply")))
        position = options.get("position")
        return None if position is None else self._checked(position_from(position))

    def _checked(self, state: State) -> State:
        """A position of this board with these options: anything else would need other spaces."""
        other = replace(state.setup.options, map=self.options.map)
        if state.setup.board != self.observer.setup.board or other != self.options:
            raise ConcordiaError(f"{state!r} was not dealt with the options of this environment")
        return state

    def see(self, seat: Seat) -> Seen:
        """What a seat sees; the mask is empty unless it is asked."""
        stepper = self.stepper
        state = stepper.state
        if state.decision.seat != seat:
            return self.see_from_aside(state, seat)
        counts = self.observer.counts(View(state, seat), stepper.named, self._rows)
        mask = np.frombuffer(stepper.mask_bytes(), np.int8).copy()
        return {"observation": floats(counts, self.units)[0], "action_mask": mask}

    def see_from_aside(self, state: State, seat: Seat) -> Seen:
        """What a seat sees of a position in which it is not asked."""
        counts = self.observer.counts(View(state, seat), None, self._rows)
        return {"observation": floats(counts, self.units)[0], "action_mask": self.nothing.copy()}

    def play(self, number: int) -> None:
        """Name a number for the seat that is asked, and answer for chance."""
        stepper = self.stepper
        if stepper.choose(number) is not None and stepper.state.decision.seat < NOBODY:
            stepper.go_on(past_chance(stepper.state))


def position_from(given: Any) -> State:
    """A position as it is, as its line, or as plain data."""
    if isinstance(given, State):
        return given
    if isinstance(given, str):
        return State.from_line(given)
    return state_from(given, "position")
