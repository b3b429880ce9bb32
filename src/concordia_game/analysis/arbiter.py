"""Judges a stretch of a game: what the best turn would have been, and what the one played gave away.

All is judged from what the seat could know: turns are compared in worlds sampled from its view, the same for
all of them. What turned up in fact is not held against anybody.
"""

from __future__ import annotations

from typing import Final

from concordia_game.analysis.budgets import Budget
from concordia_game.analysis.grounds import LATER, PACE, RIVALS, Grounds, Weighing, less, scaled, summed
from concordia_game.analysis.stretches import Stretch
from concordia_game.bots.chances import Forecast
from concordia_game.bots.deep import Playout
from concordia_game.bots.features import game_left
from concordia_game.bots.turns import Node, TurnSearch
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CHANCE, NOBODY, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View

Line = list[Move]
TO_THE_END: Final = 1_000_000
"""A turn that no game reaches."""

SEED: Final = 20_131_114
"""What the worlds follow from, with the turn's number: nothing in them depends on what is hidden."""

LAST_ROUND: Final = 20
"""How much wider the last turns of a game are searched: where they end is the score."""

GRAIN: Final = 6
"""Chances are compared with so many decimals; if they are equal, the margin decides."""


class Tried:
    """A turn in all worlds: where it led, and what that is worth."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.ends: list[State] = []
        """The positions in which the turn was over."""
        self.leaves: list[State] = []
        """Those that playing on led to."""
        self.chances: list[float] = []
        """On average, by seat."""
        self.margin = 0.0

    def worth(self, seat: Seat) -> tuple[float, float]:
        """For comparing: the chance, then the margin."""
        return round(self.chances[seat], GRAIN), self.margin


class Verdict:
    """What is to be said of a stretch."""

    def __init__(self, best: Tried, played: Tried, after: Tried) -> None:
        self.best = best
        self.played = played
        self.after = after
        """What the position is worth with all that turned up."""
        self.why: Grounds = {}
        """By what the turn played differs from the best, in points."""

    def loss(self, seat: Seat) -> float:
        """How much of the chance to win was given away."""
        return max(0.0, self.best.chances[seat] - self.played.chances[seat])

    def luck(self) -> list[float]:
        """What turned up did for every seat."""
        return [now - due for now, due in zip(self.after.chances, self.played.chances, strict=True)]


def in_last_round(state: State) -> bool:
    """Whether the game ends before anybody has another turn."""
    return state.concordia is not None and not state.over


class Arbiter:
    """Judges the stretches of one game."""

    def __init__(self, first: State, budget: Budget, seed: int = SEED) -> None:
        self.forecast = Forecast(first)
        self.judge = self.forecast.judge
        self.budget = budget
        self.seed = seed
        """What the worlds follow from, with the number of the turn."""
        self.weighing = Weighing(self.forecast.value)

    def verdict(self, stretch: Stretch) -> Verdict:
        """What the seat could have known to be best, what it did, and what came of it."""
        state, seat = stretch.state, stretch.seat
        view = View(state, seat)
        lines = self.candidates(view.state, seat)
        if stretch.moves not in lines:
            lines.append(stretch.moves)
        until = self.until(state)
        tried = self.compared(view, lines, state.turn, until)
        played = tried[lines.index(stretch.moves)]
        # The played turn is named where another is no better.
        best = max([played, *tried], key=lambda one: one.worth(seat))
        after = played
        if stretch.revealed:
            after = self.compared(View(stretch.after, seat), [[]], state.turn, until)[0]
        verdict = Verdict(best, played, after)
        if best is not played:
            verdict.why = self.why(state, seat, best, played)
        return verdict

    def ends(self, known: State, seat: Seat) -> list[Node]:
        """The ends of the turn that the search finds, best first by the value alone."""
        budget = self.budget
        times = 1 if known.concordia is None else LAST_ROUND
        value, visits = self.judge.value, budget.visits * times
        search = TurnSearch(value, seat, budget.width * times, budget.nodes * times, visits=visits)
        return search.run(known)

    def candidates(self, known: State, seat: Seat) -> list[Line]:
        """The most promising turns, not too many of one card."""
        budget = self.budget
        found: list[Node] = []
        by_branch: dict[int, int] = {}
        for node in self.judge.reranked(self.ends(known, seat), seat):
            same = by_branch.get(node.branch, 0)
            if same < budget.same_card:
                by_branch[node.branch] = same + 1
                found.append(node)
        return [node.line() for node in found[: budget.candidates]]

    def until(self, state: State) -> int:
        """The turn up to which is played on: a later one by so many rounds, the end in the last round."""
        if state.concordia is not None:
            return TO_THE_END
        return state.turn + 1 + self.budget.rounds * state.setup.players

    def compared(self, view: View, lines: list[Line], turn: int, until: int) -> list[Tried]:
        """Turns of the view's seat in the same worlds; empty ones are where the game already stands."""
        found = [Tried(line) for line in lines]
        dice = Dice(self.seed + turn)
        for _ in range(self.budget.worlds):
            world = view.sample(dice)
            for tried in found:
                end = self._turn_played(world, view.seat, tried.line, turn)
                tried.ends.append(end)
                tried.leaves.append(self._played_on(end, until))
        for tried in found:
            tried.chances = self._chances(tried)
            margins = [self.judge.margin(leaf, view.seat) for leaf in tried.leaves]
            tried.margin = sum(margins) / len(margins)
        return found

    def _chances(self, tried: Tried) -> list[float]:
        """The mean of all worlds. Those of a last round count only if it always ends alike: it is decided."""
        both = list(zip(tried.ends, tried.leaves, strict=True))
        judged = [self._led_to(end, leaf) for end, leaf in both]
        ended = any(leaf.over and in_last_round(end) for end, leaf in both)
        if ended and any(chances != judged[0] for chances in judged):
            judged = [self.forecast.chances(end) for end in tried.ends]
        return [sum(column) / len(judged) for column in zip(*judged, strict=True)]

    def _led_to(self, end: State, leaf: State) -> list[float]:
        """What a turn's end is worth by where playing on led to.

        Before the last round others may well play otherwise: a lead there decides as much as one does now,
        also where the game is over.
        """
        if end.over or in_last_round(end):
            return self.forecast.chances(leaf)
        return self.forecast.chances_of(self.forecast.margins(leaf), end)

    def _turn_played(self, world: State, seat: Seat, line: Line, turn: int) -> State:
        """The end of the turn: the line as far as it is possible there, then what seems best."""
        state = self.followed(world, seat, line, turn)[1]
        return self._ahead().run(state, turn + 1)

    def _played_on(self, end: State, until: int) -> State:
        """Where the game gets if everybody does what seems best; the last round is looked at more closely."""
        budget = self.budget
        if until == TO_THE_END:
            return Playout(self.judge, budget.width, budget.nodes, 0, budget.visits).run(end, until)
        return self._ahead().run(end, until)

    def _ahead(self) -> Playout:
        """Turns that are played on, at a glance."""
        budget = self.budget
        return Playout(self.judge, budget.ahead_width, budget.ahead_nodes, 0, budget.visits)

    def followed(self, state: State, seat: Seat, line: Line, turn: int) -> tuple[list[str], State]:
        """A seat's moves carried out, with the likely answers of others; all as texts, but chance's."""
        texts: list[str] = []
        for move in line:
            state = self._others_answered(state, seat, turn, texts)
            if state.turn != turn or state.decision.seat != seat or move not in legal_moves(state):
                break
            texts.append(move.text(state.setup))
            state = apply(state, move)
        return texts, self._others_answered(state, seat, turn, texts)

    def _others_answered(self, state: State, seat: Seat, turn: int, texts: list[str]) -> State:
        partner = state.setup.partners[seat]
        while state.turn == turn and (asked := state.decision.seat) not in (seat, partner, NOBODY):
            if asked == CHANCE:
                state = past_chance(state)
                continue
            answer = self._best_answer(state, asked)
            texts.append(answer.text(state.setup))
            state = apply(state, answer)
        return state

    def _best_answer(self, state: State, seat: Seat) -> Move:
        """What a rival would say to a small question, such as what to forgo."""
        return max(legal_moves(state), key=lambda move: self.judge.value.margin(apply(state, move), seat))

    def why(self, state: State, seat: Seat, best: Tried, played: Tried) -> Grounds:
        """By what two turns differ, averaged over the worlds; less than 0 is what was missed."""
        found = summed(
            [
                self._difference(mine, other, seat, game_left(state))
                for mine, other in zip(played.ends, best.ends, strict=True)
            ]
        )
        own = scaled(found, 1.0 / len(played.ends))
        own[LATER] = played.margin - best.margin - sum(own.values())
        return own

    def _difference(self, mine: State, other: State, seat: Seat, left: float) -> Grounds:
        """What one end of a turn has beyond another one, as the value sees it."""
        weighing, value = self.weighing, self.judge.value
        own = less(weighing.side(mine, seat, left), weighing.side(other, seat, left))
        ahead = weighing.margin(mine, seat, left) - weighing.margin(other, seat, left)
        at_once = value.margin(mine, seat) - value.margin(other, seat)
        return {**own, RIVALS: ahead - sum(own.values()), PACE: at_once - ahead}
