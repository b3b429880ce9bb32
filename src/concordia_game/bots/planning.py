"""Bots that look for the best end of their own turn."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Protocol

from concordia_game.bots.deep import busy_share, is_busy
from concordia_game.bots.generations import trained_weights
from concordia_game.bots.judge import Judge
from concordia_game.bots.names import Weights
from concordia_game.bots.network import Network
from concordia_game.bots.offhand import offhand
from concordia_game.bots.taste import tasted
from concordia_game.bots.turns import ALL_MOVES, FORESIGHT, Node, TurnSearch
from concordia_game.bots.value import Value
from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import MOST_ALONE, NOBODY
from concordia_game.engine.moves import Move
from concordia_game.engine.state import State
from concordia_game.engine.view import View


class Chooser(Protocol):
    """How to choose one end of a turn among those found."""

    def __call__(self, view: View, root: State, ends: list[Node], judge: Judge, rng: Random, /) -> Node:
        """One of the ends."""


class PlanningBot:
    """Searches the rest of its turn at every decision, and plays the first move of the chosen line.

    Searching again instead of following the plan finds more: the beam starts farther on. With `follow` it
    carries out the plan as long as nothing comes between, in less than half of the time.
    The budget is in nodes, never in seconds: the same seed gives the same game on any machine. `share` is the
    part of them that it gets by the number of players, as a node costs more where more are judged, and
    `team_share` that in team play, where what the partner makes of a card costs nodes, too. With modules a
    node costs more, and a turn has more decisions: there the part `busy` of the nodes is left, and the beam
    is `busy_width` wide. With `visits` the fish market is searched before the cards. The search uses
    the linear value; a network, if there is one, corrects that of the best `reranked` ends. In its last turn,
    where what it reaches is the score, a bot looks `last_turn` times as wide; with `exact_end`, seats that
    have taken their last turn stand at their points. `leaves` says whether the network also judges where
    playing on leads to. With a `taste` it thinks too much of some things and too little of others;
    `rivals` is how much what the others have counts against it.
    """

    def __init__(
        self,
        choose: Chooser,
        width: int,
        most: int,
        share: dict[int, float],
        team_share: dict[int, float],
        weights: dict[int, Weights] | None = None,
        glance: int = ALL_MOVES,
        foresight: int = FORESIGHT,
        network: Network | None = None,
        reranked: int = 0,
        last_turn: int = 1,
        exact_end: bool = False,
        leaves: bool = True,
        taste: float = 0.0,
        follow: bool = False,
        busy: float = 1.0,
        busy_width: int = 0,
        visits: int = 0,
        rivals: float = 1.0,
    ) -> None:
        self.choose = choose
        self.width = width
        self.most = most
        self.share = share
        self.team_share = team_share
        self.weights = weights
        self.glance = glance
        self.foresight = foresight
        self.network = network
        self.reranked = reranked
        self.last_turn = last_turn
        self.exact_end = exact_end
        self.leaves = leaves
        self.taste = taste
        self.follow = follow
        self.busy = busy
        self.busy_width = busy_width or width
        self.visits = visits
        self.rivals = rivals
        self.plan: list[tuple[State, Move]] = []
        """The rest of the turn as it was planned: what is to be done where."""
        self.made: tuple[str, int, dict[str, str]] | None = None
        """The level, generation and changes that it was made of, if it was."""
        self.judge: Judge | None = None
        self.owner = NOBODY
        self.nodes = 0
        """The positions that it has looked at in its own turns, all decisions together."""

    def __call__(self, view: View, decision: Decision, moves: list[Move], rng: Random) -> Move:
        """The first move of the turn that looks best."""
        if len(moves) == 1:
            return moves[0]
        state = view.state
        planned = self.planned(state) if self.follow else None
        if planned is not None:
            return planned
        with collector_at_rest():
            judge = self.judge_of(state)
            value = judge.value
            known = offhand(state, decision, value)
            if known is not None:
                return known
            share = self.team_share if state.setup.options.teams else self.share
            times = 1 if state.concordia is None else self.last_turn
            options = state.setup.options
            width = self.busy_width if is_busy(options) else self.width
            most = int(self.most * share[state.setup.players] * busy_share(options, self.busy)) * times
            search = TurnSearch(
                value, decision.seat, width * times, most, self.glance, self.foresight, self.visits * times
            )
            ends = judge.reranked(search.run(state), decision.seat)
            self.nodes += search.nodes
            chosen = self.choose(view, state, ends, judge, rng)
            if self.follow:
                self.plan = steps(chosen)[1:]
            return chosen.line()[0]

    def __reduce__(self) -> tuple[object, ...]:
        """As it was made, with the rest of its plan; what it knows of a game is worked out again."""
        from concordia_game.bots.levels import revived

        if self.made is None:
            raise TypeError("only a bot that was made by its name can be pickled")
        return revived, (*self.made, self.plan, self.nodes)

    def planned(self, state: State) -> Move | None:
        """What the plan says here; nothing if the position is not one of those planned for."""
        for number, (expected, move) in enumerate(self.plan):
            if expected.turn == state.turn and expected.key() == state.key():
                self.plan = self.plan[number + 1 :]
                return move
        return None

    def judge_of(self, state: State) -> Judge:
        """The judge of this game, kept while the game is the same: its views share the list of tokens."""
        judge = self.judge
        # Every seat has a taste of its own, should a bot play several.
        owner = state.decision.seat if self.taste else NOBODY
        if judge is None or owner != self.owner or judge.value.tables.setup.tokens is not state.setup.tokens:
            self.owner = owner
            weights = tasted(self.weights, self.taste, state) if self.taste else self.weights
            value = value_for(state, weights, self.exact_end, self.rivals)
            judge = Judge(value, self.network, self.reranked, self.leaves)
            self.judge = judge
        return judge


def steps(node: Node) -> list[tuple[State, Move]]:
    """The moves from the beginning of the search to an end, each with the position in which it is made."""
    found: list[tuple[State, Move]] = []
    while node.parent is not None:
        if node.move is not None:
            found.append((node.parent.state, node.move))
        node = node.parent
    found.reverse()
    return found


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """Pause garbage collection: searches create no cycles, and looking for them takes a fifth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def value_for(
    state: State, weights: dict[int, Weights] | None = None, exact_end: bool = False, rivals: float = 1.0
) -> Value:
    """The value for this game, trained for its number of players; six sit there in team play only."""
    players = min(state.setup.players, MOST_ALONE)
    return Value((weights or trained_weights())[players], state.setup, exact_end, rivals)


def best_end(view: View, root: State, ends: list[Node], judge: Judge, rng: Random) -> Node:
    """The end with the highest value."""
    return ends[0]


def best_of_branches(ends: list[Node]) -> list[Node]:
    """The best end of each card, best first."""
    found: dict[int, Node] = {}
    for node in ends:
        found.setdefault(node.branch, node)
    return list(found.values())


class Distracted:
    """Misjudges every card by a random amount, as a beginner does; on a `whim` it plays any."""

    def __init__(self, error: float, whim: float = 0.0) -> None:
        self.error = error
        self.whim = whim

    def __call__(self, view: View, root: State, ends: list[Node], judge: Judge, rng: Random) -> Node:
        """The end that looks best at a glance."""
        cards = best_of_branches(ends)
        if self.whim and rng.random() < self.whim:
            return rng.choice(cards)
        return max(cards, key=lambda node: node.value + rng.gauss(0.0, self.error))
