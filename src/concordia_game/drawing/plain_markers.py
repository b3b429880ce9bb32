"""Where the markers of provinces lie on a board that nobody has drawn: near their cities, on nothing else."""

from __future__ import annotations

from math import hypot

from concordia_game.drawing.geometry import Label, Point
from concordia_game.drawing.svg import width_of

NEAR = 280
STEP = 22
CLOSELY = 60
CITY_ROOM = 146
"""A city with its houses, and a marker."""
HALT_ROOM = 58
MARKER_ROOM = 140
NAME_ROOM = 30
"""A marker beside a city's name."""
WAY_ROOM = 34
LETTERS = 0.75
"""Letters of a name are this much narrower than the widest family's: its box is a guess, not a promise."""


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def _away(point: Point, box: Box) -> float:
    """How far a point is from a box; 0 inside."""
    dx = max(box[0] - point[0], 0, point[0] - box[2])
    dy = max(box[1] - point[1], 0, point[1] - box[3])
    return hypot(dx, dy)


class Spot:
    """A place for a marker with its name below it."""

    def __init__(self, at: Point, lines: list[str], size: float) -> None:
        self.at = at
        width = max(width_of(line, size) for line in lines) * LETTERS
        x, y = at
        self._wide, self._high = width / 2 + HALT_ROOM, 34 + len(lines) * size + HALT_ROOM
        self.box = (x - width / 2, y + 28, x + width / 2, y + 34 + len(lines) * size)

    def label(self, lines: list[str]) -> Label:
        """The name."""
        return Label(lines=lines, x=self.at[0], y=self.at[1] + 54, anchor="middle")

    def by(self, point: Point) -> bool:
        """Whether a point may be near at all."""
        return abs(point[0] - self.at[0]) < self._wide and abs(point[1] - self.at[1]) < self._high

    def near(self, point: Point) -> float:
        """How far a point is from the marker and its name."""
        to_marker = hypot(point[0] - self.at[0], point[1] - self.at[1])
        return min(_away(point, self.box) + WAY_ROOM / 2, to_marker)

    def covers(self, box: Box) -> float:
        """How deep its name lies on another."""
        wide = min(self.box[2], box[2]) - max(self.box[0], box[0])
        high = min(self.box[3], box[3]) - max(self.box[1], box[1])
        return max(0.0, min(wide, high))


class Crowd:
    """What lies on the board already."""

    def __init__(
        self,
        cities: list[Point],
        halts: list[Point],
        ways: list[Point],
        names: list[Box],
        size: tuple[float, float],
    ) -> None:
        self._cities = cities
        self._halts = halts
        self._ways = ways
        self._names = names
        self._size = size
        self._markers: list[Point] = []

    def place(self, wish: Point, lines: list[str], letters: float, edge: float) -> Spot:
        """The best place near the wish; it is taken from now on."""
        reach = range(-NEAR, NEAR + 1, STEP)
        places = [[wish[0] + dx, wish[1] + dy] for dx in reach for dy in reach if hypot(dx, dy) <= NEAR]
        inside = [place for place in places if self._inside(place, edge)] or [wish]
        # Most places are ruled out by what is near at hand, so only a few are looked at closely.
        roomy = sorted(inside, key=lambda place: self._crowding(place, wish))[:CLOSELY]
        spots = [Spot(place, lines, letters) for place in roomy]
        found = min(spots, key=lambda spot: self._crowding(spot.at, wish) + self._covering(spot))
        self._markers.append(found.at)
        return found

    def _inside(self, place: Point, edge: float) -> bool:
        return all(edge <= value <= length - edge for value, length in zip(place, self._size, strict=True))

    def _crowding(self, at: Point, wish: Point) -> float:
        """What speaks against a marker in this place."""
        cost = hypot(at[0] - wish[0], at[1] - wish[1]) / 8
        crowded = ((self._cities, CITY_ROOM), (self._markers, MARKER_ROOM), (self._halts, HALT_ROOM))
        for points, room in crowded:
            cost += sum(10 * max(0.0, room - hypot(at[0] - x, at[1] - y)) for x, y in points)
        return cost + sum(10 * max(0.0, NAME_ROOM - _away(at, name)) for name in self._names)

    def _covering(self, spot: Spot) -> float:
        """How much marker and name would hide of routes and colonists."""
        halts = sum(4 * max(0.0, HALT_ROOM - 8 - spot.near(halt)) for halt in self._halts if spot.by(halt))
        names = sum(4 * spot.covers(name) for name in self._names)
        return (
            halts
            + names
            + sum(max(0.0, WAY_ROOM - spot.near(point)) for point in self._ways if spot.by(point))
        )
