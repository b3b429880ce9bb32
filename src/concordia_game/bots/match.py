"""A game between bots, from the deal to the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from concordia_game.bots.bot import Bot, view_for
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import CHANCE, NOBODY, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, chance_move, legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State


def play_game(setup: SetUp, bots: Sequence[Bot], seed: int) -> State:
    """The last position of a game; `seed` is for the bots, as the cards are already dealt."""
    return play_counted(setup, bots, seed)[0]


def play_counted(setup: SetUp, bots: Sequence[Bot], seed: int) -> tuple[State, int]:
    """The last position of a game, and how many decisions led to it."""
    state, noted = play_noted(setup, bots, seed, texts=False)
    return state, sum(seat != CHANCE for seat, _ in noted)


def play_noted(
    setup: SetUp, bots: Sequence[Bot], seed: int, texts: bool = True
) -> tuple[State, list[tuple[Seat, str]]]:
    """The last position of a game, and the moves that led to it with who made them, as a record has them.

    Writing moves takes about as long as making them: without `texts` they are left empty.
    """
    rng = Random(seed)
    state = begin(setup)
    noted: list[tuple[Seat, str]] = []
    while (seat := state.decision.seat) != NOBODY:
        move = chance_move(state)
        if move is None:
            move = bots[seat](view_for(state, seat), state.decision, legal_moves(state), rng)
        noted.append((seat, move.text(setup) if texts else ""))
        state = apply(state, move)
    return state, noted


def own_answer(state: State, bots: Sequence[Bot | None], rng: Random) -> Move | None:
    """The answer of chance or a bot; None if it is up to a person."""
    drawn = chance_move(state)
    if drawn is not None:
        return drawn
    seat = state.decision.seat
    bot = bots[seat]
    return None if bot is None else bot(view_for(state, seat), state.decision, legal_moves(state), rng)
