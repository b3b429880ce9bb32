"""Ratings: the Plackett-Luce model of Weng and Lin (2011), as OpenSkill uses it, and Wilson's interval."""

from __future__ import annotations

from math import exp, sqrt

MU = 25.0
SIGMA = MU / 3
BETA = SIGMA / 2
TAU = MU / 300
"""Uncertainty added before every game, so that a rating never freezes."""
LEAST_VARIANCE = 0.0001
CONFIDENCE_95 = 1.959964


class Rating:
    """What is known about a bot's strength: the most likely value, and the uncertainty."""

    def __init__(self, mu: float = MU, sigma: float = SIGMA) -> None:
        self.mu = mu
        self.sigma = sigma


def rated(ratings: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after a game, from the place of each seat (0 is the best)."""
    ratings = [Rating(rating.mu, sqrt(rating.sigma**2 + TAU**2)) for rating in ratings]
    spread = sqrt(sum(rating.sigma**2 + BETA**2 for rating in ratings))
    powers = [exp(rating.mu / spread) for rating in ratings]
    seats = range(len(ratings))
    behind = [sum(powers[other] for other in seats if places[other] >= places[seat]) for seat in seats]
    tied = [places.count(place) for place in places]
    found: list[Rating] = []
    for seat in seats:
        push, pull = 0.0, 0.0
        for other in seats:
            if places[other] <= places[seat]:
                share = powers[seat] / behind[other]
                push += ((1.0 if other == seat else 0.0) - share) / tied[other]
                pull += share * (1.0 - share) / tied[other]
        found.append(_moved(ratings[seat], spread, push, pull))
    return found


def _moved(rating: Rating, spread: float, push: float, pull: float) -> Rating:
    variance = rating.sigma**2
    mu = rating.mu + variance / spread * push
    shrunk = max(1.0 - variance / spread**2 * pull * rating.sigma / spread, LEAST_VARIANCE)
    return Rating(mu, sqrt(variance * shrunk))


def wilson(wins: float, games: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """The interval that contains the true win rate with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
