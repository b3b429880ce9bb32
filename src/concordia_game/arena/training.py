"""Training: self-play, then a ridge regression of the margins on the features, again and again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import numpy
from numpy.typing import NDArray

from concordia_game.arena.selfplay import play_lesson, targets
from concordia_game.arena.workers import spread
from concordia_game.bots.names import KNOTS, Weights, feature_names, knots_of
from concordia_game.bots.value import hats
from concordia_game.bots.weights import PLAYERS
from concordia_game.bots.weights.guess import guessed_weights
from concordia_game.data.box import load_box

Numbers = NDArray[numpy.float64]

CHUNK = 10
"""Games in one job."""


class Course:
    """How to train: everything that determines the result, so that a course is reproducible."""

    def __init__(
        self,
        games: int = 3200,
        generations: int = 3,
        seed: int = 1,
        width: int = 4,
        error: float = 1.5,
        whim: float = 0.08,
        trust: float = 0.95,
        keep: float = 0.6,
        ridge: float = 600_000.0,
        ridge_by_count: float = 2_000_000.0,
    ) -> None:
        self.games = games
        """Games per generation, divided among the player counts."""
        self.generations = generations
        self.seed = seed
        self.width = width
        self.error = error
        self.whim = whim
        self.trust = trust
        self.keep = keep
        """How much the games of older generations still count in the next one."""
        self.ridge = ridge
        """How close weights stay to the last ones: strong, since all positions of a game share one result."""
        self.ridge_by_count = ridge_by_count

    def data(self) -> dict[str, float]:
        """As plain data, for checkpoints and the note in the weights file."""
        return dict(vars(self))


class Moments:
    """Everything a linear regression needs to know about its samples, each a row of `size` numbers."""

    def __init__(self, size: int) -> None:
        self.squares: Numbers = numpy.zeros((size, size))
        self.products: Numbers = numpy.zeros(size)
        self.count = 0.0
        self.goals = 0.0
        """The sum of the squares of what was to be foretold."""

    def add(self, rows: Numbers, goals: Numbers) -> None:
        """Add samples."""
        self.squares += rows.T @ rows
        self.products += rows.T @ goals
        self.count += len(goals)
        self.goals += float(goals @ goals)

    def absorb(self, other: Moments) -> None:
        """Add the samples of another one."""
        self.squares += other.squares
        self.products += other.products
        self.count += other.count
        self.goals += other.goals

    def fade(self, keep: float) -> None:
        """Make all samples so far count less."""
        self.squares *= keep
        self.products *= keep
        self.count *= keep
        self.goals *= keep

    def error(self, weights: Numbers) -> float:
        """The root of the mean squared error with these weights."""
        squares = float(self.goals - 2 * weights @ self.products + weights @ self.squares @ weights)
        return float(numpy.sqrt(max(squares, 0.0) / max(self.count, 1.0)))

    def solve(self, prior: Numbers, ridge: float) -> Numbers:
        """The weights that fit best, kept close to a prior where samples are few."""
        scale = numpy.diag(self.squares) / max(self.count, 1.0) + 1e-3
        hold = numpy.diag(ridge * scale)
        return numpy.asarray(numpy.linalg.solve(self.squares + hold, self.products + hold @ prior), float)


class Job:
    """Some games to play with given weights."""

    def __init__(
        self, players: int, seeds: list[int], weights: Weights, course: Course, trust: float
    ) -> None:
        self.players = players
        self.seeds = seeds
        self.weights = weights
        self.course = course
        self.trust = trust


def names_in_training() -> tuple[str, ...]:
    """The features in all games of a course, which are dealt from the standard box."""
    return feature_names(load_box())


def row_size(names: tuple[str, ...]) -> int:
    """The length of a sample: every feature at every knot."""
    return len(names) * KNOTS


def learn(job: Job) -> tuple[int, Moments]:
    """Play a job's games and collect their samples."""
    moments = Moments(row_size(names_in_training()))
    course = job.course
    for seed in job.seeds:
        lesson = play_lesson(job.players, seed, job.weights, course.width, course.error, course.whim)
        goals = targets(lesson, job.trust)
        rows: list[Numbers] = []
        wanted: list[float] = []
        for position, goal in zip(lesson.positions, goals, strict=True):
            rows.extend(samples(position.vectors, position.left))
            wanted.extend(goal)
        if rows:
            moments.add(numpy.array(rows), numpy.array(wanted))
    return job.players, moments


