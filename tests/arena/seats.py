"""Made-up results of seats."""

from __future__ import annotations

from concordia_game.arena.pairing import SeatResult


def seat(name: str, points: int, place: int, margin: int) -> SeatResult:
    """A seat's result with everything that is counted."""
    result = SeatResult(name, points, place, margin)
    result.gods = {"vesta": points // 10, "mars": points // 2}
    result.cards = ["architect", "architect", "smith"]
    result.tiles = ["victoria"] if place == 0 else []
    result.decisions, result.seconds = 10, 0.5
    return result
