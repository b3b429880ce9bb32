"""Fitting the network: gradients, progress, and the same network in whole numbers."""

from __future__ import annotations

import numpy
import pytest

from arena.short import shorten
from concordia_game.arena import lessons as lessons_module
from concordia_game.arena.fitted import Progress
from concordia_game.arena.learning import Class, expected, fit, names_of, regret_of, within
from concordia_game.arena.lessons import Lesson, lesson_of
from concordia_game.arena.practice import Game, compared_ends, positions, practised
from concordia_game.arena.pupil import Pupil, Study
from concordia_game.bots.network import Correction, network_text
from concordia_game.bots.planning import value_for
from concordia_game.engine.options import Options

BOT = "normal@1?follow=1&width=2&nodes=30&glance=3"


@pytest.fixture(scope="module")
def games() -> list[Game]:
    with pytest.MonkeyPatch.context() as patch:
        shorten(patch, Options("italia", 2), Options("imperium", 3))
        return [practised(BOT, seed) for seed in range(6)]


@pytest.fixture(scope="module")
def lessons(games: list[Game]) -> list[Lesson]:
    found = [lesson_of(game) for game in games]
    return [lesson for lesson in found if lesson is not None]


def test_errors_that_a_whole_turn_shares_are_left_out() -> None:
    errors = numpy.array([3.0, 5.0, 4.0, 10.0, 10.0], numpy.float32)
    assert list(within(errors, numpy.array([0, 3]))) == [-1.0, 1.0, 0.0, 0.0, 0.0]


def test_regret_is_what_the_best_looking_end_lacks(lessons: list[Lesson]) -> None:
    group = Class([lessons[0]], names_of(lessons))
    assert regret_of(group, group.led_to) == 0.0
    worst = regret_of(group, -group.led_to)
    assert 0.0 < regret_of(group, group.values) < worst


def test_gradients(lessons: list[Lesson]) -> None:
    names = names_of(lessons)
    pupil = Pupil(names["game"], names["table"], names["seat"], Study(dropout=0.0))
    pupil.scales[:] = 0.02
    pupil.weights["third"][:] = numpy.linspace(-1.0, 1.0, len(pupil.weights["third"]))
    group = Class([lesson for lesson in lessons if lesson.teams == lessons[0].teams], names)
    inputs = group.inputs[:8].astype(numpy.float32)
    goals = numpy.linspace(-4.0, 4.0, inputs[:, :, 0].size, dtype=numpy.float32).reshape(inputs.shape[:2])

    def loss() -> float:
        errors = pupil.outputs(inputs, group.own, group.rival, False).points - goals
        return 0.5 * float((errors.astype(numpy.float64) ** 2).sum())

    passing = pupil.outputs(inputs, group.own, group.rival, True)
    found = passing.gradients(passing.points - goals)
    for name, gradient in found.items():
        at = numpy.unravel_index(numpy.abs(gradient).argmax(), gradient.shape)
        before = pupil.weights[name][at]
        pupil.weights[name][at] = before + 3e-4
        more = loss()
        pupil.weights[name][at] = before - 3e-4
        less = loss()
        pupil.weights[name][at] = before
        assert (more - less) / 6e-4 == pytest.approx(gradient[at], rel=0.03), name


def test_a_network_learns_and_stays_the_same_in_whole_numbers(lessons: list[Lesson]) -> None:
    heard: list[Progress] = []
    study = Study(epochs=8, patience=8, batch=8, rate=3e-3, held_out=0.34)
    fitted = fit(lessons, study, heard.append)
    assert len(heard) == 8
    assert heard[-1].learned < heard[0].learned
    assert fitted.progress.held_out == min(progress.held_out for progress in heard)
    tenths = fitted.reliability()
    assert sum(count for _, _, count in tenths) > 20
    assert [row[0] for row in tenths] == sorted(row[0] for row in tenths)
    assert {told["seats"] for told in fitted.data()["regret"]} <= {2, 3}
    again = fit(lessons, study, lambda progress: None)
    assert network_text(again.network, again.data()) == network_text(fitted.network, fitted.data())


def test_whole_numbers_say_the_same(
    games: list[Game], lessons: list[Lesson], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = names_of(lessons)
    pupil = Pupil(names["game"], names["table"], names["seat"], Study(dropout=0.0))
    pupil.scales[:] = 0.02
    pupil.weights["third"][:] = numpy.linspace(-2.0, 2.0, len(pupil.weights["third"]))
    monkeypatch.setattr(lessons_module, "DRAWN", 1000)  # all turns, in their order
    lesson = lesson_of(games[0])
    assert lesson is not None
    wanted = expected(pupil, Class([lesson], names)) - lesson.values
    network = pupil.network()
    states = list(positions(games[0]))
    found: list[float] = []
    for comparison in games[0].comparisons:
        state = states[comparison.ply]
        correction = Correction(network, value_for(state))
        ends = compared_ends(state, comparison)
        ends = [end for end in ends if not end.over and end.concordia is None]
        if len(ends) > 1:
            found += [correction.points(end, state.decision.seat) for end in ends]
    assert len(found) > 20
    assert numpy.abs(numpy.array(found) - wanted).max() < 0.1
