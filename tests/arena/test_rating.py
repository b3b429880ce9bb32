"""Intervals and the sequential test, against figures computed elsewhere."""

from __future__ import annotations

import pytest

from concordia_game.arena.sprt import Sprt
from concordia_game.games.rating import wilson


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
