"""The coach of a game: what a move gives away, by the judgement of the bots."""

from __future__ import annotations

from concordia_game.bots.offhand import offhand
from concordia_game.bots.planning import value_for
from concordia_game.bots.turns import TurnSearch
from concordia_game.bots.value import Value
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State

WIDTH = 6
NODES = 400
"""What `normal` spends on a turn, roughly: a coach who sees much more than a good player confuses."""


def judged(state: State, seat: Seat, made: Move) -> tuple[Move, float] | None:
    """The best move in the place of one that is to be made, and the points that this one gives away.

    None where nothing can be said: a single move, or a question that the bots answer by rule of thumb. The
    state must be what the seat may know.
    """
    if len(legal_moves(state)) < 2:
        return None
    value = value_for(state)
    if offhand(state, state.decision, value) is not None:
        return None
    best, worth = _best(value, state, seat)
    if best == made:
        return best, 0.0
    after = past_chance(apply(state, made))
    goes_on = after.turn == state.turn and after.decision.seat == seat and not after.over
    left = _best(value, after, seat)[1] if goes_on else value.margin(after, seat)
    return best, max(0.0, worth - left)


def _best(value: Value, state: State, seat: Seat) -> tuple[Move, float]:
    """The first move of the best end of the turn, and what that end is worth."""
    ends = TurnSearch(value, seat, WIDTH, NODES).run(state)
    best = max(ends, key=lambda node: node.value)
    return best.line()[0], best.value
