"""Ratings: the fit is the best one, knows how sure it is, and the order of the games does not matter."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import exp, log, sqrt
from random import Random

import pytest

from concordia_game.arena.pairing import GameResult
from concordia_game.arena.strength import MEAN, PRIOR, SCALE, Order, fitted
from concordia_game.arena.tournament import Tournament
from concordia_game.games.rating import CONFIDENCE_95

from .seats import seat

THREE: Counter[Order] = Counter(
    {("a", "b", "c"): 9, ("b", "a", "c"): 5, ("c", "a", "b"): 2, ("a", "a", "b"): 3, ("b", "c", "c"): 4}
)


def likelihood(strengths: dict[str, float], orders: Counter[Order]) -> float:
    """The log of how likely the orders are, with the prior: the model as it is defined."""
    found = -sum(strength**2 for strength in strengths.values()) / (2 * PRIOR**2)
    for order, count in orders.items():
        for place in range(len(order)):
            left = sum(exp(strengths[name]) for name in order[place:])
            found += count * (strengths[order[place]] - log(left))
    return found


def test_two_bots_are_as_far_apart_as_their_wins_say() -> None:
    found = fitted(["a", "b"], Counter({("a", "b"): 300, ("b", "a"): 100}))
    assert found["a"].rating - found["b"].rating == pytest.approx(400 * log(3) / log(10), rel=0.01)
    assert found["a"].rating + found["b"].rating == pytest.approx(2 * MEAN)
    # Half of the standard error of the difference, by the textbook.
    reach = CONFIDENCE_95 * SCALE * sqrt(1 / (400 * 0.75 * 0.25)) / 2
    assert found["a"].high - found["a"].rating == pytest.approx(reach, rel=0.01)


def test_no_other_strengths_explain_the_games_better() -> None:
    found = fitted(["a", "b", "c"], THREE)
    strengths = {name: (each.rating - MEAN) / SCALE for name, each in found.items()}
    best = likelihood(strengths, THREE)
    for name, strength in strengths.items():
        for step in (-0.02, 0.02):
            assert likelihood({**strengths, name: strength + step}, THREE) < best


def test_who_always_wins_is_far_ahead_but_not_infinitely() -> None:
    found = fitted(["a", "b"], Counter({("a", "b"): 20}))
    assert 300 < found["a"].rating - found["b"].rating < 2000
    assert found["a"].low < found["a"].rating - 100
    more = fitted(["a", "b"], Counter({("a", "b"): 2000}))
    assert more["a"].rating > found["a"].rating


def test_bots_that_met_nobody_are_average() -> None:
    assert fitted(["a"], Counter({("a", "a"): 5}))["a"].rating == MEAN


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [
        GameResult([seat(name, 100 - 10 * place, place, 0) for place, name in enumerate(order)], 60)
        for order, count in THREE.items()
        for _ in range(count)
    ]
    told = []
    for number in range(5):
        Random(number).shuffle(games)
        tournament = Tournament(["a", "b", "c"])
        for game in games:
            tournament.add(game)
        data = tournament.data()
        told.append((data["bots"], data["head_to_head"]))
    assert all(each == told[0] for each in told)


def test_head_to_head_compares_sides() -> None:
    tournament = Tournament(["a", "b", "c"])
    for order in permutations("abc"):
        tournament.add(GameResult([seat(name, 50, place, 0) for place, name in enumerate(order)], 60))
    tournament.add(GameResult([seat("a", 90, 0, 0), seat("b", 80, 1, 0), seat("b", 70, 2, 0)], 60))
    meetings = {tuple(row["bots"]): row for row in tournament.data()["head_to_head"]}
    first = meetings["a", "b"]
    assert (first["games"], first["met"], first["ahead"]) == (7, 8, 5)
    assert (meetings["b", "c"]["met"], meetings["b", "c"]["rate"]) == (6, 0.5)
