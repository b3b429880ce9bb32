"""A bot that goes for the best position in sight; a card is judged by the best immediate answer."""

from __future__ import annotations

from random import Random
from typing import Final

from concordia_game.bots.random_bot import random_bot
from concordia_game.bots.worth import Judge
from concordia_game.engine.agenda import Decision
from concordia_game.engine.moves import Copy, Move, PlayCard
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View

PATIENCE: Final = 120
"""Turns per player after which it plays at random: even a game in which nobody makes progress must end."""


def greedy_bot(view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
    """The move with the best outlook; the first one if several are equal."""
    if len(moves) == 1:
        return moves[0]
    state = view.state
    if state.turn > PATIENCE * state.setup.players:
        return random_bot(view, decision, moves, rng)
    judge = Judge(state, view.seat)
    return max(moves, key=lambda move: outlook(state, move, judge))


def outlook(state: State, move: Move, judge: Judge) -> float:
    """What a move leads to; for a card, played or copied, the best answer that follows."""
    child = apply(state, move)
    if isinstance(move, (PlayCard, Copy)) and child.turn == state.turn and child.decision.seat == judge.seat:
        return max([outlook(child, answer, judge) for answer in legal_moves(child)])
    return judge.worth(child)
