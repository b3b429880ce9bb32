"""The bot that any other must beat: all legal moves are equally likely."""

from __future__ import annotations

from random import Random

from concordia_game.engine.agenda import Decision
from concordia_game.engine.moves import Move
from concordia_game.engine.view import View


def random_bot(view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
    """One of the moves at random."""
    return moves[int(rng.random() * len(moves))]
