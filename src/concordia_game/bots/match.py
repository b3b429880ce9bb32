"""A game between bots, from the deal to the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from concordia_game.bots.bot import Bot, view_for
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import NOBODY
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, chance_move, legal_moves, past_chance
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State


def play_game(setup: SetUp, bots: Sequence[Bot], seed: int) -> State:
    """The last position of a game; `seed` is for the bots, as the cards are already dealt."""
    return play_counted(setup, bots, seed)[0]


def play_counted(setup: SetUp, bots: Sequence[Bot], seed: int) -> tuple[State, int]:
    """The last position of a game, and how many decisions led to it."""
    rng = Random(seed)
    state = past_chance(begin(setup))
    count = 0
    while (seat := state.decision.seat) != NOBODY:
        moves = legal_moves(state)
        state = past_chance(apply(state, bots[seat](view_for(state, seat), state.decision, moves, rng)))
        count += 1
    return state, count


def own_answer(state: State, bots: Sequence[Bot | None], rng: Random) -> Move | None:
    """The answer of chance or a bot; None if it is up to a person."""
    drawn = chance_move(state)
    if drawn is not None:
        return drawn
    seat = state.decision.seat
    bot = bots[seat]
    return None if bot is None else bot(view_for(state, seat), state.decision, legal_moves(state), rng)
