"""Ids: what a number in the engine refers to. Also the seats, and the two kinds of colonists and routes."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A seat in turn order; the first is red."""
CityId = NewType("CityId", int)
ProvinceId = NewType("ProvinceId", int)
PlaceId = NewType("PlaceId", int)
"""Where a colonist stands: the routes come first, then the cities, then the start spaces."""
RouteId = NewType("RouteId", PlaceId)
ColonistKind = NewType("ColonistKind", int)
Good = NewType("Good", int)
"""A kind of good, and its index in a list of counts."""
CardId = NewType("CardId", int)
"""A kind of card."""
TileId = NewType("TileId", int)

SEATS: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow", "black", "white")
"""What the seats are called, in turn order: by the colours of their pieces."""

RED: Final = Seat(0)
GREEN: Final = Seat(1)
BLUE: Final = Seat(2)
YELLOW: Final = Seat(3)
BLACK: Final = Seat(4)
WHITE: Final = Seat(5)
MOST_ALONE: Final = 5
"""So many play without teams; the sixth seat is for team play (V2.17)."""
NOBODY: Final = Seat(-1)
"""The seat that is asked when the game is over."""
CHANCE: Final = Seat(-2)
"""The seat that answers where the rules shuffle during the game."""
SPECTATOR: Final = Seat(-1)
"""The seat whose view shows what everybody may know."""

LAND: Final = ColonistKind(0)
SEA: Final = ColonistKind(1)
COLONIST_KINDS: Final[tuple[ColonistKind, ...]] = (LAND, SEA)
KIND_NAMES: Final[tuple[str, ...]] = ("land", "sea")
