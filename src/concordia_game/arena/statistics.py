"""What simulated games say about the game itself: boards, seats, gods, cards, tiles and openings."""

from __future__ import annotations

from statistics import NormalDist
from typing import Any

from concordia_game.arena.pairing import GameResult
from concordia_game.arena.tile_counts import TileCounts
from concordia_game.games.rating import wilson

OPENINGS = ("openings", "first_houses", "first_cards")
COMMON = 0.02
"""Of what seats do first, rows are made of what at least so many of them did."""

DOUBT = 0.05
"""The accepted risk that any row of a table is called clear by chance."""


class Count:
    """How often something coincided with a win, and with how many points."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points = 0

    def add(self, won: bool, points: int) -> None:
        """Count one seat of one game."""
        self.games += 1
        self.wins += won
        self.points += points

    def row(self, name: str, par: float, rows: int) -> dict[str, Any]:
        """As plain data; the more rows, the larger a deviation from par must be to be clear (Bonferroni)."""
        low, high = wilson(self.wins, self.games)
        strict = wilson(self.wins, self.games, NormalDist().inv_cdf(1 - DOUBT / rows / 2))
        return {
            "name": name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.wins / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "clear": not strict[0] <= par <= strict[1],
            "mean_points": round(self.points / self.games, 2),
        }


class Board:
    """What the games on one board were like."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.points = 0
        self.winning = 0
        self.margin = 0

    def add(self, game: GameResult) -> None:
        """Count a game."""
        self.games += 1
        self.turns += game.turns
        self.points += sum(side.points for side in game.sides)
        self.winning += sum(side.points for side in game.sides if side.place == 0)
        self.margin += sum(side.margin for side in game.sides if side.place == 0)

    def row(self, name: str, sides: int) -> dict[str, Any]:
        """As plain data; the margin is the winner's, over the best other seat or team."""
        return {
            "name": name,
            "games": self.games,
            "mean_turns": round(self.turns / self.games, 1),
            "mean_points": round(self.points / self.games / sides, 2),
            "mean_winning_score": round(self.winning / self.games, 2),
            "mean_margin": round(self.margin / self.games, 2),
        }


class Statistics:
    """Counts over games with the same number of players, by board, seat, god, card and tile.

    `gods` counts the seats that scored most for a god at their table (several if tied), `cards` those that
    acquired at least one in addition to their first hand, `tiles` those that held the tile at any time,
    `endings` those that triggered the end. In team play all of them count teams, with the points of both
    partners; only `seats` looks at each seat, and so do `openings`, `first_houses` and `first_cards`, which
    tell what seats did first. `offers` tells which tiles were taken where they could be.
    """

    def __init__(self, players: int, teams: bool = False, tiles_by_lot: bool = False) -> None:
        self.players = players
        self.sides = players // 2 if teams else players
        self.tiles_by_lot = tiles_by_lot
        self.boards: dict[str, Board] = {}
        self.tables: dict[str, dict[str, Count]] = {
            title: {} for title in ("seats", "gods", "cards", "tiles", "endings", *OPENINGS)
        }
        self.offers = TileCounts()
        self.god_points: dict[str, list[int]] = {}
        self.winners_god_points: dict[str, list[int]] = {}

    def add(self, board: str, game: GameResult) -> None:
        """Count a game."""
        self.boards.setdefault(board, Board()).add(game)
        self.offers.add(game)
        if game.ended_by is not None:
            ender = game.sides[game.ended_by % len(game.sides)]
            self._count("endings", game.ending, ender.place == 0, ender.points)
        for number, seat in enumerate(game.seats):
            self._count("seats", f"{board}, seat {number + 1}", seat.place == 0, seat.points)
            for title, name in seat.opening.named().items():
                self._count(title, name, seat.place == 0, seat.points)
        rewards = [side.gods() for side in game.sides]
        best = {god: max(gods[god] for gods in rewards) for god in rewards[0]}
        for side, gods in zip(game.sides, rewards, strict=True):
            won = side.place == 0
            for god, points in gods.items():
                self.god_points.setdefault(god, []).append(points)
                if won:
                    self.winners_god_points.setdefault(god, []).append(points)
                if points and points == best[god]:
                    self._count("gods", god, won, side.points)
            for card in side.cards():
                self._count("cards", card, won, side.points)
            for tile in side.tiles():
                self._count("tiles", tile, won, side.points)

    def _count(self, table: str, name: str, won: bool, points: int) -> None:
        self.tables[table].setdefault(name, Count()).add(won, points)

    def data(self) -> dict[str, Any]:
        """Every table, best win rate first; boards and seats keep their order."""
        par = 1 / self.sides
        found: dict[str, Any] = {
            "players": self.players,
            "par": round(par, 4),
            "boards": [board.row(name, self.sides) for name, board in self.boards.items()],
        }
        for title, counts in self.tables.items():
            if title in OPENINGS:
                found[title] = _common(counts, par)
                continue
            rows = [count.row(name, par, len(counts)) for name, count in counts.items()]
            found[title] = rows if title == "seats" else sorted(rows, key=_by_rate)
        for row in found["gods"]:
            row["god_points"] = _mean(self.god_points[row["name"]])
            row["winners_god_points"] = _mean(self.winners_god_points[row["name"]])
        ended = sum(row["games"] for row in found["endings"])
        for row in found["endings"]:
            row["share"] = round(row["games"] / ended, 4)
        found["offers"] = self.offers.rows(self.tiles_by_lot)
        return found


def _common(counts: dict[str, Count], par: float) -> list[dict[str, Any]]:
    """What is done often, most often first."""
    seats = sum(count.games for count in counts.values())
    common = {name: count for name, count in counts.items() if count.games >= COMMON * seats}
    rows = [count.row(name, par, len(common)) for name, count in common.items()]
    for row in rows:
        row["share"] = round(row["games"] / seats, 4)
    return sorted(rows, key=lambda row: (-row["games"], row["name"]))


def _by_rate(row: dict[str, Any]) -> tuple[float, str]:
    return -row["win_rate"], row["name"]


def _mean(points: list[int]) -> float:
    return round(sum(points) / len(points), 2)
