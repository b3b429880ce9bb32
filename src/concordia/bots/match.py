"""A game between bots, from the deal to the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from concordia.bots.bot import Bot, view_for
from concordia.engine.agenda import CHANCE, NOBODY
from concordia.engine.play import apply, chance_move, legal_moves
from concordia.engine.setup import SetUp
from concordia.engine.state import State
from concordia.records.games import begin


def play_game(setup: SetUp, bots: Sequence[Bot], seed: int) -> State:
    """The last position of a game; `seed` is for the bots, the cards are dealt already."""
    return play_counted(setup, bots, seed)[0]


def play_counted(setup: SetUp, bots: Sequence[Bot], seed: int) -> tuple[State, int]:
    """The last position of a game, and how many decisions led to it."""
    rng = Random(seed)
    state = begin(setup)
    count = 0
    while True:
        decision = state.decision
        seat = decision.seat
        if seat == NOBODY:
            return state, count
        if seat == CHANCE:
            state = _after_chance(state)
            continue
        moves = legal_moves(state)
        state = apply(state, bots[seat](view_for(state, seat), decision, moves, rng))
        count += 1


def _after_chance(state: State) -> State:
    """What the rules shuffle during the game comes from its seed, not from the bots'."""
    move = chance_move(state)
    assert move is not None
    return apply(state, move)
