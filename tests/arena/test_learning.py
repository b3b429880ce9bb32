"""Fitting the network: gradients, progress, and the same network in whole numbers."""

from __future__ import annotations

import numpy
import pytest

from concordia_game.arena import lessons as lessons_module
from concordia_game.arena.fitted import Progress
from concordia_game.arena.learning import Class, fit, names_of
from concordia_game.arena.lessons import DRAWN, Lesson, lesson_of, whole_numbers
from concordia_game.arena.practice import positions, practised
from concordia_game.arena.pupil import Pupil, Study
from concordia_game.bots.network import Correction, network_text
from concordia_game.bots.planning import value_for
from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import score


@pytest.fixture(scope="module")
def lessons() -> list[Lesson]:
    found = [lesson_of(practised("random", seed)) for seed in range(6)]
    return [lesson for lesson in found if lesson is not None]


def test_a_lesson_tells_how_the_game_went() -> None:
    game = practised("random", 11)
    last = list(positions(game))[-1]
    lesson = lesson_of(game)
    assert lesson is not None
    players = game.options.players
    assert lesson.seats.shape == (DRAWN, players, len(lesson.seat_names))
    assert lesson.table.shape == (DRAWN, len(lesson.table_names))
    points = [score(last, seat).total for seat in last.setup.seats]
    assert not game.options.teams
    assert int(lesson.ends.argmax()) == points.index(max(points))


@pytest.mark.parametrize("patience", [0.0, 0.9, 1.0])
def test_later_turns_count_as_far_as_patience_does_not(
    patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lessons_module, "DRAWN", 1000)  # all positions, so that one follows the other
    lesson = lesson_of(practised("random", 11), patience=patience)
    assert lesson is not None
    assert lesson.came[-1] == pytest.approx(lesson.ends)
    expected = (1.0 - patience) * lesson.values[1:] + patience * lesson.came[1:]
    assert numpy.allclose(lesson.came[:-1], expected, atol=1e-3)


def test_nothing_is_learned_from_half_a_game() -> None:
    game = practised("random", 11)
    game.moves = game.moves[:50]
    assert lesson_of(game) is None


def test_gradients(lessons: list[Lesson]) -> None:
    names = names_of(lessons)
    pupil = Pupil(names["game"], names["table"], names["seat"], Study(dropout=0.0))
    pupil.scales[:] = 0.02
    pupil.weights["third"][:] = numpy.linspace(-1.0, 1.0, len(pupil.weights["third"]))
    group = Class([lesson for lesson in lessons if lesson.teams == lessons[0].teams], names)
    inputs, goals = group.inputs[:8].astype(numpy.float32), group.goals[:8]

    def loss() -> float:
        errors = pupil.outputs(inputs, group.own, group.rival, False).points - goals
        return 0.5 * float((errors.astype(numpy.float64) ** 2).sum())

    passing = pupil.outputs(inputs, group.own, group.rival, True)
    found = passing.gradients(passing.points - goals)
    for name, gradient in found.items():
        at = numpy.unravel_index(numpy.abs(gradient).argmax(), gradient.shape)
        before = pupil.weights[name][at]
        pupil.weights[name][at] = before + 1e-3
        more = loss()
        pupil.weights[name][at] = before - 1e-3
        less = loss()
        pupil.weights[name][at] = before
        assert (more - less) / 2e-3 == pytest.approx(gradient[at], rel=0.03), name


def test_a_network_learns_and_stays_the_same_in_whole_numbers(lessons: list[Lesson]) -> None:
    heard: list[Progress] = []
    study = Study(epochs=8, batch=32, drawn=DRAWN, rate=3e-3, held_out=0.34)
    fitted = fit(lessons, study, heard.append)
    assert len(heard) == 8
    assert heard[-1].learned < heard[0].learned
    assert fitted.progress.held_out == min(progress.held_out for progress in heard)
    tenths = fitted.reliability()
    assert sum(count for _, _, count in tenths) > 100
    assert [row[0] for row in tenths] == sorted(row[0] for row in tenths)
    assert {told["sides"] for told in fitted.data()["chances"]} <= {2, 3, 4, 5, 6}
    again = fit(lessons, study, lambda progress: None)
    assert network_text(again.network, again.data()) == network_text(fitted.network, fitted.data())


def test_whole_numbers_say_the_same(lessons: list[Lesson]) -> None:
    names = names_of(lessons)
    pupil = Pupil(names["game"], names["table"], names["seat"], Study(dropout=0.0))
    pupil.scales[:] = 0.02
    pupil.weights["third"][:] = numpy.linspace(-2.0, 2.0, len(pupil.weights["third"]))
    game = practised("random", 2)
    lesson = lesson_of(game)
    assert lesson is not None
    group = Class([lesson], names)
    wanted = pupil.outputs(group.inputs.astype(numpy.float32), group.own, group.rival, False).points
    states = {state.turn: state for state in reversed(list(positions(game)))}
    network, found = pupil.network(), list[float]()
    correction = Correction(network, value_for(states[1]))
    for state in states.values():
        table = whole_numbers(correction.inputs.table(state))
        for place in numpy.flatnonzero((lesson.table == table).all(axis=1)):
            seats = whole_numbers([correction.inputs.seat(state, player) for player in state.players])
            if (lesson.seats[place] == seats).all():
                found.append(abs(correction.points(state, Seat(0)) - float(wanted[place, 0])))
    assert len(found) >= DRAWN
    assert max(found) < 0.1
