"""The search of `hard`: the best ends of the bot's own turn are played on by all seats, in sampled worlds.

It is a max^n search, wide at the root and narrow below: every seat answers with the turn that is best for
itself. Ends that fall behind drop out early (sequential halving), so the nodes go where it is close.
"""

from __future__ import annotations

from random import Random

from concordia_game.bots.judge import Judge
from concordia_game.bots.turns import Node, TurnSearch
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CHANCE, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View


class Candidate:
    """An end of the turn, and what became of it in the worlds tried so far."""

    __slots__ = ("node", "total", "tried")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.total = 0.0
        self.tried = 0

    def mean(self) -> float:
        """The average value after playing on; if it was not tried, its value as it stands."""
        return self.total / self.tried if self.tried else self.node.value


class Purse:
    """The nodes spent on the current turn of the current game."""

    def __init__(self) -> None:
        self._turn: object = None
        self._spent = 0

    def spent_on(self, state: State) -> int:
        """What this turn has cost so far."""
        seat = state.decision.seat if state.setup.options.teams else state.active
        turn = (state.turn, seat, state.setup.board.id, tuple(state.setup.tokens))
        if turn != self._turn:
            self._turn = turn
            self._spent = 0
        return self._spent

    def spend(self, nodes: int) -> None:
        """Count nodes."""
        self._spent += nodes


class Deep:
    """Chooses among the ends of a turn by playing on from them.

    `candidates` ends are compared, first in `worlds` sampled worlds and then in twice as many each time half
    of the candidates drop out. `rounds` of turns are played on, half as many with partners, each turn with a
    beam `width` wide and at most `nodes` nodes; if there is a network, it judges the best `reranked` ends
    of each. The search stops once `most` nodes have been spent, or
    `most_a_turn` by all decisions of a turn, which partners share; after that, the end with the best value is
    taken as it stands. `candidates`, `rounds`, `nodes` and `most_a_turn` go by the number of players: the
    more there are, the more turns make a round, and the more a node costs, as all seats are judged. In teams
    it compares `team_candidates`; with modules a node costs more, and the part `busy` of all that is left.
    A turn that is played on needs more nodes there, `busy_nodes` times as many. With the fish market it is
    searched for the best `visits` ways to leave the market first, and then `market_width` wide.
    """

    def __init__(
        self,
        candidates: dict[int, int],
        same_card: int,
        slack: float,
        worlds: int,
        rounds: dict[int, int],
        width: int,
        nodes: dict[int, int],
        most: int,
        most_a_turn: dict[int, int],
        reranked: int = 0,
        team_candidates: dict[int, int] | None = None,
        busy: float = 1.0,
        busy_nodes: float = 1.0,
        visits: int = 0,
        market_width: int = 0,
    ) -> None:
        self.candidates = candidates
        self.team_candidates = team_candidates or candidates
        self.rounds = rounds
        self.worlds = worlds
        self.width = width
        self.nodes = nodes
        self.most = most
        self.most_a_turn = most_a_turn
        self.reranked = reranked
        self.busy = busy
        self.busy_nodes = busy_nodes
        self.visits = visits
        self.market_width = market_width or width
        self.purse = Purse()
        self.played_on = 0
        """The positions that it has looked at, all decisions together."""
        self.slack = slack
        """Ends that look worse than the best by more than this many points are ignored."""
        self.same_card = same_card
        """How many ends of one card are examined more closely."""

    def __call__(self, view: View, root: State, ends: list[Node], judge: Judge, rng: Random) -> Node:
        """The end that fares best."""
        left = busy_share(root.setup.options, self.busy)
        a_turn = int(self.most_a_turn[root.setup.players] * left) // members(root)
        most = min(int(self.most * left), a_turn - self.purse.spent_on(root))
        return self.ranked(view, ends, judge, rng, most)[0].node

    def ranked(self, view: View, ends: list[Node], judge: Judge, rng: Random, most: int) -> list[Candidate]:
        """The candidates, best first; those that dropped out early come last."""
        left = [Candidate(node) for node in self.shortlist(ends, self.compared(view.state.setup))]
        dropped: list[Candidate] = []
        dice = Dice(rng.getrandbits(64))
        worlds = self.worlds
        nodes = 0
        while len(left) > 1:
            for _ in range(worlds):
                if nodes < most:
                    nodes += self.try_all(view.sample(dice), view.seat, left, judge)
            left.sort(key=_worst_last)
            kept = len(left) // 2 if nodes < most else 1
            dropped = left[kept:] + dropped
            left = left[:kept]
            worlds *= 2
        self.purse.spend(nodes)
        self.played_on += nodes
        return left + dropped

    def compared(self, setup: SetUp) -> int:
        """How many ends it compares at this table."""
        most = self.team_candidates if setup.options.teams else self.candidates
        return max(1, round(most[setup.players] * busy_share(setup.options, self.busy)))

    def shortlist(self, ends: list[Node], most: int) -> list[Node]:
        """The best ends, not too many of one card."""
        found: list[Node] = []
        by_branch: dict[int, int] = {}
        for node in ends:
            same = by_branch.get(node.branch, 0)
            if same < self.same_card and node.value > ends[0].value - self.slack:
                by_branch[node.branch] = same + 1
                found.append(node)
        return found[:most]

    def try_all(self, world: State, seat: Seat, left: list[Candidate], judge: Judge) -> int:
        """Try all candidates in the same world, so that luck doesn't decide between them; the nodes spent."""
        players = world.setup.players
        options = world.setup.options
        width = self.market_width if options.fish else self.width
        nodes = int(self.nodes[players] * busy_share(options, self.busy_nodes))
        playout = Playout(judge, width, nodes, self.reranked, self.visits)
        rounds = -(-self.rounds[players] // members(world))
        last = world.turn + 1 + rounds * players
        for candidate in left:
            end = playout.run(carried_out(world, candidate.node.line()), last)
            candidate.total += judge.margin(end, seat)
            candidate.tried += 1
        return playout.nodes


class Playout:
    """Plays on: each seat takes the turn that is best for itself."""

    def __init__(self, judge: Judge, width: int, most: int, reranked: int, visits: int = 0) -> None:
        self.judge = judge
        self.width = width
        self.most = most
        self.reranked = reranked
        self.visits = visits
        self.nodes = 0

    def run(self, state: State, last: int) -> State:
        """The position when turn `last` begins, or at the end of the game."""
        while not state.over and state.turn < last:
            state = self._next(state)
        return state

    def _next(self, state: State) -> State:
        asked = state.decision.seat
        if asked == CHANCE:
            return past_chance(state)
        search = TurnSearch(self.judge.value, asked, self.width, self.most, visits=self.visits)
        ends = self.judge.reranked(search.run(state), asked, self.reranked)
        self.nodes += search.nodes
        return ends[0].state


def busy_share(options: Options, busy: float) -> float:
    """What is left of the nodes: with modules, each costs more."""
    return busy if is_busy(options) else 1.0


def is_busy(options: Options) -> bool:
    """Whether modules give a turn more decisions, and more to weigh in each."""
    return bool(options.salt or options.forum or options.fish)


def members(state: State) -> int:
    """How many act in each turn."""
    return 2 if state.setup.options.teams else 1


def _worst_last(candidate: Candidate) -> float:
    return -candidate.mean()


def carried_out(world: State, line: list[Move]) -> State:
    """The world after a line of moves, as far as they are possible there."""
    state = world
    for move in line:
        state = past_chance(state)
        if state.turn != world.turn or move not in legal_moves(state):
            break
        state = apply(state, move)
    return state
