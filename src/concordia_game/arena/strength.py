"""Strength from finishing orders: the Plackett-Luce model, fitted to all games at once.

A side of strength s finishes first with a probability of exp(s) out of the sum over the table, then the next
of the others likewise. The fit looks at how often each order occurred, so the order of the games can't
matter. With two sides it is the model of Bradley and Terry, which is that of Elo.
"""

from __future__ import annotations

from collections import Counter
from math import exp, log, sqrt

from concordia_game.games.rating import CONFIDENCE_95

Order = tuple[str, ...]
"""The bots of the sides, from the first to the last; a bot may have several."""

SCALE = 400 / log(10)
"""Elo points: 400 more win ten times as often."""

MEAN = 1500.0
"""What a bot of mean strength is rated."""

PRIOR = 4.0
"""Standard deviation of the strengths before any game is seen (some 700 points): whoever has won everything
gets a high rating, but not an infinite one."""

STEPS = 100
ENOUGH = 1e-10


class Strength:
    """A bot's rating, and the interval that holds it with 95 % confidence."""

    def __init__(self, rating: float, reach: float) -> None:
        self.rating = rating
        self.low = rating - reach
        self.high = rating + reach


def fitted(names: list[str], orders: Counter[Order]) -> dict[str, Strength]:
    """The strengths that explain the games best; tables of one bot alone say nothing."""
    told = [(order, orders[order]) for order in sorted(orders) if len(set(order)) > 1]
    places = {name: place for place, name in enumerate(names)}
    seen = [([places[name] for name in order], count) for order, count in told]
    strengths = [0.0] * len(names)
    curvature: list[list[float]] = []
    for _ in range(STEPS):
        slope, curvature = _derivatives(strengths, seen)
        step = _solved(curvature, slope)
        longest = max(abs(part) for part in step)
        # Far from the best, a whole step may go too far.
        shorter = 1.0 / longest if longest > 1 else 1.0
        strengths = [strength + shorter * part for strength, part in zip(strengths, step, strict=True)]
        if longest < ENOUGH:
            break
    mean = sum(strengths) / len(strengths)
    reaches = _deviations(curvature)
    return {
        name: Strength(MEAN + SCALE * (strength - mean), CONFIDENCE_95 * SCALE * reach)
        for name, strength, reach in zip(names, strengths, reaches, strict=True)
    }


def _derivatives(
    strengths: list[float], seen: list[tuple[list[int], int]]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log likelihood, and its curvature turned positive; the prior is part of both."""
    size = len(strengths)
    weight = 1 / PRIOR**2
    slope = [-weight * strength for strength in strengths]
    curvature = [[weight if row == column else 0.0 for column in range(size)] for row in range(size)]
    for order, count in seen:
        for first in range(len(order) - 1):
            left = order[first:]
            most = max(strengths[bot] for bot in left)
            shares: dict[int, float] = {}
            for bot in left:
                shares[bot] = shares.get(bot, 0.0) + exp(strengths[bot] - most)
            total = sum(shares.values())
            slope[left[0]] += count
            for bot, part in shares.items():
                slope[bot] -= count * part / total
                curvature[bot][bot] += count * part / total
                for other, rest in shares.items():
                    curvature[bot][other] -= count * part * rest / total**2
    return slope, curvature


def _solved(matrix: list[list[float]], goal: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite, by elimination."""
    size = len(goal)
    rows = [[*row, value] for row, value in zip(matrix, goal, strict=True)]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def _deviations(curvature: list[list[float]]) -> list[float]:
    """Standard deviations of the strengths relative to their mean."""
    size = len(curvature)
    deviations = []
    for bot in range(size):
        contrast = [(1.0 if other == bot else 0.0) - 1 / size for other in range(size)]
        spread = _solved(curvature, contrast)
        variance = sum(a * b for a, b in zip(contrast, spread, strict=True))
        deviations.append(sqrt(max(variance, 0.0)))
    return deviations
