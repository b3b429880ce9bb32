"""Weights by rule of thumb, in points: where training begins."""

from __future__ import annotations

from concordia.bots.features import NAMES
from concordia.bots.weights import PLAYERS, Knots

GUESS: dict[str, tuple[float, float, float]] = {
    "points_vesta": (0.0, 0.4, 1.0),
    "points_jupiter": (1.0, 1.0, 1.0),
    "points_saturnus": (1.0, 1.0, 1.0),
    "points_mercurius": (1.0, 1.0, 1.0),
    "points_mars": (1.0, 1.0, 1.0),
    "points_minerva": (1.0, 1.0, 1.0),
    "points_else": (1.0, 1.0, 1.0),
    "cards_jupiter": (7.0, 4.0, 0.5),
    "cards_saturnus": (5.0, 3.0, 0.5),
    "cards_mercurius": (4.0, 2.0, 0.2),
    "cards_mars": (5.0, 2.5, 0.2),
    "points_a_specialist_house": (1.5, 0.8, 0.0),
    "houses_for_jupiter": (1.5, 0.8, 0.0),
    "provinces": (2.5, 1.2, 0.0),
    "kinds": (3.0, 1.5, 0.0),
    "colonists": (4.0, 2.0, 0.0),
    "colonists_on_routes": (0.3, 0.2, 0.0),
    "money_to_10": (0.35, 0.2, 0.0),
    "money_to_30": (0.3, 0.15, 0.0),
    "money_above": (0.15, 0.1, 0.0),
    "salt": (2.2, 1.2, 0.2),
    "fish": (0.8, 0.5, 0.0),
    "tight": (-0.4, -0.3, 0.0),
    "best_province": (0.15, 0.1, 0.0),
    "next_province": (0.1, 0.05, 0.0),
    "coins_for_prefect": (0.05, 0.05, 0.0),
    "magnus": (0.5, 0.3, 0.0),
    "hand": (0.9, 0.6, 0.1),
    "played": (0.1, 0.1, 0.0),
    "specialist_yield_in_hand": (0.1, 0.1, 0.0),
    "sites_new_province": (0.3, 0.2, 0.0),
    "sites": (0.2, 0.1, 0.0),
    "houses_affordable_now": (0.5, 0.5, 0.0),
    "cards_affordable_now": (0.5, 0.3, 0.0),
    "patricians": (4.0, 2.0, 0.0),
    "citizens": (2.0, 1.0, 0.0),
    **{f"first_{good}": (2.6, 1.3, 0.1) for good in ("brick", "wine", "cloth")},
    **{f"first_{good}": (2.0, 1.0, 0.1) for good in ("food", "tool")},
    **{f"second_{good}": (1.6, 0.8, 0.1) for good in ("brick", "wine", "cloth", "food", "tool")},
    **{f"more_{good}": (1.2, 0.6, 0.1) for good in ("brick", "wine", "cloth", "food", "tool")},
    **{f"houses_{good}": (1.2, 0.6, 0.0) for good in ("brick", "wine", "cloth", "food", "tool", "salt")},
}


def guessed_weights() -> dict[int, Knots]:
    """The same guess for any number of players."""
    knots = [[GUESS[name][knot] if name in GUESS else 0.0 for name in NAMES] for knot in range(3)]
    return dict.fromkeys(PLAYERS, knots)
