"""A plain picture for a board that nobody has drawn: its cities where its file has them, straight routes.

Cities that lie closer together than their pieces need are pushed apart. Without the file, say of a game that
came from elsewhere, the cities stand in a ring.
"""

from __future__ import annotations

from math import atan, cos, degrees, hypot, pi, radians, sin
from textwrap import wrap

from concordia_game.data.boards import BoardFileError, load_geography
from concordia_game.data.geography import Geography
from concordia_game.drawing.geometry import (
    CityPlace,
    Geometry,
    Label,
    Point,
    ProvincePlace,
    RoutePlace,
    SpacePlace,
)
from concordia_game.drawing.svg import number, width_of
from concordia_game.engine.board import Board, City, Province, Route, StartSpace
from concordia_game.engine.ids import KIND_NAMES, SEATS

WIDTH = 2000
LEAST_HEIGHT = 900
MOST_HEIGHT = 1500
MARGIN = 170
TITLE_ROOM = 90
MOST_STRETCH = 1.5
APART = 180
"""How far the middles of two cities, markers or start spaces lie from each other, if there is room."""
ROUNDS = 150
AREA = 80
LINE = 14
"""How many letters of a province's name stand in a line."""
TITLE = 54
PLAIN = "#8a6236"
SIZES = {
    "token": 26.0,
    "house": 17.0,
    "colonist": 20.0,
    "stand": 19.0,
    "marker": 26.0,
    "startToken": 32.0,
    "startSpace": 54.0,
    "label": 24.0,
    "provinceLabel": 19.0,
}
"""As on the boards that are drawn."""
Places = dict[str, Point]


def schematic(board: Board, source: str) -> Geometry:
    """The picture; `source` is the path of the board's file."""
    geography = _geography(board, source)
    places, height = _fitted(_ring(board) if geography is None else _on_earth(geography))
    colors = {} if geography is None else {entry.id: entry.color for entry in geography.provinces}
    return Geometry(
        id=f"own-{board.id}",
        width=WIDTH,
        height=height,
        sizes=SIZES,
        land=f"M-30-30H{WIDTH + 30}V{number(height + 30)}H-30z",
        provinces=[_province(board, entry, colors.get(entry.id, PLAIN), places) for entry in board.provinces],
        cities=[_city(city, places[city.id]) for city in board.cities],
        routes=[_route(board, route, places) for route in board.routes],
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
        label = Label(lines=[city.name], x=x, y=y + 108, anchor="middle")
        land, sea = _around(at, 64, 198, 36), _around(at, 64, 18, 36)
        return CityPlace(id=city.id, at=at, label=label, start=True, land=land, sea=sea)
    label = Label(lines=[city.name], x=x, y=y + 58, anchor="middle")
    stand: Point = [x - 64, y + 26]
    return CityPlace(id=city.id, at=at, label=label, houses=_around(at, 56, 195, 37.5), stand=stand)


def _province(board: Board, province: Province, color: str, places: Places) -> ProvincePlace:
    cities = [city.id for city in board.cities if city.province == board.province_ids.index(province.id)]
    x, y = places[_marker(province.id)]
    circles = [
        f"M{number(places[city][0] - AREA)} {number(places[city][1])}"
        f"a{AREA} {AREA} 0 1 0 {2 * AREA} 0a{AREA} {AREA} 0 1 0 {-2 * AREA} 0z"
        for city in cities
    ]
    label = Label(lines=wrap(province.name.upper(), LINE), x=x, y=y + 48, anchor="middle")
    return ProvincePlace(id=province.id, color=color, area="".join(circles), marker=[x, y], label=label)


def _route(board: Board, route: Route, places: Places) -> RoutePlace:
    """A straight line by land; at sea a bow, as two cities may be joined by both."""
    first, second = board.cities[route.first].id, board.cities[route.second].id
    (x, y), (to_x, to_y) = places[first], places[second]
    kind = KIND_NAMES[route.kind]
    bend = 0.12 if kind == "sea" else 0.0
    middle = [(x + to_x) / 2 - (to_y - y) * bend, (y + to_y) / 2 + (to_x - x) * bend]
    # A quadratic curve passes halfway between its control point and the middle of its ends.
    at: Point = [round((middle[n] + ends / 2) / 2) for n, ends in ((0, x + to_x), (1, y + to_y))]
    path = f"M{number(x)} {number(y)}Q{number(middle[0])} {number(middle[1])} {number(to_x)} {number(to_y)}"
    angle = degrees(atan((to_y - y) / (to_x - x))) if to_x != x else 90.0
    return RoutePlace(a=first, b=second, kind=kind, path=path, at=at, angle=round(angle))


def _space(space: StartSpace, at: Point) -> SpacePlace:
    return SpacePlace(id=space.id, at=at, ships=_around(at, 54, 198, 36))


def _title(name: str) -> dict[str, object]:
    width = width_of(name, TITLE) * 1.4
    return {
        "kind": "title",
        "text": name.upper(),
        "at": [WIDTH / 2, 82],
        "size": TITLE,
        "spacing": 8,
        "width": width,
    }
