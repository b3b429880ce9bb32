"""A part of a board as a picture for the page: the ground there, what lies on it, and what a move did."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import hypot

from concordia_game.drawing.boards import geometry_of
from concordia_game.drawing.geometry import CityPlace, Geometry, Label, Point
from concordia_game.drawing.ground import bare_ground
from concordia_game.drawing.looks import color, for_the_page
from concordia_game.drawing.pieces import pieces, spot
from concordia_game.drawing.svg import Attributes, element, group, number, width_of
from concordia_game.engine.events import ColonistMoved, ColonistPlaced, Event, HouseBuilt, MarkerTurned
from concordia_game.engine.ids import KIND_NAMES, ProvinceId
from concordia_game.engine.modules.fish.events import FishTaken
from concordia_game.engine.state import State

ROOM = 75
"""How much of the board is shown around what the picture is about."""
WIDEST, SLIMMEST = 2.4, 1.25
"""The shapes that a picture may have: width by height."""
LEAST = 520
"""No picture shows less of a board: pieces would look larger than on the table."""
NEAR = 60
"""What lies so far outside still reaches into the picture with its name or its shape."""

Box = tuple[float, float, float, float]
_STEP = re.compile(r"([MmLlHhVvCcSsQqZz])([^MmLlHhVvCcSsQqZz]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


def draw_part(state: State, name: str, around: Sequence[str], events: Iterable[Event] = ()) -> str:
    """The board around some cities or start spaces as an SVG element for the page.

    `events` are what has just happened there: it is marked with rings and arrows. `name` tells the picture
    from all others of the page. Its symbols, colours and letters are the page's own.
    """
    board = geometry_of(state.setup.board, state.setup.options.map)
    box = _box(state, board, around)
    part = _part(board, box, name)
    with for_the_page():
        drawn = [bare_ground(part), pieces(state, part), *_marks(state, board, events)]
        x, y, width, height = box
        shown = " ".join(number(value) for value in (x, y, width, height))
        return element(
            "svg", "".join(drawn), class_="board", xmlns="http://www.w3.org/2000/svg", viewBox=shown
        )


# What is in the picture.


def _box(state: State, board: Geometry, around: Sequence[str]) -> Box:
    """Left, top, width and height of what is shown: the places with room around them, within the board."""
    if not around:
        return (0, 0, board["width"], board["height"])
    xs, ys = zip(*_seen(state, board, around), strict=True)
    left, right = min(xs) - ROOM, max(xs) + ROOM
    top, bottom = min(ys) - ROOM, max(ys) + ROOM
    width, height = max(right - left, LEAST), max(bottom - top, LEAST / 1.6)
    width, height = max(width, height * SLIMMEST), max(height, width / WIDEST)
    width, height = min(width, board["width"]), min(height, board["height"])
    x = _within((left + right - width) / 2, board["width"] - width)
    y = _within((top + bottom - height) / 2, board["height"] - height)
    return (x, y, width, height)


def _seen(state: State, board: Geometry, around: Sequence[str]) -> list[Point]:
    """What is not to be cut off: the places, their names, and the markers of their provinces."""
    found = [space["at"] for space in board["spaces"] if space["id"] in around]
    for city in board["cities"]:
        if city["id"] in around:
            found += [city["at"], *_corners(city["label"], board["sizes"]["label"])]
    names = state.setup.board
    bits = [names.bits[names.city_ids.index(id)] for id in around if id in names.city_ids]
    for province in board["provinces"]:
        mask = names.province_masks[names.province_ids.index(province["id"])]
        if any(mask & bit for bit in bits):
            found.append(province["marker"])
            if "label" in province:
                found += _corners(province["label"], board["sizes"]["provinceLabel"])
    return found


def _corners(label: Label, usual: float) -> list[Point]:
    """Where a name begins and ends."""
    size = label.get("size", usual)
    wide = max(width_of(line, size) for line in label["lines"])
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[label["anchor"]]
    left = label["x"] - wide * share
    return [[left + ROOM * 0.7, label["y"]], [left + wide - ROOM * 0.7, label["y"]]]


def _within(value: float, most: float) -> float:
    return max(0.0, min(value, most))


def _part(board: Geometry, box: Box, name: str) -> Geometry:
    """The drawing of a board without what lies outside of a box."""
    return {
        **board,
        "id": name,
        "land": _rings_in(board["land"], box),
        "provinces": [province for province in board["provinces"] if _rings_in(province["area"], box)],
        "cities": [city for city in board["cities"] if _is_near(city["at"], box)],
        "routes": [route for route in board["routes"] if _rings_in(route["path"], box)],
        "spaces": [space for space in board["spaces"] if _is_near(space["at"], box)],
        "peaks": [peak for peak in board["peaks"] if _is_near(peak, box)],
        "ornaments": [ornament for ornament in board["ornaments"] if _holds(ornament["at"], box)],
    }


def _is_near(at: Point, box: Box) -> bool:
    x, y, width, height = box
    return x - NEAR <= at[0] <= x + width + NEAR and y - NEAR <= at[1] <= y + height + NEAR


def _holds(at: Point, box: Box) -> bool:
    """Whether an ornament is shown whole, roughly: half a name of a sea is no ornament."""
    x, y, width, height = box
    return x + 100 <= at[0] <= x + width - 100 and y + 60 <= at[1] <= y + height - 60


def _rings_in(path: str, box: Box) -> str:
    """The rings of a path that reach into a box; nothing if none does."""
    return "".join(ring for ring, around in _rings(path) if _touch(around, box))


def _touch(one: Box, other: Box) -> bool:
    x, y, width, height = other
    left, top, right, bottom = one
    return left <= x + width + NEAR and right >= x - NEAR and top <= y + height + NEAR and bottom >= y - NEAR


def _rings(path: str) -> list[tuple[str, Box]]:
    """Each ring of a path, written so that it stands alone, with its least and greatest coordinates."""
    found: list[tuple[str, Box]] = []
    at = start = (0.0, 0.0)
    steps: list[str] = []
    seen: list[tuple[float, float]] = []
    for letter, given in _STEP.findall(path):
        if letter in "Mm":
            found += _ring(steps, seen)
            steps, seen = [], []
        points, at = _points(letter, [float(one) for one in _NUMBER.findall(given)], at, start)
        if letter in "Mm":
            start = points[0]
            # A relative beginning leans on the ring before it, which may be left out.
            steps.append(f"M{number(start[0])} {number(start[1])}")
            more = _NUMBER.findall(given)[2:]
            steps.append(f"{'l' if letter == 'm' else 'L'}{' '.join(more)}" if more else "")
        else:
            steps.append(letter + given.strip())
        seen += points
    return found + _ring(steps, seen)


def _ring(steps: list[str], seen: list[tuple[float, float]]) -> list[tuple[str, Box]]:
    if not seen:
        return []
    xs, ys = zip(*seen, strict=True)
    return [("".join(steps), (min(xs), min(ys), max(xs), max(ys)))]


def _points(
    letter: str, values: list[float], at: tuple[float, float], start: tuple[float, float]
) -> tuple[list[tuple[float, float]], tuple[float, float]]:
    """The points that a step of a path names, those that bend it included, and where it ends."""
    x, y = at
    relative = letter.islower()
    kind = letter.lower()
    if kind == "z":
        return [], start
    if kind in "hv":
        for value in values:
            x, y = (value + x * relative, y) if kind == "h" else (x, value + y * relative)
        return [(x, y)], (x, y)
    size = {"c": 6, "s": 4, "q": 4}.get(kind, 2)
    found = []
    for first in range(0, len(values) - size + 1, size):
        pairs = values[first : first + size]
        named = [(pairs[n] + x * relative, pairs[n + 1] + y * relative) for n in range(0, size, 2)]
        found += named
        x, y = named[-1]
    return found, (x, y)


# What is marked in it.


def _marks(state: State, board: Geometry, events: Iterable[Event]) -> list[str]:
    found = [mark for event in events for mark in _marks_of(state, board, event)]
    return [group("marks", *found)]


def _marks_of(state: State, board: Geometry, event: Event) -> list[str]:
    names = state.setup.board
    if isinstance(event, HouseBuilt):
        city = _city(board, names.city_ids[event.city])
        return [_ringed(city["houses"][event.seat], board["sizes"]["house"] * 1.5)]
    if isinstance(event, ColonistPlaced):
        at, size = spot(board, KIND_NAMES[event.kind], names.city_ids[event.city], event.seat)
        return [_ringed(at, board["sizes"][size] * 1.5)]
    if isinstance(event, ColonistMoved):
        kind = KIND_NAMES[event.kind]
        begin, _ = spot(board, kind, names.place_ids[event.origin], event.seat)
        end, size = spot(board, kind, names.place_ids[event.route], event.seat)
        return [_arrow(begin, end, board["sizes"][size])]
    if isinstance(event, (MarkerTurned, FishTaken)):
        return _produced(state, board, event.province)
    return []


def _produced(state: State, board: Geometry, province: ProvinceId) -> list[str]:
    """The marker of a province, and every house there, which gives its good."""
    names = state.setup.board
    id = names.province_ids[province]
    marker = next(found["marker"] for found in board["provinces"] if found["id"] == id)
    rings = [_ringed(marker, board["sizes"]["marker"] * 1.35)]
    for city, bit in enumerate(names.bits):
        if bit & names.province_masks[province]:
            seats = [player.seat for player in state.players if player.houses & bit]
            places = _city(board, names.city_ids[city]).get("houses", [])
            rings += [_ringed(places[seat], board["sizes"]["house"] * 1.5) for seat in seats]
    return rings


def _city(board: Geometry, id: str) -> CityPlace:
    return next(city for city in board["cities"] if city["id"] == id)


def _ringed(at: Point, radius: float) -> str:
    """A ring in two colours, so that it stands out from land and sea."""
    place: Attributes = {"cx": at[0], "cy": at[1], "r": radius, "fill": "none"}
    under = element("circle", "", place, stroke=color("beacon-edge"), stroke_width=9)
    return under + element("circle", "", place, stroke=color("beacon"), stroke_width=5)


def _arrow(begin: Point, end: Point, piece: float) -> str:
    """A bent arrow from where a colonist stood to where it stands."""
    (x, y), (to_x, to_y) = begin, end
    long = hypot(to_x - x, to_y - y) or 1
    along, aside = ((to_x - x) / long, (to_y - y) / long), (-(to_y - y) / long, (to_x - x) / long)
    bend = long * 0.18
    middle = ((x + to_x) / 2 - aside[0] * bend, (y + to_y) / 2 - aside[1] * bend)
    # It ends before the piece, coming from where it was bent to.
    last = hypot(to_x - middle[0], to_y - middle[1]) or 1
    way = ((to_x - middle[0]) / last, (to_y - middle[1]) / last)
    tip = (to_x - way[0] * piece * 0.95, to_y - way[1] * piece * 0.95)
    neck = (tip[0] - way[0] * 24, tip[1] - way[1] * 24)
    start = (x + along[0] * piece * 0.4, y + along[1] * piece * 0.4)
    wing = (-way[1] * 15, way[0] * 15)
    shaft = f"M{_pair(start)}Q{_pair(middle)} {_pair(neck)}"
    head = (
        f"M{_pair(tip)}L{_pair((neck[0] + wing[0], neck[1] + wing[1]))}"
        f"L{_pair((neck[0] - wing[0], neck[1] - wing[1]))}z"
    )
    edge, fill = color("beacon-edge"), color("beacon")
    return "".join(
        [
            element("path", d=shaft, fill="none", stroke=edge, stroke_width=11, stroke_linecap="round"),
            element("path", d=head, fill=fill, stroke=edge, stroke_width=6, stroke_linejoin="round"),
            element("path", d=shaft, fill="none", stroke=fill, stroke_width=6, stroke_linecap="round"),
            element("path", d=head, fill=fill),
        ]
    )


def _pair(point: tuple[float, float]) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
