"""Who is winning, and why: points so far, expected points and chance of each seat, with what they rest on."""

from __future__ import annotations

from typing import Any, Final

from concordia_game.analysis.grounds import Weighing, less, scaled, summed
from concordia_game.bots.chances import Forecast
from concordia_game.engine.ids import SEATS
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.engine.view import View

LEAST: Final = 0.5
"""How many points a ground must be about to be told."""


def standing(view: View) -> list[dict[str, Any]]:
    """For each seat: `points` so far by god, `expected` points at the end, `chance` to win, and `why`.

    `why` is what the expectation rests on, best first: by what this seat stands better or worse than the
    others on average, in points at the end, by god or by means. All of it comes from what the view shows.

    >>> from concordia_game import Game, View, standing
    >>> red, green = standing(View(Game.new(map="italia", players=2, seed=7).state, 0))
    >>> red["seat"], red["points"]["total"], red["expected"] > 50
    ('red', 7, True)
    """
    state = view.state
    forecast = Forecast(state)
    weighing = Weighing(forecast.value)
    chances, expected = forecast.chances(state), forecast.points(state)
    grounds = [weighing.of(state, seat) for seat in state.setup.seats]
    everybody = summed(grounds)
    others = state.setup.players - 1
    found: list[dict[str, Any]] = []
    for seat in state.setup.seats:
        points = score(state, seat)
        ahead = less(grounds[seat], scaled(less(everybody, grounds[seat]), 1.0 / others))
        told = sorted(ahead.items(), key=lambda entry: (-entry[1], entry[0]))
        found.append(
            {
                "seat": SEATS[seat],
                "points": {**points.by_name(), "other": points.rest},
                "expected": round(expected[seat], 1),
                "chance": round(chances[seat], 4),
                "why": [
                    {
                        "god": ground if ground in GODS else None,
                        "means": None if ground in GODS else ground,
                        "points": round(worth, 1),
                    }
                    for ground, worth in told
                    if abs(worth) >= LEAST
                ],
            }
        )
    return found
