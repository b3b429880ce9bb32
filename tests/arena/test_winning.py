"""Chances: the slopes are found again from games that were decided by them, and calibration is measured."""

from __future__ import annotations

import numpy
import pytest

from concordia_game.arena.winning import Outcomes, chances, error_of, fitted_slopes, reliability


def drawn_games(slopes: list[float], count: int = 20_000, sides: int = 3) -> Outcomes:
    """Games whose winners are drawn by the chances that these slopes give."""
    rng = numpy.random.default_rng(1)
    margins, left = rng.normal(0.0, 12.0, (count, sides)), rng.random(count)
    outcomes = Outcomes(margins, left, numpy.zeros(count, int))
    expected = chances(outcomes, numpy.array(slopes))
    outcomes.winners = (rng.random(count)[:, None] > expected.cumsum(axis=1)).sum(axis=1)
    return outcomes


def test_the_slopes_are_found_again() -> None:
    assert fitted_slopes(drawn_games([0.03, 0.08, 0.3])) == pytest.approx([0.03, 0.08, 0.3], rel=0.1)


def test_calibration() -> None:
    games = drawn_games([0.03, 0.08, 0.3])

    def error(slopes: list[float]) -> float:
        return error_of(reliability(chances(games, numpy.array(slopes)), games.winners))

    assert error([0.03, 0.08, 0.3]) < 0.01
    assert error([0.3, 0.3, 0.3]) > 0.05


def test_a_lead_is_a_better_chance_and_chances_add_up() -> None:
    outcomes = Outcomes(numpy.array([[10.0, -10.0, 0.0]]), numpy.array([0.2]), numpy.array([0]))
    found = chances(outcomes, numpy.array([0.05, 0.1, 0.2]))[0]
    assert found.sum() == pytest.approx(1.0)
    assert found[0] > found[2] > found[1]
