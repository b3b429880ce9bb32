"""The end positions of a seat's own turn: a beam search up to the next seat's turn, without repetitions.

Every card, and every card that a Diplomat may copy, has a beam of its own, so that the many ways to use an
Architect don't crowd out a quiet Prefect.
"""

from __future__ import annotations

from typing import Final

from concordia_game.bots.known import Known
from concordia_game.bots.prospects import Prospects
from concordia_game.bots.pruning import is_repetition
from concordia_game.bots.value import Value
from concordia_game.engine.ids import CHANCE, NOBODY, Seat
from concordia_game.engine.moves import Copy, CopySpace, Move, PlayCard
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State

BEFORE_CARD: Final = 0
_COPIES: Final = 1000
_MOST_LEVELS: Final = 60
ALL_MOVES: Final = 1000
"""More than any decision offers."""

_AT_HAND: Final = 6
"""How many times more moves are tried in the decision at hand than in those after a card."""

_OVERDRAFT: Final = 3
"""At this multiple of its nodes, a search stops with what it has."""


class Node:
    """A position on the way through a turn, and the move that led there."""

    __slots__ = ("branch", "move", "parent", "state", "value")

    def __init__(self, state: State, parent: Node | None, move: Move | None, branch: int) -> None:
        self.state = state
        self.parent = parent
        self.move = move
        self.branch = branch
        self.value = 0.0

    def line(self) -> list[Move]:
        """The seat's moves from the beginning of the search to here."""
        found: list[Move] = []
        node: Node | None = self
        while node is not None:
            if node.move is not None:
                found.append(node.move)
            node = node.parent
        found.reverse()
        return found


def by_value(node: Node) -> float:
    """For sorting: the best first."""
    return -node.value


class TurnSearch:
    """Finds the best ends of a seat's turn: `width` positions per card at each step.

    Once `most` nodes are spent, every card continues with its best position only, so that none is left out.
    At most `glance` of the moves after a card are tried at each step.
    """

    __slots__ = ("ends", "glance", "known", "most", "nodes", "prospects", "seat", "turn", "value", "width")
    known: Known

    def __init__(self, value: Value, seat: Seat, width: int, most: int, glance: int = ALL_MOVES) -> None:
        self.value = value
        self.seat = seat
        self.width = width
        self.most = most
        self.glance = glance
        self.nodes = 0
        self.turn = 0
        self.ends: list[Node] = []
        self.prospects = Prospects(value, seat)

    def run(self, root: State) -> list[Node]:
        """The ends of the turn that were found, best first; never empty."""
        self.turn = root.turn
        self.ends = []
        self.known = Known(root)
        beam = [Node(root, None, None, BEFORE_CARD)]
        levels = 0
        while beam:
            levels += 1
            if self.ends and (self.nodes >= _OVERDRAFT * self.most or levels > _MOST_LEVELS):
                break
            beam = self._next_beam(beam, 1 if self.nodes >= self.most else self.width)
        if not self.ends:
            self.ends.append(self.straight_on(Node(root, None, None, BEFORE_CARD)))
        self.ends.sort(key=by_value)
        return self.ends

    def _next_beam(self, beam: list[Node], width: int) -> list[Node]:
        """The best children of each branch."""
        branches: dict[int, list[Node]] = {}
        for node in beam:
            for move in self._looked_at(node):
                if not is_repetition(node.move, move):
                    child = self._child(node, move)
                    if child is not None:
                        branches.setdefault(child.branch, []).append(child)
        following: list[Node] = []
        for children in branches.values():
            if len(children) > width:
                children.sort(key=by_value)
            following.extend(children[:width])
        return following

    def _looked_at(self, node: Node) -> list[Move]:
        """The moves, or if there are many, a few spread over the list; every card is included."""
        moves = legal_moves(node.state)
        most = self.glance * _AT_HAND if node.branch == BEFORE_CARD else self.glance
        if len(moves) <= most:
            return moves
        step = (len(moves) - 1) // most + 1
        return moves[::step]

    def _child(self, node: Node, move: Move) -> Node | None:
        """The position after a move, judged; None if it is already known or ends the turn."""
        state = self.pass_others(apply(node.state, move))
        self.nodes += 1
        if not self.known.is_new(state):
            return None
        child = self._judged(state, node, move)
        if self.ended(state):
            self.ends.append(child)
            return None
        return child

    def _judged(self, state: State, node: Node, move: Move) -> Node:
        """A node with its value; in the middle of an action, this includes what the rest of it promises."""
        child = Node(state, node, move, branch_of(node, move))
        child.value = self.value.margin(state, self.seat)
        if not self.ended(state):
            child.value += self.prospects.of(state)
        return child

    def straight_on(self, node: Node) -> Node:
        """An end reached by the best step each time, as a narrow beam may meet only known positions."""
        while not self.ended(node.state):
            best: Node | None = None
            for move in self._looked_at(node):
                child = self._judged(self.pass_others(apply(node.state, move)), node, move)
                self.nodes += 1
                if best is None or child.value > best.value:
                    best = child
            assert best is not None
            node = best
        return node

    def ended(self, state: State) -> bool:
        """Whether the seat has nothing more to decide in this turn."""
        return state.turn != self.turn or state.over or state.decision.seat != self.seat

    def pass_others(self, state: State) -> State:
        """Answer for chance, and for others who have to decide within this turn (a full storehouse)."""
        asked = state.decision.seat
        while state.turn == self.turn and asked not in (self.seat, NOBODY) and state.turn > 0:
            state = after_other(state, asked, self.value)
            self.nodes += 1
            asked = state.decision.seat
        return state


def branch_of(node: Node, move: Move) -> int:
    """Which beam a child belongs to."""
    if isinstance(move, PlayCard):
        return move.card + 1
    if isinstance(move, Copy):
        return _COPIES + move.seat
    if isinstance(move, CopySpace):
        return 2 * _COPIES + move.space
    return node.branch


def after_other(state: State, seat: Seat, value: Value) -> State:
    """The position after chance's answer, or another seat's likely answer to a small question."""
    if seat == CHANCE:
        return past_chance(state)
    best = state
    highest = -1000000.0
    for move in legal_moves(state):
        after = apply(state, move)
        found = value.margin(after, seat)
        if found > highest:
            highest = found
            best = after
    return best
