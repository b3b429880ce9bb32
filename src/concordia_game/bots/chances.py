"""Chances: how likely each seat is to win, from the margins that the bots expect.

A side's chance is the softmax of its margin times a slope: how much a lead decides depends on how much of the
game is left, and in the last round on how many turns are. The slopes are fitted to games of the bots
(`concordia calibrate`) and kept beside the weights of their generation, as they belong to its value.
"""

from __future__ import annotations

import math
from typing import Final

from concordia_game.bots.features import game_left
from concordia_game.bots.generations import (
    LATEST,
    settings_of,
    trained_chances,
    trained_network,
    trained_weights,
)
from concordia_game.bots.judge import Judge
from concordia_game.bots.levels import whole
from concordia_game.bots.planning import value_for
from concordia_game.bots.value import finished, hats
from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import ranking, score
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.turn import last_seat
from concordia_game.engine.view import View

LEVEL: Final = "hard"
"""The level whose settings say how positions are judged."""


def chances(view: View) -> list[float]:
    """How likely each seat is to win, in turn order, from what the view shows; partners share theirs.

    They are calibrated for positions in which a turn begins. Within a turn they say little: what the rest
    of it will bring is not counted. When the game is over the winners have 1, all others 0.

    >>> from concordia_game import Game, View, chances
    >>> state = Game.new(map="italia", players=2, seed=7).state
    >>> red, green = chances(View(state, 0))
    >>> round(red + green, 6), 0.3 < red < 0.7
    (1.0, True)
    """
    state = view.state
    return Forecast(state).chances(state)


class Forecast:
    """Judges positions of one game: margins, chances and expected points of all seats."""

    def __init__(self, state: State, generation: int = LATEST) -> None:
        settings = settings_of(LEVEL, generation)
        weights = trained_weights(generation)
        value = value_for(state, weights, exact_end=True)
        self.judge = Judge(value, trained_network(generation), whole(settings, "reranked"))
        self.value = value_for(state, weights)
        """The linear value alone, which knows what each of its points comes from."""
        self.figures = figures_for(trained_chances(generation), state.setup)
        self.sides = sides_of(state.setup)

    def margins(self, state: State) -> list[float]:
        """What each side is expected to be ahead of the others in the end."""
        return [self.judge.margin(state, side[0]) for side in self.sides]

    def chances(self, state: State) -> list[float]:
        """How likely each seat is to win; a decided game has a winner."""
        if state.over:
            return decided(state, self.sides)
        return self.chances_of(self.margins(state), state)

    def chances_of(self, margins: list[float], state: State) -> list[float]:
        """How likely each seat is to win if such margins are expected at this moment of the game."""
        return shared(softmax(margins, self.slope(state)), self.sides)

    def slope(self, state: State) -> float:
        """How much a lead of a point decides now."""
        if state.concordia is None:
            return blend(self.figures.slopes, game_left(state))
        last = self.figures.last
        return last[min(turns_left(state), len(last)) - 1]

    def points(self, state: State) -> list[float]:
        """The points that each seat is expected to have in the end."""
        now = [float(score(state, seat).total) for seat in state.setup.seats]
        if state.over:
            return now
        standings = self.value.standings(state)
        middle = sum(now) / len(now) - sum(standings) / len(standings)
        come = middle + blend(self.figures.growth, game_left(state))
        found = [standing + come for standing in standings]
        if state.concordia is not None:
            for seat in finished(state):
                found[seat] = now[seat]
        return found


def blend(at_knots: list[float], left: float) -> float:
    """A figure between the start, the middle and the end of a game."""
    return sum([share * figure for share, figure in zip(hats(left), at_knots, strict=True)])


class Figures:
    """What was fitted for tables of one kind."""

    __slots__ = ("growth", "last", "slopes")

    def __init__(self, slopes: list[float], last: list[float], growth: list[float]) -> None:
        self.slopes = slopes
        """How much a point decides at the start, in the middle and at the end of a game."""
        self.last = last
        """The same in the last round, by the turns that are left, from 1 on."""
        self.growth = growth
        """The points still to come for everybody on average, at the start, in the middle and at the end."""


def figures_for(fitted: dict[str, dict[str, list[float]]], setup: SetUp) -> Figures:
    """The figures for a game's kind of table."""
    found = fitted[kind_of_table(setup.players, setup.options.teams)]
    return Figures(found["slopes"], found["last"], found["growth"])


def kind_of_table(players: int, teams: bool) -> str:
    """What the figures of a table are kept under: `4`, or `4 teams`."""
    return f"{players} teams" if teams else str(players)


def sides_of(setup: SetUp) -> list[list[Seat]]:
    """The seats that win together: each alone, or two partners (V2.1)."""
    count = max(setup.teams) + 1
    return [[seat for seat in setup.seats if setup.teams[seat] == team] for team in range(count)]


def turns_left(state: State) -> int:
    """How many turns of the last round are still to be taken, the present one included (B14.2)."""
    last = last_seat(state)
    assert last is not None
    count = state.setup.players
    return (last - state.active) % count or count


def softmax(margins: list[float], slope: float) -> list[float]:
    """Chances that add up to 1."""
    best = max(margins)
    grown = [math.exp(slope * (margin - best)) for margin in margins]
    total = sum(grown)
    return [part / total for part in grown]


def shared(by_side: list[float], sides: list[list[Seat]]) -> list[float]:
    """The chance of each seat: that of its side."""
    found = [0.0] * sum(len(side) for side in sides)
    for chance, side in zip(by_side, sides, strict=True):
        for seat in side:
            found[seat] = chance
    return found


def decided(state: State, sides: list[list[Seat]]) -> list[float]:
    """1 for the winners, 0 for all others; ties are broken as the rules say (B14.3)."""
    first = ranking(state)[0]
    return shared([1.0 if first in side else 0.0 for side in sides], sides)
