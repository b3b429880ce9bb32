"""From margins to chances: how much a lead decides, by how much of a game is left, and how well that holds.

A side's chance is the softmax of its margin times a slope, which is interpolated between the start, the
middle and the end of a game, as the weights of the linear value are.
"""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from concordia_game.bots.names import KNOTS

Reals = NDArray[numpy.float64]

STEPS = 12
FLAT = 0.05
"""The slope that the search for the best ones begins with: 20 points ahead win most games."""

DOUBT = 0.5

BINS = 10


class Outcomes:
    """Positions of games with the same number of sides: margins by side, how much is left, who won."""

    def __init__(self, margins: Reals, left: Reals, winners: NDArray[numpy.int64]) -> None:
        self.margins = margins
        self.left = left
        self.winners = winners

    def shares(self) -> Reals:
        """How much each knot counts in each position."""
        place = (1.0 - self.left) * (KNOTS - 1)
        return numpy.maximum(0.0, 1.0 - numpy.abs(place[:, None] - numpy.arange(KNOTS)))


def chances(outcomes: Outcomes, slopes: Reals) -> Reals:
    """The chance of each side to win, for every position."""
    return softmax_rows(outcomes.margins, outcomes.shares() @ slopes)


def softmax_rows(margins: Reals, slopes: Reals) -> Reals:
    """Chances from margins, with a slope for every position."""
    scaled = margins * slopes[:, None]
    grown = numpy.exp(scaled - scaled.max(axis=1, keepdims=True))
    return numpy.asarray(grown / grown.sum(axis=1, keepdims=True))


def fitted_slopes(outcomes: Outcomes, prior: Reals | None = None, weight: float = 1.0) -> Reals:
    """The slopes that make what happened most likely, by Newton's method.

    A `prior` is what they are where there are few games, give or take `DOUBT` of it; `weight` is what a
    position counts against it.
    """
    slopes = numpy.full(KNOTS, FLAT) if prior is None else prior
    trust = numpy.zeros(KNOTS) if prior is None else (DOUBT * prior) ** -2.0
    shares, margins = outcomes.shares(), outcomes.margins
    came = margins[numpy.arange(len(margins)), outcomes.winners]
    for _ in range(STEPS):
        expected = chances(outcomes, slopes)
        mean = (expected * margins).sum(axis=1)
        spread = (expected * margins**2).sum(axis=1) - mean**2
        gradient = weight * (shares.T @ (mean - came))
        curvature = weight * (shares.T @ (shares * spread[:, None])) + numpy.eye(KNOTS)
        if prior is not None:
            gradient += trust * (slopes - prior)
            curvature += numpy.diag(trust)
        slopes = numpy.clip(slopes - numpy.linalg.solve(curvature, gradient), 0.0, 2.0)
    return slopes


Tenth = tuple[float, float, int]
"""What was expected on average, how often it came true, and how many chances there were."""


def reliability(expected: Reals, winners: NDArray[numpy.int64]) -> list[Tenth]:
    """For every tenth of the scale that chances fell into: expected, came true, how many."""
    won = numpy.zeros_like(expected)
    won[numpy.arange(len(won)), winners] = 1.0
    bins = numpy.minimum((expected.ravel() * BINS).astype(int), BINS - 1)
    counts = numpy.bincount(bins, minlength=BINS)
    hoped = numpy.bincount(bins, expected.ravel(), minlength=BINS)
    came = numpy.bincount(bins, won.ravel(), minlength=BINS)
    return [
        (float(hoped[tenth] / counts[tenth]), float(came[tenth] / counts[tenth]), int(counts[tenth]))
        for tenth in range(BINS)
        if counts[tenth]
    ]


def error_of(tenths: list[Tenth]) -> float:
    """The mean distance between expected and come true, each chance counting alike."""
    count = sum(size for _, _, size in tenths)
    return sum(abs(expected - came) * size for expected, came, size in tenths) / max(count, 1)
