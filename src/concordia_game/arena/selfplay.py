"""Games of a bot against itself, recorded as features and final margins, for training."""

from __future__ import annotations

from random import Random

from concordia_game.bots.features import game_left
from concordia_game.bots.names import Weights
from concordia_game.bots.planning import best_of_branches, collector_at_rest
from concordia_game.bots.turns import Node, TurnSearch
from concordia_game.bots.value import Value
from concordia_game.data.boards import board_ids
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import CHANCE
from concordia_game.engine.options import Options
from concordia_game.engine.play import past_chance
from concordia_game.engine.scoring import score
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_setup

MOST_TURNS = 500
"""A game that takes longer is broken off; its positions still count."""


class Position:
    """The end of a turn: how much of the game is left, every seat's features, and the standings."""

    __slots__ = ("left", "standings", "vectors")

    def __init__(self, left: float, vectors: list[list[float]], standings: list[float]) -> None:
        self.left = left
        self.vectors = vectors
        self.standings = standings


class Lesson:
    """A game to learn from: its positions, and the final points."""

    __slots__ = ("points", "positions")

    def __init__(self, positions: list[Position], points: list[int]) -> None:
        self.positions = positions
        self.points = points


def any_options(players: int, rng: Random) -> Options:
    """A random board with random modules; every other game is played without modules."""
    plain = rng.random() < 0.5
    forum = not plain and rng.random() < 0.6
    return Options(
        map=rng.choice(board_ids()),
        players=players,
        salt=not plain and rng.random() < 0.6,
        forum=forum,
        fish=rng.choice(("", "coast", "slope")) if not plain else "",
    )


def play_lesson(players: int, seed: int, weights: Weights, width: int, error: float, whim: float) -> Lesson:
    """Play a game; every card is misjudged a little, and now and then (`whim`) a random one is played."""
    rng = Random(seed)
    state = begin(new_setup(any_options(players, rng), seed))
    value = Value(weights, state.setup)
    positions: list[Position] = []
    with collector_at_rest():
        while not state.over and state.turn < MOST_TURNS:
            turn = state.turn
            state = _advanced(state, value, width, error, whim, rng)
            if state.turn != turn and not state.over:
                positions.append(_noted(state, value))
    return Lesson(positions, [score(state, seat).total for seat in state.setup.seats])


def _advanced(state: State, value: Value, width: int, error: float, whim: float, rng: Random) -> State:
    """The position after one more turn, or after an answer of chance."""
    seat = state.decision.seat
    if seat == CHANCE:
        return past_chance(state)
    ends = best_of_branches(TurnSearch(value, seat, width, 10_000).run(state))
    return _picked(ends, error, whim, rng).state


def _picked(ends: list[Node], error: float, whim: float, rng: Random) -> Node:
    if rng.random() < whim:
        return rng.choice(ends)
    return max(ends, key=lambda node: node.value + rng.gauss(0.0, error))


def _noted(state: State, value: Value) -> Position:
    vectors = [value.vector(state, player) for player in state.players]
    return Position(game_left(state), vectors, value.standings(state))


def margins(standings: list[float]) -> list[float]:
    """How far each seat is ahead of the mean of the others."""
    total = sum(standings)
    others = len(standings) - 1
    return [standing - (total - standing) / others for standing in standings]


def targets(lesson: Lesson, trust: float) -> list[list[float]]:
    """What each position should have been worth: the final margin, pulled towards the values of later turns.

    These are the returns of TD(lambda), with `trust` as the lambda per turn.
    """
    goal = margins([float(points) for points in lesson.points])
    found: list[list[float]] = []
    for position in reversed(lesson.positions):
        found.append(goal)
        here = margins(position.standings)
        goal = [trust * end + (1.0 - trust) * now for end, now in zip(goal, here, strict=True)]
    found.reverse()
    return found
