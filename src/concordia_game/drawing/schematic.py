"""A plain picture for a board that nobody has drawn: its cities where its file has them, straight roads.

Cities that lie closer together than their pieces need are pushed apart. Without the file, say of a game that
came from elsewhere, the cities stand in a ring.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import cos, hypot, pi, radians, sin
from textwrap import wrap

from concordia_game.data.boards import BoardFileError, load_geography
from concordia_game.data.geography import Geography
from concordia_game.drawing.geometry import (
    CityPlace,
    Geometry,
    Label,
    Point,
    ProvincePlace,
    SpacePlace,
)
from concordia_game.drawing.plain_markers import Box, Crowd
from concordia_game.drawing.plain_ways import ways
from concordia_game.drawing.svg import number, width_of
from concordia_game.engine.board import Board, City, StartSpace
from concordia_game.engine.ids import SEATS

WIDTH = 2400
LEAST_HEIGHT = 900
MOST_HEIGHT = 1500
MARGIN = 170
TITLE_ROOM = 90
MOST_STRETCH = 1.5
APART = 216
"""How far the middles of two cities, markers or start spaces lie from each other, if there is room."""
ROUNDS = 150
AREA = 100
EDGE = 76
"""How far from the board's edge a marker lies at least."""
LETTERS = (30.0, 27.0, 24.0)
"""The letters of a city's name, the larger the better."""
LINE = 14
"""How many letters of a province's name stand in a line."""
TITLE = 54
PLAIN = "#8a6236"
SIZES = {
    "token": 26.0,
    "house": 23.0,
    "colonist": 27.0,
    "stand": 25.0,
    "marker": 26.0,
    "startToken": 32.0,
    "startSpace": 78.0,
    "label": 30.0,
    "provinceLabel": 24.0,
}
"""As on the boards that are drawn."""
Places = dict[str, Point]


def schematic(board: Board, source: str) -> Geometry:
    """The picture; `source` is the path of the board's file."""
    geography = _geography(board, source)
    places, height = _fitted(_ring(board) if geography is None else _on_earth(geography))
    colors = {} if geography is None else {entry.id: entry.color for entry in geography.provinces}
    routes, along = ways(board, places)
    standing = [places[id] for id in (*board.city_ids, *[space.id for space in board.start_spaces])]
    cities = _with_letters([_city(city, places[city.id]) for city in board.cities])
    names = [_name_box(city, city["label"]["size"]) for city in cities]
    crowd = Crowd(standing, [route["at"] for route in routes], along, names, (WIDTH, height))
    return Geometry(
        id=f"own-{board.id}",
        width=WIDTH,
        height=height,
        sizes=SIZES,
        land=f"M-30-30H{WIDTH + 30}V{number(height + 30)}H-30z",
        provinces=list(_provinces(board, colors, places, crowd)),
        cities=cities,
        routes=routes,
        spaces=[_space(space, places[space.id]) for space in board.start_spaces],
        ornaments=[_title(board.name)],
        peaks=[],
    )


def _geography(board: Board, source: str) -> Geography | None:
    """What the file of the board says, if it is there and still is about the same board."""
    try:
        found = load_geography(source)
    except BoardFileError:
        return None
    same = [city.id for city in found.cities] == board.city_ids
    same = same and [entry.id for entry in found.provinces] == board.province_ids
    return found if same and len(found.start_spaces) == len(board.start_spaces) else None


def _on_earth(geography: Geography) -> Places:
    """Cities and start spaces by their degrees; a marker in the middle of its cities."""
    north = {city.id: city.lat for city in geography.cities}
    north |= {space.id: space.lat for space in geography.start_spaces}
    east = {city.id: city.lon for city in geography.cities}
    east |= {space.id: space.lon for space in geography.start_spaces}
    narrow = cos(radians(sum(north.values()) / len(north)))
    places: Places = {id: [east[id] * narrow, -north[id]] for id in north}
    of_province = {
        province.id: [city.id for city in geography.cities if city.province == province.id]
        for province in geography.provinces
    }
    return places | _middles(of_province, places)


def _ring(board: Board) -> Places:
    ids = [*board.city_ids, *[space.id for space in board.start_spaces]]
    turn = 2 * pi / len(ids)
    places: Places = {id: [1.6 * cos(n * turn), sin(n * turn)] for n, id in enumerate(ids)}
    of_province = {
        province: [city.id for city in board.cities if city.province == n]
        for n, province in enumerate(board.province_ids)
    }
    return places | _middles(of_province, places)


def _middles(of_province: dict[str, list[str]], places: Places) -> Places:
    return {
        _marker(province): [sum(places[city][axis] for city in cities) / len(cities) for axis in (0, 1)]
        for province, cities in of_province.items()
        if cities
    }


def _marker(province: str) -> str:
    """The key of a province's marker among the places; a province may be called like a city."""
    return f"marker:{province}"


