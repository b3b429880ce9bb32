"""Fitting the network: gradient descent on drawn positions of games, stopped when held-out games say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

import numpy
from numpy.typing import NDArray

from concordia_game.arena.fitted import Fitted, Judged, Progress
from concordia_game.arena.lessons import Lesson, Reals
from concordia_game.arena.pupil import Pupil, Study
from concordia_game.bots.network import GRAIN


class Class:
    """Games of one shape: arrays of all their positions."""

    def __init__(self, lessons: Sequence[Lesson], names: dict[str, list[str]]) -> None:
        first = lessons[0]
        teams = numpy.array(first.teams)
        same = teams[:, None] == teams[None, :]
        self.own: Reals = (same / same.sum(axis=1, keepdims=True)).astype(numpy.float32)
        self.rival = ~same
        seats = len(teams)
        self.sides = [first.teams.index(team) for team in sorted(set(first.teams))]
        """The first seat of each side."""
        self.first = numpy.cumsum([0] + [len(lesson.table) for lesson in lessons])
        """Where the positions of each game begin."""
        inputs = numpy.zeros((int(self.first[-1]), seats, sum(map(len, names.values()))), numpy.int16)
        self.goals: Reals = numpy.zeros((int(self.first[-1]), seats), numpy.float32)
        """What the linear value lacks of what is to be learned."""
        self.ends: Reals = numpy.zeros((int(self.first[-1]), seats), numpy.float32)
        """The margins at the end."""
        self.values = numpy.concatenate([lesson.values for lesson in lessons])
        for lesson, begin in zip(lessons, self.first, strict=False):
            end = begin + len(lesson.table)
            game = numpy.array([GRAIN * (name in lesson.game) for name in names["game"]], numpy.int16)
            width = len(game)
            inputs[begin:end, :, :width] = game
            inputs[begin:end, :, width : width + len(names["table"])] = _placed(
                lesson.table, lesson.table_names, names["table"]
            )[:, None]
            inputs[begin:end, :, width + len(names["table"]) :] = _placed(
                lesson.seats, lesson.seat_names, names["seat"]
            )
            self.goals[begin:end] = lesson.came - lesson.values
            self.ends[begin:end] = lesson.ends
        self.inputs = inputs
        left = len(names["game"]) + names["table"].index("left")
        self.left = inputs[:, 0, left] / GRAIN
        """How much of the game is left in each position."""

    def draw(self, rng: numpy.random.Generator, drawn: int) -> NDArray[numpy.int64]:
        """Some positions of each game."""
        found = [
            begin + rng.permutation(end - begin)[:drawn]
            for begin, end in zip(self.first[:-1], self.first[1:], strict=True)
        ]
        return numpy.concatenate(found)


def _placed(rows: NDArray[numpy.int16], names: Sequence[str], wanted: list[str]) -> NDArray[numpy.int16]:
    """The columns of these names in the wanted order, 0 where there is none."""
    if tuple(names) == tuple(wanted):
        return rows
    found = numpy.zeros((*rows.shape[:-1], len(wanted)), numpy.int16)
    places = {name: place for place, name in enumerate(wanted)}
    for number, name in enumerate(names):
        found[..., places[name]] = rows[..., number]
    return found


def names_of(lessons: Sequence[Lesson]) -> dict[str, list[str]]:
    """All names that occur, in the order of the first to have each."""
    found: dict[str, dict[str, None]] = {"game": {}, "table": {}, "seat": {}}
    for lesson in lessons:
        found["game"].update(dict.fromkeys(lesson.game))
        found["table"].update(dict.fromkeys(lesson.table_names))
        found["seat"].update(dict.fromkeys(lesson.seat_names))
    return {"game": sorted(found["game"]), "table": list(found["table"]), "seat": list(found["seat"])}


def classes(lessons: Sequence[Lesson], names: dict[str, list[str]]) -> list[Class]:
    """The games by their shape."""
    found: dict[tuple[int, ...], list[Lesson]] = {}
    for lesson in lessons:
        found.setdefault(tuple(lesson.teams), []).append(lesson)
    return [Class(found[shape], names) for shape in sorted(found)]


def fit(lessons: Sequence[Lesson], study: Study, tell: Callable[[Progress], None]) -> Fitted:
    """The network that fits the held-out games best."""
    names = names_of(lessons)
    pupil = Pupil(names["game"], names["table"], names["seat"], study)
    every = max(2, round(1.0 / study.held_out))
    learned = classes([lesson for number, lesson in enumerate(lessons) if number % every], names)
    held_out = classes([lesson for number, lesson in enumerate(lessons) if not number % every], names)
    pupil.scales = _scales(learned)
    linear = _error(None, held_out)
    best: Progress | None = None
    kept = pupil.weights
    for epoch in range(1, study.epochs + 1):
        # The rate falls from the first epoch to the last, so that late steps are small.
        rate = study.rate * (1.0 - 0.9 * (epoch - 1) / study.epochs)
        total = _epoch(pupil, learned, study, rate)
        progress = Progress(epoch, total, _error(pupil, held_out), linear)
        tell(progress)
        if best is None or progress.held_out < best.held_out:
            best = progress
            kept = {name: weights.copy() for name, weights in pupil.weights.items()}
        elif epoch - best.epoch >= study.patience:
            break
    assert best is not None
    pupil.weights = kept
    return Fitted(pupil.network(), best, [judged(pupil, group) for group in held_out])


def judged(pupil: Pupil, group: Class) -> Judged:
    """What a pupil expects in all positions of some games."""
    points: list[Reals] = []
    for batch in _batches(numpy.arange(len(group.goals)), 2048):
        inputs = group.inputs[batch].astype(numpy.float32)
        points.append(pupil.outputs(inputs, group.own, group.rival, False).points)
    expected = (group.values + numpy.concatenate(points)).astype(numpy.float64)
    return Judged(expected, group.ends.astype(numpy.float64), group.left, group.sides)


def _scales(learned: list[Class]) -> Reals:
    """One over the root mean square of each input."""
    width = learned[0].inputs.shape[2]
    total, count = numpy.zeros(width), 0
    for group in learned:
        flat = group.inputs.reshape(-1, width)
        for begin in range(0, len(flat), 65536):
            part = flat[begin : begin + 65536].astype(numpy.float64)
            total += (part * part).sum(axis=0)
        count += len(flat)
    spread = numpy.sqrt(total / max(count, 1))
    # What hardly ever occurs must not become huge when it does.
    return (1.0 / numpy.maximum(spread, 0.1 * GRAIN)).astype(numpy.float32)


def _batches(chosen: NDArray[numpy.int64], size: int) -> Iterator[NDArray[numpy.int64]]:
    for begin in range(0, len(chosen), size):
        yield chosen[begin : begin + size]


def _epoch(pupil: Pupil, learned: list[Class], study: Study, rate: float) -> float:
    """Learn from some positions of every game, in random order; the mean loss."""
    plan: list[tuple[Class, NDArray[numpy.int64]]] = []
    for group in learned:
        chosen = group.draw(pupil.rng, study.drawn)
        pupil.rng.shuffle(chosen)
        plan.extend((group, batch) for batch in _batches(chosen, study.batch))
    total, count = 0.0, 0
    for number in pupil.rng.permutation(len(plan)):
        group, batch = plan[number]
        inputs, goals = group.inputs[batch].astype(numpy.float32), group.goals[batch]
        passing = pupil.outputs(inputs, group.own, group.rival, True)
        errors = passing.points - goals
        slopes = numpy.clip(errors, -study.outlier, study.outlier) / numpy.float32(errors.size)
        pupil.step(passing.gradients(slopes.astype(numpy.float32)), rate)
        total += float((errors * errors).sum())
        count += errors.size
    return sqrt(total / max(count, 1))


def _error(pupil: Pupil | None, groups: list[Class]) -> float:
    """The root of the mean square error on all positions; without a pupil, that of the linear value."""
    total, count = 0.0, 0
    for group in groups:
        for batch in _batches(numpy.arange(len(group.goals)), 2048):
            goals = group.goals[batch]
            if pupil is None:
                errors = goals
            else:
                inputs = group.inputs[batch].astype(numpy.float32)
                errors = pupil.outputs(inputs, group.own, group.rival, False).points - goals
            total += float((errors * errors).sum())
            count += errors.size
    return sqrt(total / max(count, 1))
