"""How sure a win rate is: Wilson's interval."""

from __future__ import annotations

from math import sqrt

CONFIDENCE_95 = 1.959964


def wilson(wins: float, games: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """The interval that contains the true win rate with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
