"""Ratings, intervals and the sequential test, against figures computed elsewhere."""

from __future__ import annotations

import pytest

from concordia_game.arena.rating import Rating, rated, wilson
from concordia_game.arena.sprt import Sprt

MU_WIN, SIGMA_2 = 27.6353895, 8.0659014
FOUR_MU = [29.7876125, 26.2290252, 22.4592827, 20.5558712]
FOUR_SIGMA = [2.993205, 4.984874, 7.8165894, 7.8949447]
"""From the openskill package, version 6."""


def test_two_equal_bots_move_apart() -> None:
    winner, loser = rated([Rating(), Rating()], [0, 1])
    assert (winner.mu, winner.sigma) == pytest.approx((MU_WIN, SIGMA_2), abs=1e-6)
    assert winner.mu + loser.mu == pytest.approx(50.0)


def test_four_seats_as_openskill_rates_them() -> None:
    before = [Rating(30.0, 3.0), Rating(25.0, 5.0), Rating(20.0, 8.0), Rating(25.0, 25 / 3)]
    after = rated(before, [2, 0, 1, 3])
    assert [rating.mu for rating in after] == pytest.approx(FOUR_MU, abs=1e-6)
    assert [rating.sigma for rating in after] == pytest.approx(FOUR_SIGMA, abs=1e-6)


def test_wilson_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_the_sequential_test_decides() -> None:
    test = Sprt(0.5, 0.7)
    for _ in range(8):
        test.add(won=True)
    assert test.verdict == "open"
    test.add(won=True)
    assert test.verdict == "high"
    losing = Sprt(0.5, 0.7)
    for _ in range(6):
        losing.add(won=False)
    assert losing.verdict == "low"


def test_the_rates_of_a_test_must_make_sense() -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        Sprt(0.7, 0.5)
