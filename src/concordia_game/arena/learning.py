"""Fitting the network to what ends of turns led to, each compared with the others of its turn.

What playing on leads to is mostly common to all ends of a turn: the others, luck, how the game stands. A bot
only asks which end is better, so the errors that count most are those that differ within a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

import numpy
from numpy.typing import NDArray

from concordia_game.arena.fitted import Fitted, Judged, Progress, Regret
from concordia_game.arena.lessons import Lesson, Reals
from concordia_game.arena.pupil import Pupil, Study
from concordia_game.bots.network import GRAIN

Places = NDArray[numpy.int64]


class Class:
    """Games of one shape: arrays of all their positions."""

    def __init__(self, lessons: Sequence[Lesson], names: dict[str, list[str]]) -> None:
        first = lessons[0]
        teams = numpy.array(first.teams)
        same = teams[:, None] == teams[None, :]
        self.own: Reals = (same / same.sum(axis=1, keepdims=True)).astype(numpy.float32)
        self.rival = ~same
        seats = len(teams)
        sizes = [len(lesson.table) for lesson in lessons]
        inputs = numpy.zeros((sum(sizes), seats, sum(map(len, names.values()))), numpy.int16)
        self.values = numpy.concatenate([lesson.values for lesson in lessons])
        self.led_to = numpy.concatenate([lesson.led_to for lesson in lessons])
        self.goals: Reals = self.led_to - self.values
        """What the linear value lacks of what is to be learned."""
        self.whose = numpy.concatenate([lesson.whose for lesson in lessons])
        self.played = numpy.concatenate([lesson.played for lesson in lessons])
        self.ends: Reals = numpy.concatenate(
            [numpy.tile(lesson.ends, (len(lesson.table), 1)) for lesson in lessons]
        )
        """The margins at the end of the game."""
        counts = numpy.cumsum([0] + [int(lesson.turns[-1]) + 1 for lesson in lessons])
        turns = [lesson.turns + before for lesson, before in zip(lessons, counts, strict=False)]
        self.first: Places = numpy.searchsorted(numpy.concatenate(turns), numpy.arange(counts[-1] + 1))
        """Where the ends of each turn begin."""
        begin = 0
        for lesson, size in zip(lessons, sizes, strict=True):
            end = begin + size
            game = numpy.array([GRAIN * (name in lesson.game) for name in names["game"]], numpy.int16)
            width = len(game)
            inputs[begin:end, :, :width] = game
            inputs[begin:end, :, width : width + len(names["table"])] = _placed(
                lesson.table, lesson.table_names, names["table"]
            )[:, None]
            inputs[begin:end, :, width + len(names["table"]) :] = _placed(
                lesson.seats, lesson.seat_names, names["seat"]
            )
            begin = end
        self.inputs = inputs

    def ends_of(self, turns: Places) -> tuple[Places, Places]:
        """The ends of some turns, and where those of each begin."""
        found = [numpy.arange(self.first[turn], self.first[turn + 1]) for turn in turns]
        begins = numpy.cumsum([0] + [len(each) for each in found[:-1]])
        return numpy.concatenate(found), begins


def within(errors: Reals, begins: Places) -> Reals:
    """Errors less the mean of those of the same turn."""
    sizes = numpy.diff(numpy.append(begins, len(errors)))
    means = numpy.add.reduceat(errors, begins) / sizes
    return numpy.asarray(errors - numpy.repeat(means, sizes), numpy.float32)


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
    linear = [regret_of(group, group.values) for group in held_out]
    off = _error(held_out, [group.values for group in held_out])
    best: Progress | None = None
    kept = pupil.weights
    for epoch in range(1, study.epochs + 1):
        # The rate falls from the first epoch to the last, so that late steps are small.
        rate = study.rate * (1.0 - 0.95 * (epoch - 1) / study.epochs)
        total = _epoch(pupil, learned, study, rate)
        progress = Progress(
            epoch, total, _error(held_out, [expected(pupil, group) for group in held_out]), off
        )
        tell(progress)
        if best is None or progress.held_out < best.held_out:
            best = progress
            kept = {name: weights.copy() for name, weights in pupil.weights.items()}
        elif epoch - best.epoch >= study.patience:
            break
    assert best is not None
    pupil.weights = kept
    found = [expected(pupil, group) for group in held_out]
    regrets = [
        Regret(len(group.own), len(group.first) - 1, before, regret_of(group, margins))
        for group, before, margins in zip(held_out, linear, found, strict=True)
    ]
    return Fitted(pupil.network(), best, [judged(pupil, group) for group in held_out], regrets)


def expected(pupil: Pupil, group: Class) -> Reals:
    """The margin that each end promises to whose turn it was."""
    points = [
        pupil.outputs(group.inputs[batch].astype(numpy.float32), group.own, group.rival, False).points[
            numpy.arange(len(batch)), group.whose[batch]
        ]
        for batch in _batches(numpy.arange(len(group.values)), 2048)
    ]
    return numpy.asarray(group.values + numpy.concatenate(points), numpy.float32)


def regret_of(group: Class, margins: Reals) -> float:
    """How much less the end that looks best leads to than the best one, on average."""
    total = 0.0
    for begin, end in zip(group.first[:-1], group.first[1:], strict=True):
        led_to = group.led_to[begin:end]
        total += float(led_to.max() - led_to[int(margins[begin:end].argmax())])
    return total / max(len(group.first) - 1, 1)


def judged(pupil: Pupil, group: Class) -> Judged:
    """What a pupil expects of the ends that were played, beside how the games ended."""
    played = group.played
    came = group.ends[played, group.whose[played]]
    margins = expected(pupil, group)[played]
    return Judged(margins.astype(numpy.float64), came.astype(numpy.float64))


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


def _batches(chosen: Places, size: int) -> Iterator[Places]:
    for begin in range(0, len(chosen), size):
        yield chosen[begin : begin + size]


def _epoch(pupil: Pupil, learned: list[Class], study: Study, rate: float) -> float:
    """Learn from all turns, in random order; the root of the mean square error within turns."""
    plan: list[tuple[Class, Places]] = []
    for group in learned:
        turns = pupil.rng.permutation(len(group.first) - 1)
        plan.extend((group, batch) for batch in _batches(turns, study.batch))
    total, count = 0.0, 0
    for number in pupil.rng.permutation(len(plan)):
        group, turns = plan[number]
        batch, begins = group.ends_of(turns)
        passing = pupil.outputs(group.inputs[batch].astype(numpy.float32), group.own, group.rival, True)
        rows = numpy.arange(len(batch))
        errors = passing.points[rows, group.whose[batch]] - group.goals[batch]
        apart = within(errors, begins)
        slopes = numpy.zeros_like(passing.points)
        slopes[rows, group.whose[batch]] = (
            numpy.clip(apart, -study.outlier, study.outlier)
            + study.common * numpy.clip(errors, -study.outlier, study.outlier)
        ) / len(batch)
        pupil.step(passing.gradients(slopes), rate)
        total += float((apart * apart).sum())
        count += len(batch)
    return sqrt(total / max(count, 1))


def _error(groups: list[Class], margins: list[Reals]) -> float:
    """The root of the mean square error within turns."""
    total, count = 0.0, 0
    for group, found in zip(groups, margins, strict=True):
        apart = within(found - group.led_to, group.first[:-1])
        total += float((apart * apart).sum())
        count += len(apart)
    return sqrt(total / max(count, 1))
