"""What our sources leave open: the data files mark it, and players are told that it is our reconstruction."""

from __future__ import annotations

from functools import cache

from concordia_game.data.box import read_toml
from concordia_game.data.markets import SIDES


@cache
def reconstructed_markets() -> frozenset[str]:
    """The sides of the fish market whose printed order and prices aren't all known."""
    return frozenset(side for side in SIDES if read_toml(f"markets/{side}.toml").get("reconstructed", False))


@cache
def reconstructed_tiles() -> frozenset[str]:
    """The forum tiles whose printed effect isn't known in every detail."""
    return frozenset(entry["id"] for entry in read_toml("tiles.toml")["tile"] if "confidence" in entry)