def _fitted(places: Places) -> tuple[Places, float]:
    """The places in units of the picture, pushed apart, and its height."""
    xs, ys = [[at[axis] for at in places.values()] for axis in (0, 1)]
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    top = MARGIN + TITLE_ROOM
    scale = min((WIDTH - 2 * MARGIN) / wide, (MOST_HEIGHT - top - MARGIN) / high)
    height = max(LEAST_HEIGHT, round(high * scale) + top + MARGIN)
    stretched = min(scale * MOST_STRETCH, (WIDTH - 2 * MARGIN) / wide)
    left = (WIDTH - wide * stretched) / 2
    above = top + (height - top - MARGIN - high * scale) / 2
    points = [[left + (x - min(xs)) * stretched, above + (y - min(ys)) * scale] for x, y in places.values()]
    for _ in range(ROUNDS):
        _push_apart(points)
        for point in points:
            point[0] = min(max(point[0], MARGIN), WIDTH - MARGIN)
            point[1] = min(max(point[1], top), height - MARGIN)
    rounded = [[float(round(x)), float(round(y))] for x, y in points]
    return dict(zip(places, rounded, strict=True)), height


def _push_apart(points: list[Point]) -> None:
    for n, one in enumerate(points):
        for other in points[:n]:
            dx, dy = one[0] - other[0], one[1] - other[1]
            far = hypot(dx, dy)
            if far < 1:
                # In the same place: the direction is any, but always the same.
                dx, dy, far = cos(n), sin(n), 1.0
            push = (APART - far) / far / 4
            if push > 0:
                one[0], one[1] = one[0] + dx * push, one[1] + dy * push
                other[0], other[1] = other[0] - dx * push, other[1] - dy * push


def _around(at: Point, radius: float, begin: float, step: float) -> list[Point]:
    """A place for each seat on an arc; degrees go clockwise from the right."""
    turns = [radians(begin + seat * step) for seat in range(len(SEATS))]
    return [[round(at[0] + radius * cos(turn)), round(at[1] + radius * sin(turn))] for turn in turns]


def _city(city: City, at: Point) -> CityPlace:
    x, y = at
    if city.province is None:
        label = Label(lines=[city.name], x=x, y=y + 154, anchor="middle")
        land, sea = _around(at, 98, 195, 30), _around(at, 98, 15, 30)
        return CityPlace(id=city.id, at=at, label=label, start=True, land=land, sea=sea)
    label = Label(lines=[city.name], x=x, y=y + 84, anchor="middle")
    stand: Point = [x - 84, y + 34]
    return CityPlace(id=city.id, at=at, label=label, houses=_around(at, 76, 195, 37.5), stand=stand)


def _with_letters(cities: list[CityPlace]) -> list[CityPlace]:
    """The names in letters as large as may be; where two would touch, one gets smaller."""
    level = {city["id"]: 0 for city in cities}

    def box(city: CityPlace) -> Box:
        return _name_box(city, LETTERS[level[city["id"]]])

    for one, other in [*combinations(cities, 2)] * len(LETTERS):
        larger = [city for city in (one, other) if level[city["id"]] + 1 < len(LETTERS)]
        if larger and _touch(box(one), box(other)):
            level[max(larger, key=lambda city: width_of(city["label"]["lines"][0], 1))["id"]] += 1
    for city in cities:
        city["label"]["size"] = LETTERS[level[city["id"]]]
    return cities


def _name_box(city: CityPlace, size: float) -> Box:
    label = city["label"]
    half = max(width_of(line, size) for line in label["lines"]) / 2
    return label["x"] - half, label["y"] - size, label["x"] + half, label["y"] + size / 2


def _touch(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _provinces(board: Board, colors: dict[str, str], places: Places, crowd: Crowd) -> Iterator[ProvincePlace]:
    for index, province in enumerate(board.provinces):
        lines = wrap(province.name.upper(), LINE)
        spot = crowd.place(places[_marker(province.id)], lines, SIZES["provinceLabel"], EDGE)
        cities = [places[city.id] for city in board.cities if city.province == index]
        yield ProvincePlace(
            id=province.id,
            color=colors.get(province.id, PLAIN),
            area="".join(_circle(at) for at in cities),
            marker=spot.at,
            label=spot.label(lines),
        )


def _circle(at: Point) -> str:
    x, y = number(at[0] - AREA), number(at[1])
    return f"M{x} {y}a{AREA} {AREA} 0 1 0 {2 * AREA} 0a{AREA} {AREA} 0 1 0 {-2 * AREA} 0z"


def _space(space: StartSpace, at: Point) -> SpacePlace:
    return SpacePlace(id=space.id, at=at, ships=_around(at, 51, -90, 60))


def _title(name: str) -> dict[str, object]:
    """Above the cities; a long name in smaller letters."""
    width = width_of(name, TITLE) * 1.4
    share = min(1, (WIDTH - 2 * MARGIN) / width)
    return {
        "kind": "title",
        "text": name.upper(),
        "at": [WIDTH / 2, 82],
        "size": round(TITLE * share),
        "spacing": round(8 * share),
        "width": round(width * share),
    }
