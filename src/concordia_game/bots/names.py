"""The names of the features, in their order: what the weights file and the features agree on."""

from __future__ import annotations

from typing import Final

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
ARCHITECT: Final = 1
PREFECT: Final = 2
MERCATOR: Final = 3
COLONIST: Final = 4
DIPLOMAT: Final = 5
SENATOR: Final = 6
CONSUL: Final = 7
SPECIALIST: Final = 8

GOD_NAMES: Final[tuple[str, ...]] = ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva")
GOOD_NAMES: Final[tuple[str, ...]] = ("brick", "food", "tool", "wine", "cloth")
TILES: Final = 27

NAMES: Final[tuple[str, ...]] = (
    *[f"points_{god}" for god in GOD_NAMES],
    "points_else",
    "cards_jupiter",
    "cards_saturnus",
    "cards_mercurius",
    "cards_mars",
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
    *[f"first_{good}" for good in GOOD_NAMES],
    *[f"second_{good}" for good in GOOD_NAMES],
    *[f"more_{good}" for good in GOOD_NAMES],
    "salt",
    "fish",
    "room",
    "tight",
    *[f"houses_{good}" for good in (*GOOD_NAMES, "salt")],
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
    "patricians",
    "citizens",
    *[f"tile_{number}" for number in range(TILES)],
    "turn_order",
)
COUNT: Final = len(NAMES)
TURN_ORDER: Final = COUNT - 1
KNOTS: Final = 3
"""The value of every feature is known at the start, the middle and the end of a game; between, it slides."""
