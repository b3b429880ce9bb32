"""Training: self-play, then a ridge regression of the margins on the features, again and again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy
from numpy.typing import NDArray

from concordia.arena.selfplay import play_lesson, targets
from concordia.arena.workers import spread
from concordia.bots.features import COUNT, KNOTS
from concordia.bots.value import hats
from concordia.bots.weights import PLAYERS, Knots, read_weights, write_weights
from concordia.bots.weights.guess import guessed_weights

Numbers = NDArray[numpy.float64]

SIZE = COUNT * KNOTS
CHUNK = 10
"""Games in one job."""


class Course:
    """How to train: everything that decides the result, so that a course repeats."""

    def __init__(
        self,
        games: int = 320,
        generations: int = 3,
        seed: int = 1,
        width: int = 4,
        error: float = 1.5,
        whim: float = 0.08,
        trust: float = 0.95,
        keep: float = 0.6,
        ridge: float = 300_000.0,
        ridge_by_count: float = 1_000_000.0,
    ) -> None:
        self.games = games
        """Games in each generation, shared by the player counts."""
        self.generations = generations
        self.seed = seed
        self.width = width
        self.error = error
        self.whim = whim
        self.trust = trust
        self.keep = keep
        """How much of the older generations' games still counts in the next one."""
        self.ridge = ridge
        """How near weights stay to the last ones: strong, since all positions of a game share one result."""
        self.ridge_by_count = ridge_by_count

    def data(self) -> dict[str, float]:
        """As plain data, for checkpoints and for the note in the weights file."""
        return dict(vars(self))


class Moments:
    """All that a linear regression needs to know about its samples."""

    def __init__(self) -> None:
        self.squares: Numbers = numpy.zeros((SIZE, SIZE))
        self.products: Numbers = numpy.zeros(SIZE)
        self.count = 0.0

    def add(self, rows: Numbers, goals: Numbers) -> None:
        """Take samples in."""
        self.squares += rows.T @ rows
        self.products += rows.T @ goals
        self.count += len(goals)

    def absorb(self, other: Moments) -> None:
        """Take in what another one knows."""
        self.squares += other.squares
        self.products += other.products
        self.count += other.count

    def fade(self, keep: float) -> None:
        """Let all that is known count less."""
        self.squares *= keep
        self.products *= keep
        self.count *= keep

    def solve(self, prior: Numbers, ridge: float) -> Numbers:
        """The weights that fit best, held near to a prior where samples are few."""
        scale = numpy.diag(self.squares) / max(self.count, 1.0) + 1e-3
        hold = numpy.diag(ridge * scale)
        return numpy.asarray(numpy.linalg.solve(self.squares + hold, self.products + hold @ prior), float)


class Job:
    """Some games to play with given weights."""

    def __init__(self, players: int, seeds: list[int], weights: Knots, course: Course, trust: float) -> None:
        self.players = players
        self.seeds = seeds
        self.weights = weights
        self.course = course
        self.trust = trust


def learn(job: Job) -> tuple[int, Moments]:
    """Play a job's games."""
    moments = Moments()
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
        self.weights = guessed_weights()
        self.moments = {players: Moments() for players in PLAYERS}

    def jobs(self) -> list[Job]:
        """The games of the next generation; the first one trusts nothing but final results."""
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
        """Play, then fit."""
        for moments in self.moments.values():
            moments.fade(self.course.keep)
        jobs = self.jobs()
        for done, (players, moments) in enumerate(spread(learn, jobs, processes, ray), start=1):
            self.moments[players].absorb(moments)
            tell(done, len(jobs))
        self.fit()
        self.generation += 1

    def fit(self) -> None:
        """One step for all games together, then one for each player count; both are held near to the last."""
        pooled = Moments()
        for moments in self.moments.values():
            pooled.absorb(moments)
        last = {players: numpy.array(weights).ravel() for players, weights in self.weights.items()}
        mean = sum(last.values(), numpy.zeros(SIZE)) / len(last)
        step = pooled.solve(mean, self.course.ridge) - mean
        for players, moments in self.moments.items():
            found = moments.solve(last[players] + step, self.course.ridge_by_count)
            self.weights[players] = numpy.round(found, 4).reshape(KNOTS, COUNT).tolist()

    def save(self, folder: Path) -> None:
        """Write a checkpoint: what the next generation needs, nothing pickled."""
        folder.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Numbers] = {}
        for players, moments in self.moments.items():
            arrays[f"squares_{players}"] = moments.squares
            arrays[f"products_{players}"] = moments.products
            arrays[f"count_{players}"] = numpy.array([moments.count])
        numpy.savez(folder / "moments.npz", allow_pickle=False, **arrays)
        write_weights(folder / "weights.json", self.weights, self.note())
        state = {"course": self.course.data(), "generation": self.generation}
        (folder / "course.json").write_text(json.dumps(state, indent=1) + "\n", "utf-8")

    def note(self) -> dict[str, float]:
        """How the weights came about."""
        return {**self.course.data(), "generation": self.generation}


def resume(folder: Path, course: Course) -> Training:
    """Go on from a checkpoint if there is one of the same course."""
    training = Training(course)
    if not (folder / "course.json").exists():
        return training
    state: Mapping[str, object] = json.loads((folder / "course.json").read_text("utf-8"))
    wanted = course.data()
    found = state["course"]
    assert isinstance(found, dict)
    if any(found.get(name) != wanted[name] for name in wanted if name != "generations"):
        raise ValueError(f"{folder}: the checkpoint is of another course; choose another folder")
    generation = state["generation"]
    assert isinstance(generation, int)
    training.generation = generation
    training.weights = read_weights(folder / "weights.json")
    with numpy.load(folder / "moments.npz", allow_pickle=False) as arrays:
        for players, moments in training.moments.items():
            moments.squares = arrays[f"squares_{players}"]
            moments.products = arrays[f"products_{players}"]
            moments.count = float(arrays[f"count_{players}"][0])
    return training
