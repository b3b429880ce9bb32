"""Bots that plan a whole turn, and play it decision by decision as long as things go as planned."""

from __future__ import annotations

from random import Random
from typing import Protocol

from concordia.bots.turns import Node, TurnSearch
from concordia.bots.value import Value
from concordia.bots.weights import Knots, trained_weights
from concordia.engine.agenda import Decision
from concordia.engine.moves import Move
from concordia.engine.state import State
from concordia.engine.view import View


class Plan:
    """The moves of a turn, each with the position in which it is meant."""

    def __init__(self) -> None:
        self._moves: dict[object, Move] = {}
        self._game: object = None

    def remember(self, root: State, node: Node) -> None:
        """Keep the line that leads from a position to a node."""
        self._moves = {}
        self._game = _game_of(root)
        following: Node | None = node
        while following is not None and following.parent is not None:
            assert following.move is not None
            self._moves[following.parent.state.key()] = following.move
            following = following.parent

    def is_of(self, state: State) -> bool:
        """Whether it was made for this turn of this game."""
        return self._game == _game_of(state)

    def next_move(self, state: State) -> Move | None:
        """The move meant for this position; None if it was not foreseen."""
        if not self.is_of(state):
            return None
        return self._moves.get(state.key())


def _game_of(state: State) -> object:
    """What tells two games apart: the same position may mean something else on another board."""
    return (state.setup.board.id, state.turn, tuple(state.setup.tokens))


class Chooser(Protocol):
    """How one end of a turn is chosen among those found."""

    def __call__(self, view: View, root: State, ends: list[Node], value: Value, rng: Random, /) -> Node:
        """One of the ends."""


class PlanningBot:
    """Searches the own turn and plays the chosen line.

    The budget is in nodes, never in seconds: the same seed gives the same game on any machine.
    """

    def __init__(
        self,
        choose: Chooser,
        width: int,
        most: int,
        weights: dict[int, Knots] | None = None,
        choose_again: Chooser | None = None,
    ) -> None:
        self.choose = choose
        self.choose_again = choose_again or choose
        """For a turn that did not go as planned, after the first plan has used up the time for it."""
        self.width = width
        self.most = most
        self.weights = weights
        self.plan = Plan()

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
        """The next move of the plan, or of a new one."""
        if len(moves) == 1:
            return moves[0]
        state = view.state
        planned = self.plan.next_move(state)
        if planned is not None and planned in moves:
            return planned
        value = value_for(state, self.weights)
        ends = TurnSearch(value, decision.seat, self.width, self.most).run(state)
        choose = self.choose_again if self.plan.is_of(state) else self.choose
        chosen = choose(view, state, ends, value, rng)
        self.plan.remember(state, chosen)
        return chosen.line()[0]


def value_for(state: State, weights: dict[int, Knots] | None = None) -> Value:
    """The value for this game: trained for its number of players."""
    return Value((weights or trained_weights())[state.setup.players], state.setup)


def best_end(view: View, root: State, ends: list[Node], value: Value, rng: Random) -> Node:
    """The end with the highest value."""
    return ends[0]


def best_of_branches(ends: list[Node]) -> list[Node]:
    """The best end of each card, best first."""
    found: dict[int, Node] = {}
    for node in ends:
        found.setdefault(node.branch, node)
    return list(found.values())


class Distracted:
    """Misjudges every card by a random amount, as a beginner does."""

    def __init__(self, error: float) -> None:
        self.error = error

    def __call__(self, view: View, root: State, ends: list[Node], value: Value, rng: Random) -> Node:
        """The end that looks best at a glance."""
        return max(best_of_branches(ends), key=lambda node: node.value + rng.gauss(0.0, self.error))
