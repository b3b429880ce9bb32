"""Training: a small course repeats, resumes, and moves the weights."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

from concordia_game.arena import selfplay
from concordia_game.arena.checkpoints import resume, save
from concordia_game.arena.selfplay import Lesson, Position, margins, play_lesson, targets
from concordia_game.arena.training import Course, Moments, Training, names_in_training
from concordia_game.bots.weights import WeightsError, read_weights, weights_from
from concordia_game.bots.weights.guess import guessed_weights


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_TURNS", 8)


def small_course(generations: int) -> Course:
    return Course(games=4, generations=generations, seed=3, width=1)


def trained(training: Training, generations: int) -> Training:
    while training.generation < generations:
        training.run_generation(1, "", lambda done, total: None)
    return training


def test_a_course_repeats_and_resumes(tmp_path: Path) -> None:
    straight = trained(Training(small_course(2)), 2)
    save(trained(Training(small_course(1)), 1), tmp_path)
    resumed = resume(tmp_path, small_course(2))
    assert resumed.generation == 1
    assert trained(resumed, 2).weights == straight.weights
    assert straight.weights != guessed_weights()


class Killed(Exception):
    """What stops a course in the middle."""


def test_a_course_killed_in_the_middle_of_a_generation_goes_on(tmp_path: Path) -> None:
    straight = trained(Training(small_course(1)), 1)
    broken = Training(small_course(1))

    def tell(done: int, total: int) -> None:
        save(broken, tmp_path)
        if done == 2:
            raise Killed

    with pytest.raises(Killed):
        broken.run_generation(1, "", tell)
    resumed = resume(tmp_path, small_course(1))
    assert (resumed.generation, resumed.jobs_done) == (0, 2)
    assert not (tmp_path / "weights.json").exists()
    heard: list[tuple[int, int]] = []
    resumed.run_generation(1, "", lambda done, total: heard.append((done, total)))
    assert heard == [(3, 4), (4, 4)]
    assert resumed.weights == straight.weights


def test_half_a_checkpoint_is_never_taken(tmp_path: Path) -> None:
    save(trained(Training(small_course(1)), 1), tmp_path)
    (tmp_path / "checkpoint.npz.part").write_bytes(b"PK half")
    assert resume(tmp_path, small_course(2)).generation == 1
    (tmp_path / "checkpoint.npz").write_bytes(b"PK half")
    with pytest.raises(ValueError, match=r"checkpoint\.npz: not a checkpoint"):
        resume(tmp_path, small_course(2))


def test_another_course_is_not_resumed(tmp_path: Path) -> None:
    save(Training(small_course(1)), tmp_path)
    with pytest.raises(ValueError, match="another course"):
        resume(tmp_path, Course(games=5))


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    training = trained(Training(small_course(1)), 1)
    save(training, tmp_path)
    assert read_weights(tmp_path / "weights.json") == training.weights
    with pytest.raises(WeightsError, match="2 players"):
        weights_from({"weights": {}})


def test_a_course_is_about_the_features_of_the_box(tmp_path: Path) -> None:
    training = trained(Training(small_course(1)), 1)
    assert all(tuple(weights) == training.names for weights in training.weights.values())
    training.names = (*training.names[:-2], "tile_nemo", training.names[-1])
    save(training, tmp_path)
    with pytest.raises(ValueError, match="another course"):
        resume(tmp_path, small_course(2))


def test_moments_find_the_weights_of_a_line() -> None:
    import numpy

    rows = numpy.zeros((400, 6))
    rows[:, 4] = numpy.linspace(-2, 2, 400)
    moments = Moments(6)
    moments.add(rows, 3.0 * rows[:, 4])
    found = moments.solve(numpy.zeros(6), ridge=0.001)
    assert found[4] == pytest.approx(3.0, abs=0.01)
    assert found[5] == 0.0


def test_targets_slide_from_the_end_to_later_values() -> None:
    positions = [Position(1.0, [], [4.0, 0.0]), Position(0.5, [], [8.0, 0.0])]
    lesson = Lesson(positions, [30, 10])
    assert targets(lesson, 1.0) == [[20.0, -20.0], [20.0, -20.0]]
    assert targets(lesson, 0.5) == [[14.0, -14.0], [20.0, -20.0]]


def test_margins_are_over_the_mean_of_the_others() -> None:
    assert margins([10.0, 4.0, 0.0]) == [8.0, -1.0, -7.0]


def test_a_lesson_holds_every_turn() -> None:
    lesson = play_lesson(2, 5, guessed_weights()[2], 1, 1.0, 0.5)
    assert len(lesson.positions) == 7
    assert all(len(vector) == len(names_in_training()) for vector in lesson.positions[0].vectors)


def test_the_error_of_a_fit_is_that_of_its_samples() -> None:
    moments = Moments(2)
    rows, goals = numpy.array([[1.0, 0.0], [1.0, 2.0], [0.0, 1.0]]), numpy.array([1.0, 4.0, 3.0])
    moments.add(rows[:2], goals[:2])
    other = Moments(2)
    other.add(rows[2:], goals[2:])
    moments.absorb(other)
    for weights in (numpy.array([1.0, 1.5]), numpy.zeros(2)):
        off = goals - rows @ weights
        assert moments.error(weights) == pytest.approx(float(numpy.sqrt((off**2).mean())))
    moments.fade(0.5)
    assert moments.error(numpy.zeros(2)) == pytest.approx(float(numpy.sqrt((goals**2).mean())))
