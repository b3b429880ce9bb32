"""A bot that follows its plan: the line that it chose, until something comes between."""

from __future__ import annotations

from random import Random

from concordia_game.bots import load_bot
from concordia_game.bots.planning import PlanningBot
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

SMALL = "width=4&nodes=120"


def made(settings: str) -> PlanningBot:
    bot = load_bot(f"normal@1?{settings}")
    assert isinstance(bot, PlanningBot)
    return bot


def asked(bot: PlanningBot, state: State) -> Move:
    return bot(View(state, state.decision.seat), state.decision, legal_moves(state), Random(1))


def played(bot: PlanningBot, state: State) -> tuple[State, list[Move]]:
    """The rest of a turn."""
    turn, moves = state.turn, list[Move]()
    while state.turn == turn:
        moves.append(asked(bot, state))
        state = past_chance(apply(state, moves[-1]))
    return state, moves


def test_a_turn_is_searched_once() -> None:
    state = past_chance(new_state(Options("italia", 2), 1))
    follower, other = made(f"follow=1&{SMALL}"), made(SMALL)
    longest = 0
    for _ in range(12):
        before = follower.nodes
        first = asked(follower, state)
        searched = follower.nodes - before
        planned = [move for _, move in follower.plan]
        after, moves = played(follower, apply(state, first)) if follower.plan else (apply(state, first), [])
        assert moves == planned
        assert follower.nodes - before == searched
        longest = max(longest, len(moves))
        state, _ = played(other, past_chance(after))
    assert longest >= 2


def test_what_was_not_planned_for_is_searched_anew() -> None:
    state = past_chance(new_state(Options("italia", 2), 1))
    bot, fresh = made(f"follow=1&{SMALL}"), made(SMALL)
    asked(bot, state)
    assert bot.plan
    for move in legal_moves(state):
        other = apply(state, move)
        if move != asked(fresh, state) and other.turn == state.turn:
            assert bot.planned(other) is None
            assert asked(bot, other) == asked(fresh, other)
