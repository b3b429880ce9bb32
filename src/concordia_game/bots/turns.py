"""The end positions of a seat's own turn: a beam search up to the next seat's turn, without repetitions.

Every card, and every card that a Diplomat may copy, has a beam of its own, so that the many ways to use an
Architect don't crowd out a quiet Prefect.

What is done at the fish market comes before the card (F3.1). A search may look for the best ways to leave it
first, so that visits don't crowd out the cards.

In team play a seat plans up to where its partner is asked. What the partner makes of a card counts for the
card: the best end of each is played on to the end of the turn, with few nodes.
"""

from __future__ import annotations

from typing import Final

from concordia_game.bots.known import Known
from concordia_game.bots.prospects import Prospects
from concordia_game.bots.pruning import is_repetition
from concordia_game.bots.value import Value
from concordia_game.engine.agenda import frames
from concordia_game.engine.ids import CHANCE, NOBODY, Seat
from concordia_game.engine.modules.fish.phase import MarketPhase
from concordia_game.engine.modules.teams.turns import GiveMoney
from concordia_game.engine.moves import Copy, CopySpace, Move, PlayCard, TakeRole
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import Player, State

BEFORE_CARD: Final = 0
_COPIES: Final = 1000
_ROLES: Final = 10_000
_MOST_LEVELS: Final = 60
ALL_MOVES: Final = 1000
"""More than any decision offers."""

_AT_HAND: Final = 6
"""How many times more moves are tried in the decision at hand than in those after a card."""

_OVERDRAFT: Final = 3
"""At this multiple of its nodes, a search stops with what it has."""

FORESIGHT: Final = 2
"""How deep partners' searches may be nested: a Legatus needs the partner's card, and what both make of it."""

_PARTNER_NODES: Final = 30
_PARTNER_GLANCE: Final = 6
"""What is spent on the partner's share of a turn."""

_PARTNER_SHARE: Final = 2
"""At this multiple of its nodes, a search no longer asks what the partner makes of further cards."""


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


def best_of(nodes: list[Node], most: int) -> list[Node]:
    """The best, best first if there are more; otherwise all as they are."""
    if len(nodes) > most:
        nodes.sort(key=by_value)
    return nodes[:most]


