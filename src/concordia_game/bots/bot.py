"""What a bot is: a callable that is given a view, a decision and its legal moves, and returns one."""

from __future__ import annotations

from random import Random
from typing import Protocol

from concordia_game.engine.agenda import Decision
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.state import State
from concordia_game.engine.view import View


class Bot(Protocol):
    """A player: a function, or a callable object.

    `moves` is never empty and belongs to the engine: read it, don't change it. `rng` is the only source of
    chance, so the same seed gives the same game.
    """

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random, /) -> Move:
        """The answer to the decision: one of the moves."""


class BotError(ConcordiaError):
    """A bot that can't be found or started, or that fails at the table."""


def view_for(state: State, seat: Seat) -> View:
    """The state as a seat sees it: a bot's only source of information."""
    return View(state, seat)
