"""Fitting what makes chances of margins, and measuring how often they come true.

A bot plays against itself; wherever a turn begins, the margins that are expected and who won in the end are
noted. One part of the games gives the figures, the other, which they have not seen, says how good they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from concordia_game.arena.practice import LONGEST
from concordia_game.arena.selfplay import any_options
from concordia_game.arena.winning import Outcomes, Tenth, error_of, fitted_slopes, reliability, softmax_rows
from concordia_game.bots import load_bot, view_for
from concordia_game.bots.chances import Figures, Forecast, sides_of, turns_left
from concordia_game.bots.features import game_left
from concordia_game.bots.generations import LATEST
from concordia_game.bots.names import KNOTS
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import NOBODY, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.scoring import ranking, score
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_setup

Reals = NDArray[numpy.float64]

TABLES = ("2", "3", "4", "5", "4 teams", "6 teams")
"""The kinds of tables, each with figures of its own."""

USUAL = (0.05, 0.08, 0.15)
LAST = 2.0
TEAMS = 0.6
"""The slopes where there are few games, how many times steeper they are in the last round, and how much
flatter in teams, whose margins are those of two."""

EACH = 0.05
"""What a position before the last round counts: those of one game share its result."""

VENUS = 0.2
"""The share of the tables without teams at which Venus is played."""


class Watch(NamedTuple):
    """A game to be played and watched; all that happens follows from its table and seed."""

    table: str
    bot: str
    seed: int
    generation: int = LATEST
    """Whose value judges the positions."""


class Seen(NamedTuple):
    """The beginning of a turn."""

    margins: list[float]
    """By side."""
    left: float
    """How much of the game."""
    turns: int
    """How many turns of the last round; 0 before it."""
    mean: float
    """The points so far, averaged over the seats."""


class Watched(NamedTuple):
    """A game that was watched to its end."""

    table: str
    seen: list[Seen]
    winner: int
    """The side that won."""
    mean: float
    """The points in the end, averaged over the seats."""


def watched_from(data: Sequence[Any]) -> Watched:
    """A game from what JSON has made of it: tuples are lists there."""
    table, seen, winner, mean = data
    return Watched(table, [Seen(*one) for one in seen], winner, mean)


def options_of(table: str, rng: Random) -> Options:
    """A table of a kind: any board, every other one with modules."""
    players, _, teams = table.partition(" ")
    options = any_options(int(players), rng)
    options.teams = bool(teams)
    options.venus = options.teams or rng.random() < VENUS
    return options


def watched(watch: Watch) -> Watched | None:
    """Play a game and note where it stood; None if it found no end."""
    rng = Random(f"calibrate {watch.table} {watch.seed}")
    setup = new_setup(options_of(watch.table, rng), watch.seed)
    bots = [load_bot(watch.bot) for _ in setup.seats]
    state = past_chance(begin(setup))
    forecast = Forecast(state, watch.generation)
    seen: list[Seen] = []
    turn, decisions = 0, 0
    while (seat := state.decision.seat) != NOBODY:
        decisions += 1
        if decisions > LONGEST:
            return None
        if state.turn != turn:
            turn = state.turn
            seen.append(_seen(forecast, state))
        move = bots[seat](view_for(state, seat), state.decision, legal_moves(state), rng)
        state = past_chance(apply(state, move))
    first = ranking(state)[0]
    winner = next(number for number, side in enumerate(sides_of(setup)) if first in side)
    return Watched(watch.table, seen, winner, _mean_points(state))


def _seen(forecast: Forecast, state: State) -> Seen:
    known = view_for(state, Seat(state.active)).state
    turns = 0 if state.concordia is None else turns_left(state)
    return Seen(forecast.margins(known), game_left(state), turns, _mean_points(state))


def _mean_points(state: State) -> float:
    return sum(score(state, seat).total for seat in state.setup.seats) / state.setup.players


class Table:
    """The positions of all games at one kind of table."""

    def __init__(self, games: Sequence[Watched]) -> None:
        rows = [(game, seen) for game in games for seen in game.seen]
        self.games = len(games)
        self.margins: Reals = numpy.array([seen.margins for _, seen in rows])
        self.left: Reals = numpy.array([seen.left for _, seen in rows])
        self.turns = numpy.array([seen.turns for _, seen in rows])
        self.winners = numpy.array([game.winner for game, _ in rows])
        self.to_come: Reals = numpy.array([game.mean - seen.mean for game, seen in rows])

    def outcomes(self, turns: int) -> Outcomes:
        """The positions with so many turns of the last round left; 0: those before it."""
        chosen = self.turns == turns
        left = self.left[chosen] if not turns else numpy.ones(int(chosen.sum()))
        return Outcomes(self.margins[chosen], left, self.winners[chosen])

    def fitted(self, seats: int) -> Figures:
        """The figures under which what happened was most likely, close to the usual ones in few games."""
        usual = numpy.array(USUAL) * (1.0 if self.margins.shape[1] == seats else TEAMS)
        slopes = fitted_slopes(self.outcomes(0), usual, EACH)
        # In the last round nothing slides: all positions count for the first knot.
        prior = numpy.full(KNOTS, LAST * usual[-1])
        last = [float(fitted_slopes(self.outcomes(turns), prior)[0]) for turns in range(1, seats + 1)]
        shares = Outcomes(self.margins, self.left, self.winners).shares()
        growth = numpy.linalg.solve(shares.T @ shares + numpy.eye(KNOTS), shares.T @ self.to_come)
        return Figures(_rounded(slopes), _rounded(last), _rounded(growth.tolist()))

    def slopes(self, figures: Figures) -> Reals:
        """The slope at every position."""
        sliding = Outcomes(self.margins, self.left, self.winners).shares() @ numpy.array(figures.slopes)
        last = numpy.array([0.0, *figures.last])[self.turns]
        return numpy.asarray(numpy.where(self.turns == 0, sliding, last))

    def tenths(self, figures: Figures) -> list[Tenth]:
        """How often chances came true, by tenths of the scale."""
        return reliability(softmax_rows(self.margins, self.slopes(figures)), self.winners)

    def report(self, figures: Figures) -> dict[str, Any]:
        """How well figures fit these games: 0 is perfect, of both."""
        chances = softmax_rows(self.margins, self.slopes(figures))
        won = numpy.zeros_like(chances)
        won[numpy.arange(len(won)), self.winners] = 1.0
        tenths = self.tenths(figures)
        return {
            "games": self.games,
            "positions": len(self.left),
            "calibration_error": round(error_of(tenths), 4),
            "brier": round(float(((chances - won) ** 2).sum(axis=1).mean()), 4),
            "tenths": [[round(expected, 4), round(came, 4), count] for expected, came, count in tenths],
        }


def _rounded(numbers: Sequence[float] | Reals) -> list[float]:
    return [round(float(number), 4) for number in numbers]


def watches(tables: Sequence[str], bot: str, games: int, seed: int, generation: int = LATEST) -> list[Watch]:
    """So many games at each kind of table."""
    return [Watch(table, bot, seed + number, generation) for table in tables for number in range(games)]


def by_table(games: Sequence[Watched]) -> dict[str, Table]:
    """The games of each kind of table, in the order of the tables."""
    found = {table: [game for game in games if game.table == table] for table in TABLES}
    return {table: Table(those) for table, those in found.items() if those}


def seats_of(table: str) -> int:
    """How many sit at a kind of table."""
    return int(table.partition(" ")[0])


def figures_data(figures: Figures) -> dict[str, list[float]]:
    """Figures as `chances.json` has them."""
    return {"slopes": figures.slopes, "last": figures.last, "growth": figures.growth}


def figures_from(data: dict[str, list[float]]) -> Figures:
    """Figures from plain data."""
    return Figures(data["slopes"], data["last"], data["growth"])
