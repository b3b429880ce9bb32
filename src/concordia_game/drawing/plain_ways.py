"""The routes of a board that nobody has drawn: straight by land, a bow at sea, their halts apart."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan, degrees, hypot
from typing import NamedTuple

from concordia_game.drawing.geometry import Point, RoutePlace
from concordia_game.engine.board import Board
from concordia_game.engine.ids import KIND_NAMES

BOW = 0.07
"""How far a lane bends, as a share of its length."""
LEAST_BOW = 54
"""How far it bends at least beside a road between the same cities, so that both hold a colonist."""
ALONG = (0.5, 0.44, 0.56, 0.38, 0.62, 0.33, 0.67)
"""Where on a route a colonist may stand, the best place first."""
ROOM = 46
"""Two colonists."""
CITY_ROOM = 96
"""A city with its houses, and a colonist."""
SAMPLES = 12


class Curve(NamedTuple):
    """A quadratic curve."""

    first: Point
    control: Point
    last: Point

    def at(self, share: float) -> Point:
        """A point on it, between 0 and 1."""
        rest = 1 - share
        weights = (rest * rest, 2 * rest * share, share * share)
        return [
            sum(weight * point[axis] for weight, point in zip(weights, self, strict=True)) for axis in (0, 1)
        ]

    def line(self) -> list[Point]:
        """Points all along it."""
        return [self.at(n / SAMPLES) for n in range(SAMPLES + 1)]

    def path(self) -> str:
        """Path data in whole numbers: a cubic curve in relative steps, which is what drawings have."""
        x, y = self.first
        thirds = [
            [(p[axis] + 2 * self.control[axis]) / 3 for axis in (0, 1)] for p in (self.first, self.last)
        ]
        steps = [f"{round(p[0] - x)} {round(p[1] - y)}" for p in (*thirds, self.last)]
        return f"M{round(x)} {round(y)}c{' '.join(steps)}"

    def angle(self) -> float:
        """How it runs between its ends, -90 to 90 degrees."""
        dx, dy = (self.last[axis] - self.first[axis] for axis in (0, 1))
        return round(degrees(atan(dy / dx))) if dx else 90


def ways(board: Board, places: dict[str, Point]) -> tuple[list[RoutePlace], list[Point]]:
    """The routes in the board's order, and points all along them."""
    curves = list(_curves(board, places))
    cities = [places[id] for id in board.city_ids]
    halts: list[Point] = []
    for curve in curves:
        halts.append(_halt(curve, halts, cities))
    found = [
        RoutePlace(
            a=board.cities[route.first].id,
            b=board.cities[route.second].id,
            kind=KIND_NAMES[route.kind],
            path=curve.path(),
            at=halt,
            angle=curve.angle(),
        )
        for route, curve, halt in zip(board.routes, curves, halts, strict=True)
    ]
    return found, [point for curve in curves for point in curve.line()]


def _curves(board: Board, places: dict[str, Point]) -> Iterator[Curve]:
    roads = {(route.first, route.second) for route in board.routes if KIND_NAMES[route.kind] == "land"}
    middle = [sum(places[id][axis] for id in board.city_ids) / len(board.city_ids) for axis in (0, 1)]
    for route in board.routes:
        first, last = (places[board.cities[city].id] for city in (route.first, route.second))
        bow = 0.0
        if KIND_NAMES[route.kind] == "sea":
            least = LEAST_BOW if (route.first, route.second) in roads else 0
            bow = max(least, BOW * hypot(last[0] - first[0], last[1] - first[1]))
        yield _bent(first, last, bow, middle)


def _bent(first: Point, last: Point, bow: float, middle: Point) -> Curve:
    """A curve that bends outward, away from the middle of the board: that is where the sea usually is."""
    half = [(first[axis] + last[axis]) / 2 for axis in (0, 1)]
    across = [-(last[1] - first[1]), last[0] - first[0]]
    length = hypot(*across) or 1
    outward = sum(across[axis] * (half[axis] - middle[axis]) for axis in (0, 1)) >= 0
    # The curve passes halfway between its control point and the middle of its ends.
    step = (2 if outward else -2) * bow / length
    return Curve(first, [half[axis] + across[axis] * step for axis in (0, 1)], last)


def _halt(curve: Curve, halts: list[Point], cities: list[Point]) -> Point:
    """Where a colonist stands: the first place with room, or the one with the most."""
    spots = [[float(round(value)) for value in curve.at(share)] for share in ALONG]

    def room(spot: Point) -> float:
        to_halt = min((hypot(spot[0] - x, spot[1] - y) - ROOM for x, y in halts), default=0)
        to_city = min(hypot(spot[0] - x, spot[1] - y) - CITY_ROOM for x, y in cities)
        return min(to_halt, to_city, 0)

    return max(spots, key=room)
