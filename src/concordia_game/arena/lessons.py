"""What is learned from games of practice: ends of turns as the network's inputs, and what they led to."""

from __future__ import annotations

from random import Random

import numpy
from numpy.typing import NDArray

from concordia_game.arena.comparing import Comparison
from concordia_game.arena.practice import Game, compared_ends, positions
from concordia_game.bots.inputs import Inputs, game_names, seat_names, table_names
from concordia_game.bots.network import GRAIN, MOST
from concordia_game.bots.planning import value_for
from concordia_game.bots.value import final_standings, lead, together
from concordia_game.engine.ids import Seat
from concordia_game.engine.state import State

Whole = NDArray[numpy.int16]
Reals = NDArray[numpy.float32]

DRAWN = 96
"""Turns of a game that are kept at most."""


class Lesson:
    """The compared ends of some turns of a game, those of a turn one after the other."""

    __slots__ = (
        *("ends", "game", "led_to", "played", "seat_names", "seats", "table", "table_names", "teams"),
        *("turns", "values", "whose"),
    )

    def __init__(self, last: State, ends: Reals, turns: list[Turn]) -> None:
        setup = last.setup
        self.game = game_names(setup)
        self.table_names = table_names(setup.box)
        self.seat_names = seat_names(setup.box)
        self.teams = list(setup.teams)
        self.ends = ends
        """The margin at the end, by seat."""
        value = value_for(last)
        inputs = Inputs(value)
        states = [state for turn in turns for state in turn.states]
        self.table = whole_numbers([inputs.table(state) for state in states])
        """Positions x inputs."""
        self.seats = whole_numbers(
            [[inputs.seat(state, player) for player in state.players] for state in states]
        )
        """Positions x seats x inputs."""
        self.turns = numpy.repeat(numpy.arange(len(turns)), [len(turn.states) for turn in turns])
        """Which turn each position is an end of."""
        self.whose = numpy.array([turn.seat for turn in turns], numpy.int64)[self.turns]
        """Whose turn it was."""
        margins = [value.margin(state, turn.seat) for turn in turns for state in turn.states]
        self.values: Reals = numpy.array(margins, numpy.float32)
        """That seat's margin by the linear value."""
        self.led_to: Reals = numpy.array([led_to for turn in turns for led_to in turn.led_to], numpy.float32)
        self.played = numpy.array([played for turn in turns for played in turn.played], numpy.bool_)
        """Whether it is the end that was played."""


class Turn:
    """A turn whose ends were compared."""

    def __init__(self, state: State, comparison: Comparison) -> None:
        self.seat = state.decision.seat
        self.states: list[State] = []
        self.led_to: list[float] = []
        self.played: list[bool] = []
        for number, end in enumerate(compared_ends(state, comparison)):
            # Once the end is in sight, points are counted and the network is not asked.
            if not end.over and end.concordia is None:
                self.states.append(end)
                self.led_to.append(comparison.led_to[number])
                self.played.append(number == comparison.chosen)


def lesson_of(game: Game) -> Lesson | None:
    """A random choice of a game's turns; None if it was broken off, or if nothing was compared."""
    rng = Random(game.seed)
    drawn = rng.sample(game.comparisons, min(DRAWN, len(game.comparisons)))
    wanted = {comparison.ply: comparison for comparison in drawn}
    turns: list[Turn] = []
    last: State | None = None
    for ply, state in enumerate(positions(game)):
        if ply in wanted:
            turns.append(Turn(state, wanted[ply]))
        last = state
    turns = [turn for turn in turns if len(turn.states) > 1]
    if last is None or not last.over or not turns:
        return None
    ends = numpy.array([final_margin(last, Seat(seat)) for seat in last.setup.seats], numpy.float32)
    return Lesson(last, ends, turns)


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
