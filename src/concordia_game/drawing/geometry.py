"""Where everything lies on the picture of a board: the shape of the files in `art/geometry`."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NotRequired, TypedDict

from concordia_game.drawing.looks import ART

Point = list[float]


class Label(TypedDict):
    """Lines of text: the first one's baseline, and which end of it `x` is.

    A city's name may have letters of its own size, and a line that leads to it from the city.
    """

    lines: list[str]
    x: float
    y: float
    anchor: str
    size: NotRequired[float]
    leader: NotRequired[list[float]]


class CityPlace(TypedDict):
    """A city: places for houses and a stand, or, where everybody starts, places for each seat's colonists."""

    id: str
    at: Point
    label: Label
    start: NotRequired[bool]
    land: NotRequired[list[Point]]
    sea: NotRequired[list[Point]]
    houses: NotRequired[list[Point]]
    stand: NotRequired[Point]


class RoutePlace(TypedDict):
    """A route: its line, and where its colonist stands."""

    a: str
    b: str
    kind: str
    path: str
    at: Point
    angle: float


class ProvincePlace(TypedDict):
    """A province: its area and its marker."""

    id: str
    color: str
    area: str
    marker: Point
    label: NotRequired[Label]


class SpacePlace(TypedDict):
    """A start space at sea."""

    id: str
    at: Point
    ships: list[Point]


class Geometry(TypedDict):
    """The picture of a board."""

    id: str
    width: float
    height: float
    sizes: dict[str, float]
    land: str
    provinces: list[ProvincePlace]
    cities: list[CityPlace]
    routes: list[RoutePlace]
    spaces: list[SpacePlace]
    ornaments: list[dict[str, Any]]
    peaks: list[Point]


@cache
def drawn_geometry(board: str) -> Geometry | None:
    """The drawing of a board of the game; none for a board that nobody has drawn."""
    file = ART.joinpath("geometry", f"{board}.json")
    if not file.is_file():
        return None
    found: Geometry = json.loads(file.read_text("utf-8"))
    return found


def route_id(route: RoutePlace) -> str:
    """The kind of a route and its ends in alphabetical order, as the engine names it."""
    return f"{route['kind']}:{'-'.join(sorted([route['a'], route['b']]))}"
