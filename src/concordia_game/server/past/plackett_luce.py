"""Ratings from places, for any number of sides: Weng and Lin's method for the Plackett-Luce model.

R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, Journal of Machine Learning
Research 12 (2011), algorithm 4. OpenSkill uses it as well; the figures to begin with are its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

BETA = 25 / 6
"""How much chance there is in a game: as much as half of what is unknown of a newcomer."""
LEAST = 0.0001
"""No game makes a rating surer than by this factor, squared."""
DRIFT = 25 / 300
"""What people may get better or worse from game to game: nobody's rating is ever sure."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of somebody's strength: a mean, and how far off it may be."""

    mu: float = 25.0
    sigma: float = 25 / 3


Side = Sequence[Rating]


@dataclass(frozen=True, slots=True)
class _Strength:
    place: int
    mu: float
    variance: float


def rated_anew(sides: Sequence[tuple[int, Side]]) -> list[list[Rating]]:
    """The ratings after a game of some sides, each with its place; the same place is a draw."""
    drifted = [(place, [_drifted(one) for one in side]) for place, side in sides]
    strengths = [
        _Strength(place, sum(one.mu for one in side), sum(one.sigma**2 for one in side))
        for place, side in drifted
    ]
    c = sqrt(sum(one.variance + BETA**2 for one in strengths))
    return [
        _updated(side, strength, *_pull(strength, strengths, c))
        for (_, side), strength in zip(drifted, strengths, strict=True)
    ]


def _drifted(rating: Rating) -> Rating:
    return Rating(rating.mu, sqrt(rating.sigma**2 + DRIFT**2))


def _pull(mine: _Strength, all_sides: Sequence[_Strength], c: float) -> tuple[float, float]:
    """How far a side's mean moves, and by which part its variance shrinks."""
    omega = delta = 0.0
    for other in all_sides:
        if other.place > mine.place:
            continue
        # The chance of coming next among all that are not placed before `other`.
        rest = sum(exp((one.mu - mine.mu) / c) for one in all_sides if one.place >= other.place)
        draws = sum(one.place == other.place for one in all_sides)
        chance = 1 / rest
        omega += ((other is mine) - chance) / draws
        delta += chance * (1 - chance) / draws
    gamma = sqrt(mine.variance) / c
    return mine.variance / c * omega, gamma * mine.variance / c**2 * delta


def _updated(side: Side, strength: _Strength, omega: float, delta: float) -> list[Rating]:
    """Each of a side takes part in its change by how little is known of them."""
    shares = [(one, one.sigma**2 / strength.variance) for one in side]
    return [
        Rating(one.mu + share * omega, one.sigma * sqrt(max(1 - share * delta, LEAST)))
        for one, share in shares
    ]