def samples(vectors: list[list[float]], left: float) -> list[Numbers]:
    """For each seat: its features less the mean of the others', spread over the knots."""
    table = numpy.array(vectors)
    others = (table.sum(axis=0) - table) / (len(vectors) - 1)
    shares = numpy.array(hats(left))
    return [numpy.outer(shares, difference).ravel() for difference in table - others]


class Training:
    """The state of a course between two generations."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.generation = 0
        self.jobs_done = 0
        """In the current generation."""
        self.names = names_in_training()
        self.weights = guessed_weights()
        self.moments = {players: Moments(row_size(self.names)) for players in PLAYERS}

    def jobs(self) -> list[Job]:
        """The games of the next generation; the first one trusts only final results."""
        course = self.course
        each = max(1, course.games // len(PLAYERS))
        trust = 1.0 if self.generation == 0 else course.trust
        found: list[Job] = []
        for players in PLAYERS:
            first = course.seed * 1_000_000 + self.generation * 10_000 + players * 100_000_000
            seeds = list(range(first, first + each))
            for start in range(0, each, CHUNK):
                found.append(Job(players, seeds[start : start + CHUNK], self.weights[players], course, trust))
        return found

    def run_generation(self, processes: int, ray: str, tell: Callable[[int, int], None]) -> None:
        """Play the remaining games, then fit; `tell` is called for every job once its games are counted."""
        if not self.jobs_done:
            for moments in self.moments.values():
                moments.fade(self.course.keep)
        jobs = self.jobs()
        with closing(spread(learn, jobs[self.jobs_done :], processes, ray)) as results:
            for players, moments in results:
                self.moments[players].absorb(moments)
                self.jobs_done += 1
                tell(self.jobs_done, len(jobs))
        self.fit()
        self.generation += 1
        self.jobs_done = 0

    def fit(self) -> None:
        """One step for all games together, then one per player count; both stay close to the last weights."""
        size = row_size(self.names)
        pooled = Moments(size)
        for moments in self.moments.values():
            pooled.absorb(moments)
        last = {players: self._row(weights) for players, weights in self.weights.items()}
        mean = sum(last.values(), numpy.zeros(size)) / len(last)
        step = pooled.solve(mean, self.course.ridge) - mean
        for players, moments in self.moments.items():
            found = moments.solve(last[players] + step, self.course.ridge_by_count)
            self.weights[players] = self._named(numpy.round(found, 4))

    def told_fit(self) -> list[dict[str, float]]:
        """For each number of players: how far the weights are off the margins that they were fitted to.

        These are the games learned from, older ones counting less. `without` is the error of whoever expects
        no margin at all.
        """
        return [
            {
                "players": players,
                "samples": round(moments.count),
                "error": round(moments.error(self._row(self.weights[players])), 2),
                "without": round(moments.error(numpy.zeros(row_size(self.names))), 2),
            }
            for players, moments in self.moments.items()
        ]

    def _row(self, weights: Weights) -> Numbers:
        """Weights as one row, in the order of a sample."""
        return numpy.array(knots_of(weights, self.names)).ravel()

    def _named(self, row: Numbers) -> Weights:
        """The weights of a row, by name."""
        by_feature: list[list[float]] = row.reshape(KNOTS, len(self.names)).T.tolist()
        return dict(zip(self.names, by_feature, strict=True))

    def note(self) -> dict[str, float]:
        """How the weights came about."""
        return {**self.course.data(), "generation": self.generation}
