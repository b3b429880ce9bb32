"""The names of the features, in their order: what the weights and the features agree on.

Weights are stored by name, and a tile's name is its id: an additional tile, wherever it is in the list,
shifts no weight to a neighbour.
"""

from __future__ import annotations

from typing import Final

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import GOODS, SALT, TRADED
from concordia_game.engine.modules import MODULES
from concordia_game.engine.setup import GODS, JUPITER, MARS, MERCURIUS, MINERVA, SATURNUS, VESTA, Box

ROLES: Final[tuple[str, ...]] = (
    "tribune",
    "architect",
    "prefect",
    "mercator",
    "colonist",
    "diplomat",
    "senator",
    "consul",
    "specialist",
)
"""The personas that have features of their own, by name."""

ARCHITECT: Final = 1
PREFECT: Final = 2
MERCATOR: Final = 3
COLONIST: Final = 4
DIPLOMAT: Final = 5
SENATOR: Final = 6
CONSUL: Final = 7
SPECIALIST: Final = 8

GODS_OF_POINTS: Final[tuple[int, ...]] = (VESTA, JUPITER, SATURNUS, MERCURIUS, MARS, MINERVA)
"""The gods whose points are features of their own."""

GODS_OF_CARDS: Final[tuple[int, ...]] = (JUPITER, SATURNUS, MERCURIUS, MARS)
"""The gods whose cards are counted: Vesta's are never for sale, Minerva's differ from one another."""

KNOTS: Final = 3
"""Every feature has a weight at the start, the middle and the end of a game, interpolated in between."""

Weights = dict[str, list[float]]
"""The weights of each feature at the `KNOTS`, by its name."""


class FeaturesError(ConcordiaError):
    """The features and their names don't agree."""


def feature_names(box: Box) -> tuple[str, ...]:
    """The features of a game with this box, in the order in which they are weighed, turn order last."""
    traded = GOODS[:TRADED]
    return (
        *[f"points_{GODS[god]}" for god in GODS_OF_POINTS],
        "points_else",
        *[f"cards_{GODS[god]}" for god in GODS_OF_CARDS],
        "points_a_specialist_house",
        "houses_for_jupiter",
        "provinces",
        "kinds",
        "colonists",
        "colonists_on_routes",
        "ships",
        "money_to_10",
        "money_to_30",
        "money_above",
        *[f"first_{good}" for good in traded],
        *[f"second_{good}" for good in traded],
        *[f"more_{good}" for good in traded],
        "salt",
        "fish",
        "room",
        "tight",
        *[f"houses_{good}" for good in GOODS[: SALT + 1]],
        "best_province",
        "next_province",
        "prefect_now",
        "coins_for_prefect",
        "magnus",
        *[f"hand_{role}" for role in ROLES],
        "hand",
        "played",
        "specialist_yield_in_hand",
        "steps_now",
        "sales_now",
        *[f"copy_{role}" for role in ROLES],
        "sites",
        "sites_new_province",
        "sites_new_kind",
        "houses_affordable",
        "houses_affordable_now",
        "best_house",
        "best_house_now",
        "cards_affordable",
        "cards_affordable_now",
        "best_card",
        "best_card_now",
        *[name for module in MODULES for name in module.feature_names(box)],
        "turn_order",
    )


def knots_of(weights: Weights, names: tuple[str, ...]) -> list[list[float]]:
    """The weights of a game's features, one row per knot.

    A feature that the weights don't know weighs nothing: it speaks neither for a position nor against it.
    What is known about it in general has features of its own, which do count: a new tile is still a patrician
    or a citizen, and its points are points.
    """
    unknown = [0.0] * KNOTS
    return [[weights.get(name, unknown)[knot] for name in names] for knot in range(KNOTS)]
