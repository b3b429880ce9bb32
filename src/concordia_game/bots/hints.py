"""Hints: the most promising moves in a decision, each with the margin it may lead to."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from concordia_game.bots.gains import NOTHING, Gains, gained
from concordia_game.bots.generations import settings_of, trained_network
from concordia_game.bots.judge import Judge
from concordia_game.bots.levels import looking_ahead, whole
from concordia_game.bots.offhand import offhand
from concordia_game.bots.planning import value_for
from concordia_game.bots.turns import Node, TurnSearch
from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View

HINTS = 3
HINT_WIDTH = 10
HINT_TURN_NODES = 1000
HINT_VISITS = 6
HINT_WORLDS = 3
HINT_NODES = 15_000
"""Done within a second: at most 25 microseconds per node with the compiled engine."""


class Hint:
    """A move, the line of play that it begins, the expected final margin, and what the turn is for."""

    __slots__ = ("gains", "lead", "line", "margin", "move")

    def __init__(self, move: Move, margin: float, line: list[Move], gains: Gains = NOTHING) -> None:
        self.move = move
        self.margin = margin
        self.line = line
        self.gains = gains
        """What the rest of the turn would bring, by god, houses, cards, goods ..."""
        self.lead: float | None = None
        """By how many points it is better than the next hint; None for the last one."""

    def __repr__(self) -> str:
        return f"<Hint {self.move!r}, margin {self.margin:.1f}>"


def suggest(view: View, decision: Decision, most: int = HINTS, seed: int = 0) -> list[Hint]:
    """The best moves in a decision, best first; based only on what the view shows."""
    state = view.state
    moves = legal_moves(state)
    settings = settings_of("hard")
    value = value_for(state, exact_end=whole(settings, "exact_end") > 0)
    known = offhand(state, decision, value)
    if known is not None:
        gains = gained(state, apply(state, known), decision.seat)
        return [Hint(known, value.margin(state, decision.seat), [known], gains)]
    search = TurnSearch(value, decision.seat, HINT_WIDTH, HINT_TURN_NODES, visits=HINT_VISITS)
    ends = search.run(state)
    if len(moves) == 1:
        return [_hint(state, decision.seat, ends[0], ends[0].value)]
    firsts = _best_of_moves(ends)
    compared = {"candidates": most, "same_card": most, "worlds": HINT_WORLDS, "slack": 1000.0, "busy": 1.0}
    deep = looking_ahead({**settings, **compared})
    judge = Judge(value, trained_network(), whole(settings, "reranked"), whole(settings, "leaves") > 0)
    ranked = deep.ranked(view, firsts, judge, Random(seed), HINT_NODES)
    found = [_hint(state, decision.seat, tried.node, tried.mean()) for tried in ranked]
    found.sort(key=lambda hint: -hint.margin)
    for better, worse in pairwise(found):
        better.lead = better.margin - worse.margin
    return found[:most]


def _best_of_moves(ends: list[Node]) -> list[Node]:
    """The best end that each first move leads to, best first."""
    found: dict[Move, Node] = {}
    for node in ends:
        found.setdefault(node.line()[0], node)
    return list(found.values())


def _hint(state: State, seat: Seat, node: Node, margin: float) -> Hint:
    line = node.line()
    return Hint(line[0], margin, line, gained(state, node.state, seat))