class TurnSearch:
    """Finds the best ends of a seat's turn: `width` positions per card at each step.

    Once `most` nodes are spent, every card continues with its best position only, so that none is left out.
    At most `glance` of the moves after a card are tried at each step. With `visits`, the best so many ways to
    leave the fish market are found before any card is tried, which costs nodes of their own; without it, a
    visit is a step like any other. With a partner, `foresight` says how deep searches for the rest of the
    turn may be nested; without it, ends are judged as they stand.
    """

    __slots__ = (
        "ends",
        "foresight",
        "glance",
        "known",
        "most",
        "nodes",
        "partner",
        "prospects",
        "seat",
        "turn",
        "value",
        "visits",
        "width",
    )
    known: Known

    def __init__(
        self,
        value: Value,
        seat: Seat,
        width: int,
        most: int,
        glance: int = ALL_MOVES,
        foresight: int = FORESIGHT,
        visits: int = 0,
    ) -> None:
        self.value = value
        self.seat = seat
        self.partner = partner_of(value, seat)
        self.width = width
        self.most = most
        self.glance = glance
        self.foresight = foresight
        self.visits = visits
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
        if self.visits and is_at_market(root):
            beam = self._after_market(beam)
        before = self.nodes
        levels = 0
        while beam:
            levels += 1
            spent = self.nodes - before
            if self.ends and (spent >= _OVERDRAFT * self.most or levels > _MOST_LEVELS):
                break
            beam = self._next_beam(beam, 1 if spent >= self.most else self.width)
        if not self.ends:
            self.ends.append(self.straight_on(Node(root, None, None, BEFORE_CARD)))
        if self.partner != NOBODY and self.foresight:
            self._add_partner()
        self.ends.sort(key=by_value)
        return self.ends

    def _after_market(self, beam: list[Node]) -> list[Node]:
        """The best positions in which the market has been left; it may be left at any time."""
        left: list[Node] = []
        while beam:
            visiting: list[Node] = []
            for child in self._children(beam):
                (visiting if is_at_market(child.state) else left).append(child)
            beam = best_of(visiting, 1 if self.nodes >= self.most else self.visits)
        return best_of(left, self.visits)

    def _next_beam(self, beam: list[Node], width: int) -> list[Node]:
        """The best children of each branch."""
        branches: dict[int, list[Node]] = {}
        for child in self._children(beam):
            branches.setdefault(child.branch, []).append(child)
        following: list[Node] = []
        for children in branches.values():
            following.extend(best_of(children, width))
        return following

    def _children(self, beam: list[Node]) -> list[Node]:
        """The new positions after one more move, but for the ends of the turn, which are noted."""
        found: list[Node] = []
        for node in beam:
            for move in self._looked_at(node):
                if not is_repetition(node.move, move):
                    child = self._child(node, move)
                    if child is not None:
                        found.append(child)
        return found

    def _looked_at(self, node: Node) -> list[Move]:
        """The moves, or if there are many, a few spread over the list; every card is included."""
        moves = legal_moves(node.state)
        if isinstance(node.state.decision, GiveMoney):
            return moves[:1]  # nothing: gifts are not planned ahead
        most = self.glance * _AT_HAND if node.branch == BEFORE_CARD else self.glance
        if len(moves) <= most:
            return moves
        step = (len(moves) - 1) // most + 1
        return moves[::step]

    def _child(self, node: Node, move: Move) -> Node | None:
        """The position after a move, judged; None if it is already known or ends the turn."""
        state = self.pass_others(apply(node.state, move))
        self.nodes += 1
        margin = self.value.margin(state, self.seat)
        if not self.known.is_new(state, margin + places_mixed(state.players[self.seat])):
            return None
        child = self._judged(state, node, move, margin)
        if self.ended(state):
            self.ends.append(child)
            return None
        return child

    def _judged(self, state: State, node: Node, move: Move, margin: float) -> Node:
        """A node with its value; in the middle of an action, this includes what the rest of it promises."""
        child = Node(state, node, move, branch_of(node, move))
        child.value = margin
        if not self.ended(state):
            child.value += self.prospects.of(state)
        return child

    def straight_on(self, node: Node) -> Node:
        """An end reached by the best step each time, as a narrow beam may meet only known positions."""
        while not self.ended(node.state):
            best: Node | None = None
            for move in self._looked_at(node):
                after = self.pass_others(apply(node.state, move))
                child = self._judged(after, node, move, self.value.margin(after, self.seat))
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
        """Answer for chance, and for rivals who have to decide within this turn (a full storehouse)."""
        asked = state.decision.seat
        while state.turn == self.turn and asked not in (self.seat, self.partner, NOBODY) and state.turn > 0:
            state = after_other(state, asked, self.value)
            self.nodes += 1
            asked = state.decision.seat
        return state

    def _add_partner(self) -> None:
        """Add to every end what the partner still makes of the turn: the same for all ends of a branch."""
        best: dict[int, Node] = {}
        complete = False
        for node in self.ends:
            if not self._shared(node.state):
                complete = True
            elif node.branch not in best or node.value > best[node.branch].value:
                best[node.branch] = node
        if not best or (len(best) == 1 and not complete):
            return  # it would be the same for all
        gains: dict[int, float] = {}
        spare = 0.0
        until = self.nodes + _PARTNER_SHARE * self.most
        for node in sorted(best.values(), key=by_value):
            if self.nodes < until:
                spare = self.value.margin(self._played_on(node.state), self.seat) - node.value
            gains[node.branch] = spare
        for node in self.ends:
            if self._shared(node.state):
                node.value += gains[node.branch]

    def _shared(self, state: State) -> bool:
        """Whether the turn goes on with the partner."""
        return state.turn == self.turn and state.turn > 0 and state.decision.seat == self.partner

    def _played_on(self, state: State) -> State:
        """The end of the turn, if both partners do what is best for the team at a glance."""
        while state.turn == self.turn and not state.over:
            asked = state.decision.seat
            if asked in (self.seat, self.partner):
                glance = min(self.glance, _PARTNER_GLANCE)
                search = TurnSearch(self.value, asked, 1, _PARTNER_NODES, glance, self.foresight - 1)
                state = search.run(state)[0].state
                self.nodes += search.nodes
            else:
                state = after_other(state, asked, self.value)
                self.nodes += 1
        return state


def places_mixed(player: Player) -> float:
    """A number that tells most ways to place the colonists apart: many of them are worth the same."""
    mixed = 0
    for place in player.land:
        mixed += (place + 7) * (place + 7)
    for place in player.sea:
        mixed += (place + 211) * (place + 11)
    return float(mixed * 256)


def branch_of(node: Node, move: Move) -> int:
    """Which beam a child belongs to."""
    if isinstance(move, PlayCard):
        return move.card + 1
    if isinstance(move, Copy):
        return _COPIES + move.seat
    if isinstance(move, CopySpace):
        return 2 * _COPIES + move.space
    if isinstance(move, TakeRole):
        return node.branch + _ROLES * (move.role + 1)
    return node.branch


def is_at_market(state: State) -> bool:
    """Whether the fish market has not been left yet in this turn."""
    return any(isinstance(frame.item, MarketPhase) for frame in frames(state.agenda))


def partner_of(value: Value, seat: Seat) -> Seat:
    """Who carries out the same cards; nobody without team play."""
    partner = value.tables.setup.partners[seat]
    return NOBODY if partner is None else partner


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
