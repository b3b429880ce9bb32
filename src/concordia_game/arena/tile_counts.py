"""How often each forum tile was there to be taken, and was; at what bids; what it is worth by lot."""

from __future__ import annotations

from math import sqrt
from typing import Any

from concordia_game.arena.pairing import GameResult
from concordia_game.games.rating import CONFIDENCE_95, wilson


class TileCount:
    """What happened to one tile."""

    def __init__(self) -> None:
        self.open = 0
        self.taken = 0
        self.dealt = 0
        self.kept = 0
        self.bids: list[int] = []
        self.draws: list[tuple[float, float]] = []
        """For each time that it could be drawn: whether it was, less the chance of that; and the lead."""

    def row(self, name: str) -> dict[str, Any]:
        """As plain data; what never happened has no share."""
        low, high = wilson(self.taken, self.open) if self.open else (None, None)
        return {
            "name": name,
            "open": self.open,
            "taken": self.taken,
            "taken_share": _share(self.taken, self.open),
            "taken_low": _rounded(low),
            "taken_high": _rounded(high),
            "dealt": self.dealt,
            "kept": self.kept,
            "kept_share": _share(self.kept, self.dealt),
            "auctioned": len(self.bids),
            "mean_bid": _share(sum(self.bids), len(self.bids)),
        }

    def worth(self, mean: float) -> dict[str, float | None]:
        """By how many points whoever drew it led more than whoever drew another of the same tiles.

        Lots know nothing of who is ahead, so this is what the tile itself does, unlike a win rate. A draw
        counts by how far it was from certain; the interval allows for leads that vary more or less.
        """
        weight = sum(drawn * drawn for drawn, _ in self.draws)
        if not weight:
            return {"worth": None, "worth_low": None, "worth_high": None}
        worth = sum(drawn * (lead - mean) for drawn, lead in self.draws) / weight
        spread = sum((drawn * (lead - mean - drawn * worth)) ** 2 for drawn, lead in self.draws)
        error = CONFIDENCE_95 * sqrt(spread) / weight
        return {
            "worth": round(worth, 2),
            "worth_low": round(worth - error, 2),
            "worth_high": round(worth + error, 2),
        }


class TileCounts:
    """Counts for all tiles over many games."""

    def __init__(self) -> None:
        self.tiles: dict[str, TileCount] = {}
        self.leads: list[float] = []

    def add(self, game: GameResult) -> None:
        """Count a game."""
        total = sum(side.points for side in game.sides)
        for side in game.sides:
            lead = side.points - (total - side.points) / (len(game.sides) - 1)
            self.leads.append(lead)
            for seat in side.seats:
                for offer in seat.offers:
                    for tile in offer.tiles:
                        self._count(tile, tile == offer.taken, offer.open, len(offer.tiles), lead)
                for tile, bid in seat.auctioned.items():
                    self._of(tile).bids.append(bid)

    def _of(self, tile: str) -> TileCount:
        return self.tiles.setdefault(tile, TileCount())

    def _count(self, tile: str, taken: bool, open: bool, among: int, lead: float) -> None:
        count = self._of(tile)
        if open:
            count.open += 1
            count.taken += taken
        else:
            count.dealt += 1
            count.kept += taken
        count.draws.append((taken - 1 / among, lead))

    def rows(self, by_lot: bool) -> list[dict[str, Any]]:
        """A row for each tile: by lot what is worth most first, otherwise what is taken most often."""
        mean = sum(self.leads) / len(self.leads) if self.leads else 0.0
        found: list[dict[str, Any]] = []
        for name, count in self.tiles.items():
            found.append({**count.row(name), **(count.worth(mean) if by_lot else {})})
        key = "worth" if by_lot else "taken_share"
        return sorted(found, key=lambda row: (row[key] is None, -(row[key] or 0.0), row["name"]))


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)
