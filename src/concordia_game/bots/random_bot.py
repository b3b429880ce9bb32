"""The bot that any other must beat: every legal move is as likely as the next."""

from __future__ import annotations

from random import Random

from concordia_game.engine.agenda import Decision
from concordia_game.engine.moves import Move
from concordia_game.engine.view import View


def random_bot(view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
    """Any of the moves."""
    return moves[int(rng.random() * len(moves))]
