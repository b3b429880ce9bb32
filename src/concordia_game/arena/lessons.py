"""What is learned from games of practice: positions as the network's inputs, and how the games ended."""

from __future__ import annotations

from random import Random

import numpy
from numpy.typing import NDArray

from concordia_game.arena.practice import Game, positions
from concordia_game.bots.inputs import Inputs, game_names, seat_names, table_names
from concordia_game.bots.judge import Judge
from concordia_game.bots.network import GRAIN, MOST, Network
from concordia_game.bots.planning import value_for
from concordia_game.bots.value import final_standings, lead, together
from concordia_game.engine.ids import Seat
from concordia_game.engine.state import State

Whole = NDArray[numpy.int16]
Reals = NDArray[numpy.float32]

DRAWN = 32
"""Positions of a game that are kept at most; each epoch draws some of them."""


class Lesson:
    """The positions of a game: inputs, each seat's margin by the linear value, what that came to, the end."""

    __slots__ = ("came", "ends", "game", "seat_names", "seats", "table", "table_names", "teams", "values")

    def __init__(
        self, last: State, table: Whole, seats: Whole, values: Reals, came: Reals, ends: Reals
    ) -> None:
        setup = last.setup
        self.game = game_names(setup)
        self.table_names = table_names(setup.box)
        self.seat_names = seat_names(setup.box)
        self.teams = list(setup.teams)
        self.table = table
        """Positions x inputs."""
        self.seats = seats
        """Positions x seats x inputs."""
        self.values = values
        """Positions x seats."""
        self.came = came
        """Positions x seats: the margin to be learned, between those judged later and that at the end."""
        self.ends = ends
        """By seat."""


def lesson_of(game: Game, network: Network | None = None, patience: float = 1.0) -> Lesson | None:
    """The positions at which turns begin, a random choice of them; None if the game was broken off.

    The margin at the end is what each position came to, but much of it is luck of the turns between. With a
    `patience` below 1 the margins that the value, corrected by the network, expects in later turns count as
    well, each turn's by what patience has left of it.
    """
    starts: list[State] = []
    last: State | None = None
    for state in positions(game):
        if state.over or not starts or state.turn != starts[-1].turn:
            starts.append(state)
        last = state
    if last is None or not last.over:
        return None
    starts = [state for state in starts if not state.over and state.turn > 0]
    rng = Random(game.seed)
    drawn = sorted(rng.sample(range(len(starts)), min(DRAWN, len(starts))))
    value = value_for(last)
    inputs = Inputs(value)
    seats = [Seat(seat) for seat in last.setup.seats]
    chosen = [starts[number] for number in drawn]
    ends = numpy.array([final_margin(last, seat) for seat in seats], numpy.float32)
    judge = Judge(value, network, 1)
    came = _came(starts, ends, judge, patience) if patience < 1.0 else numpy.tile(ends, (len(starts), 1))
    return Lesson(
        last,
        whole_numbers([inputs.table(state) for state in chosen]),
        whole_numbers([[inputs.seat(state, player) for player in state.players] for state in chosen]),
        numpy.array([[value.margin(state, seat) for seat in seats] for state in chosen], numpy.float32),
        came[drawn],
        ends,
    )


def _came(starts: list[State], ends: Reals, judge: Judge, patience: float) -> Reals:
    """What each turn's beginning came to, by seat: the next one's margins, and what that came to."""
    found = numpy.zeros((len(starts), len(ends)), numpy.float32)
    after = ends
    for number in reversed(range(len(starts))):
        found[number] = after
        margins = [judge.margin(starts[number], Seat(seat)) for seat in range(len(ends))]
        after = (1.0 - patience) * numpy.array(margins, numpy.float32) + patience * after
    return found


def whole_numbers(inputs: object) -> Whole:
    """Inputs rounded as the network rounds them."""
    limited = numpy.clip(numpy.array(inputs, numpy.float64) * GRAIN, -MOST, MOST)
    return (numpy.floor(limited + MOST + 0.5) - MOST).astype(numpy.int16)


def final_margin(last: State, seat: Seat) -> float:
    """How far a seat, or its team, is ahead at the end, as the value counts it."""
    standings, teams = final_standings(last), last.setup.teams
    if last.setup.options.teams:
        return lead(together(standings, teams), Seat(teams[seat]))
    return lead(standings, seat)
