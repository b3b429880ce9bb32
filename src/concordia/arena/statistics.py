"""What simulated games say about the game itself: seats, gods, cards and tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from concordia.arena.games import GameResult
from concordia.arena.rating import wilson


class Count:
    """How often something went with a win, and with how many points."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points = 0.0

    def add(self, won: bool, points: float) -> None:
        """Take one seat of one game in."""
        self.games += 1
        self.wins += won
        self.points += points

    def row(self, name: str) -> dict[str, Any]:
        """As plain data."""
        low, high = wilson(self.wins, self.games)
        return {
            "name": name,
            "games": self.games,
            "win_rate": round(self.wins / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_points": round(self.points / self.games, 2),
        }


class Statistics:
    """Counts by board, seat, god, card and tile.

    `gods` counts the seats to which a god gave most at the table; `cards` and `tiles` those who held
    the card at the end or the tile at any time. A card held twice counts once.
    """

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Count]] = {
            "boards": {},
            "seats": {},
            "gods": {},
            "cards": {},
            "tiles": {},
        }
        self.god_points: dict[str, list[int]] = {}

    def add(self, board: str, game: GameResult) -> None:
        """Take a game in."""
        best = {god: max(seat.gods[god] for seat in game.seats) for god in game.seats[0].gods}
        for number, seat in enumerate(game.seats):
            won = seat.place == 0
            if won:
                self._count("boards", board, won, seat.points)
            self._count("seats", f"seat {number + 1}", won, seat.points)
            for god, points in seat.gods.items():
                self.god_points.setdefault(god, []).append(points)
                if points and points == best[god]:
                    self._count("gods", god, won, points)
            for card in sorted(set(seat.cards)):
                self._count("cards", card, won, seat.points)
            for tile in seat.tiles:
                self._count("tiles", tile, won, seat.points)

    def _count(self, table: str, name: str, won: bool, points: float) -> None:
        self.tables[table].setdefault(name, Count()).add(won, points)

    def data(self) -> dict[str, list[dict[str, Any]]]:
        """Every table, the best win rate first; seats stay in turn order."""
        found: dict[str, list[dict[str, Any]]] = {}
        for title, counts in self.tables.items():
            rows = [count.row(name) for name, count in counts.items()]
            key = _by_name if title == "seats" else _by_rate
            found[title] = sorted(rows, key=key)
        for row in found["gods"]:
            points = self.god_points[row["name"]]
            row["mean_points"] = round(sum(points) / len(points), 2)
        return found


def _by_rate(row: dict[str, Any]) -> tuple[float, str]:
    return -row["win_rate"], row["name"]


def _by_name(row: dict[str, Any]) -> tuple[float, str]:
    return 0.0, row["name"]


def statistics_of(games: Iterable[tuple[str, GameResult]]) -> Statistics:
    """The statistics of some games, each with the board it was played on."""
    found = Statistics()
    for board, game in games:
        found.add(board, game)
    return found
