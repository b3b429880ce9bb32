"""Finds out whether one turn is clearly best: at a glance, then twice by playing on, in different worlds.

All is judged from what the seat may know: the search sees its view, and turns are compared in worlds sampled
from it. Budgets are in positions, so that the same position gives the same verdict on every machine.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from concordia_game.analysis.arbiter import SEED, Arbiter, Line, Tried
from concordia_game.analysis.budgets import Budget
from concordia_game.analysis.grounds import LATER
from concordia_game.analysis.reasons import Entry, reasons
from concordia_game.bots.gains import gained
from concordia_game.bots.planning import collector_at_rest
from concordia_game.engine.ids import Seat
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.puzzles.gist import Gist, gist_of, theme_of
from concordia_game.puzzles.grades import CLEAR, RIGHT, grade_of

GLANCE: Final = Budget(10, 600, 8, 2, 3, 0, 3, 80, 4)
FIRST: Final = Budget(16, 1500, 0, 0, 6, 1, 2, 120, 5)
LAST: Final = Budget(24, 4000, 0, 0, 12, 2, 2, 120, 8)
"""The proofs: the last one searches wider, plays on for longer and in twice as many worlds."""

LAST_SEED: Final = SEED + 7_919_000
"""The worlds of the last proof are none of the first."""

PROMISING: Final = 0.015
"""The gap at a glance that makes a close look worth it."""

IDEAS: Final = 9
VARIANTS: Final = 4
RIVALS: Final = 3
"""How many ideas are compared; then how many variants of the best and of so many rivals."""

FEWEST: Final = 4
"""Where fewer ideas come into question, there is nothing to find."""

LOOKED_AT: Final = 600
"""How many ends of a turn are sorted by their ideas."""

Ideas = dict[Gist, list[Line]]


class Ranking(NamedTuple):
    """The turns that were compared: the best, what is as good, and the best one with another idea."""

    best: Tried
    also: list[Tried]
    second: Tried
    gap: float


class Prover:
    """Looks at the beginnings of turns of one game."""

    def __init__(self, first: State) -> None:
        self.glance = Arbiter(first, GLANCE)
        self.first = Arbiter(first, FIRST)
        self.last = Arbiter(first, LAST, LAST_SEED)

    def promising(self, state: State) -> bool:
        """Whether a close look is worth it: there is a gap at a glance, or the game could be ended."""
        seat = state.decision.seat
        view = View(state, seat)
        with collector_at_rest():
            ideas = ideas_of(self.glance, view.state, seat)
            if len(ideas) < FEWEST:
                return False
            found = compared(self.glance, view, [lines[0] for lines in ideas.values()])
        # What ending the game is worth is seen only by playing on.
        ends = state.concordia is None and any(tried.ends[0].concordia is not None for tried in found)
        return ends or ranked(found, view).gap >= PROMISING

    def proven(self, state: State) -> dict[str, Any] | None:
        """The puzzle of a position, as its file tells it; None if no turn is clearly best.

        Both proofs must find the same idea, each with a gap; the smaller of them counts.
        """
        view = View(state, state.decision.seat)
        with collector_at_rest():
            before = self._ranking(self.first, view)
            if before is None or before.gap < CLEAR:
                return None
            after = self._ranking(self.last, view)
            if after is None or after.gap < CLEAR or not same_idea(before.best, after.best, state):
                return None
            return self._told(view, after, min(before.gap, after.gap))

    def _ranking(self, arbiter: Arbiter, view: View) -> Ranking | None:
        """The ideas compared, then the variants of those at the top."""
        ideas = ideas_of(arbiter, view.state, view.seat)
        if len(ideas) < FEWEST:
            return None
        tried = compared(arbiter, view, [lines[0] for lines in ideas.values()])
        if ranked(tried, view).gap < CLEAR:
            return None
        order = sorted(
            zip(tried, ideas.values(), strict=True), key=lambda one: _worst_last(one[0], view.seat)
        )
        lines = [line for _, lines in order[: RIVALS + 1] for line in lines[1:VARIANTS]]
        return ranked(tried + compared(arbiter, view, lines), view)

    def _told(self, view: View, found: Ranking, gap: float) -> dict[str, Any] | None:
        """All that is to be known of a puzzle, but for its id."""
        known, seat = view.state, view.seat
        best, second = found.best, found.second
        texts = [told_line(self.last, known, seat, one.line) for one in (best, second, *found.also)]
        end = self.last.followed(known, seat, best.line, known.turn)[1]
        gains = gained(known, end, seat)
        gap = round(gap, 4)
        theme, grade = theme_of(known, end, gains), grade_of(gap)
        why = grounds(self.last, known, seat, best, second)
        if theme is None or grade is None or texts[0] is None or texts[1] is None or not explained(why):
            return None
        return {
            "theme": theme,
            "grade": grade,
            "gap": gap,
            "chance": round(best.chances[seat], 4),
            "next": round(second.chances[seat], 4),
            "best": texts[0],
            "also": [line for line in texts[2:] if line is not None],
            "second": texts[1],
            "gains": gains.data(),
            "why": why,
        }


def ideas_of(arbiter: Arbiter, known: State, seat: Seat) -> Ideas:
    """The most promising ideas, each with its variants, best first."""
    found: Ideas = {}
    for node in arbiter.ends(known, seat)[:LOOKED_AT]:
        line = node.line()
        gist = gist_of(line, known.setup)
        if gist in found:
            found[gist].append(line)
        elif len(found) < IDEAS:
            found[gist] = [line]
    return found


def compared(arbiter: Arbiter, view: View, lines: list[Line]) -> list[Tried]:
    """Turns in the same worlds."""
    state = view.state
    return arbiter.compared(view, lines, state.turn, arbiter.until(state))


def ranked(tried: list[Tried], view: View) -> Ranking:
    """The best turn, and the best one that is really different."""
    seat, setup = view.seat, view.state.setup
    order = sorted(tried, key=lambda one: _worst_last(one, seat))
    best = order[0]
    idea = gist_of(best.line, setup)
    second = next(one for one in order if gist_of(one.line, setup) != idea)
    gap = best.chances[seat] - second.chances[seat]
    also = [one for one in order[1:] if best.chances[seat] - one.chances[seat] < RIGHT]
    return Ranking(best, also, second, gap)


def _worst_last(tried: Tried, seat: Seat) -> tuple[float, float]:
    chance, margin = tried.worth(seat)
    return -chance, -margin


def same_idea(one: Tried, other: Tried, state: State) -> bool:
    """Whether two turns are variants of each other."""
    return gist_of(one.line, state.setup) == gist_of(other.line, state.setup)


def grounds(arbiter: Arbiter, known: State, seat: Seat, one: Tried, other: Tried) -> list[Entry]:
    """By what a turn differs from another, by god and means; more than 0 is what it has for it."""
    why = arbiter.why(known, seat, other, one)
    return reasons(why, one, other, seat)


def explained(why: list[Entry]) -> bool:
    """Whether something in the position speaks for a turn, and not only what playing on from it sees."""
    return any(reason["points"] > 0 and reason.get("means") != LATER for reason in why)


def told_line(arbiter: Arbiter, known: State, seat: Seat, line: Line) -> list[str] | None:
    """A turn as texts; None if somebody else has to answer in it, or something comes to light on the way."""
    texts, end = arbiter.followed(known, seat, line, known.turn)
    own = [move.text(known.setup) for move in line]
    return texts if texts == own and (end.turn != known.turn or end.over) else None
