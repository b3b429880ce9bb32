"""The ids that every game shares: seats, and the two kinds of colonists and routes."""

from __future__ import annotations

from typing import Final

SEATS: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow", "black")

NOBODY: Final = -1
CHANCE: Final = -2
"""The seat that answers where the rules shuffle during the game."""

LAND: Final = 0
SEA: Final = 1
KIND_NAMES: Final[tuple[str, ...]] = ("land", "sea")
