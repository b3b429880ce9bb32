"""The board itself, without anything that a game lays on it: what `web/board/draw.mjs` draws for the page."""

from __future__ import annotations

from html import escape
from typing import Any

from concordia_game.drawing.geometry import Geometry, Label, RoutePlace
from concordia_game.drawing.looks import board_color, look
from concordia_game.drawing.svg import NOTHING, Attributes, element, group, number, use

RIPPLES = (
    (34, "sea-line", 0.3),
    (31.5, "sea", 1),
    (23, "sea-line", 0.45),
    (20.2, "sea", 1),
    (12, "sea-line", 0.65),
    (8.8, "sea", 1),
)
"""Lines around the land, from the widest to the narrowest: width, colour, opacity."""
FRAME = 20
INK = (30, 20, 10)


def ground(board: Geometry) -> str:
    """All of it."""
    parts = [_definitions(board), _sea_and_land(board), _ornaments(board), _spaces(board), _ways(board)]
    return "".join([*parts, _frame(board), _province_names(board), _city_names(board)])


def bare_ground(board: Geometry) -> str:
    """Without frame and meander: for a part of a board, which has no edge of its own."""
    parts = [_areas(board), _sea_and_land(board), _ornaments(board), _spaces(board), _ways(board)]
    return "".join([*parts, _province_names(board), _city_names(board)])


def _definitions(board: Geometry) -> str:
    id = board["id"]
    return element("defs", "".join([_shapes(board), _key(id), _age(id)]))


def _areas(board: Geometry) -> str:
    return element("defs", _shapes(board))


def _shapes(board: Geometry) -> str:
    """Land and provinces, which are drawn several times each."""
    id = board["id"]
    areas = []
    for province in board["provinces"]:
        area = f"{id}-{province['id']}"
        areas.append(element("path", id=area, d=province["area"]))
        areas.append(element("clipPath", element("use", href=f"#{area}"), id=f"{id}-clip-{province['id']}"))
    return "".join([element("path", id=f"{id}-land", d=board["land"]), *areas])


def _key(id: str) -> str:
    """The frame's meander."""
    line = {"fill": "none", "stroke": board_color("frame-ink"), "stroke-width": "1.8"}
    parts = [
        element("rect", width=20, height=20, fill=board_color("frame")),
        element("path", "", line, d="M0 16.5H16.5V4H6.5v8.5h5.5V8.5"),
        element("path", "", line, d="M16.5 16.5h3.5"),
    ]
    return element(
        "pattern", "".join(parts), id=f"{id}-key", width=20, height=20, patternUnits="userSpaceOnUse"
    )


def _age(id: str) -> str:
    """Parchment grows dark at its edges."""
    stops = element("stop", offset=0.55, stop_color="#7a5320", stop_opacity=0)
    stops += element("stop", offset=1, stop_color="#5a3712", stop_opacity=0.26)
    return element("radialGradient", stops, id=f"{id}-age", cx=0.5, cy=0.48, r=0.72)


def _sea_and_land(board: Geometry) -> str:
    id = board["id"]
    land = f"#{id}-land"
    parts = [element("rect", "", look(".sea"), class_="sea", width=board["width"], height=board["height"])]
    for width, name, opacity in RIPPLES:
        line = {"stroke": board_color(name), "stroke-opacity": opacity, "stroke-width": width}
        parts.append(element("use", "", {**line, **look(".ripple")}, href=land, class_="ripple"))
    parts.append(element("use", "", look(".land"), href=land, class_="land"))
    for province in board["provinces"]:
        color, area = province["color"], f"#{id}-{province['id']}"
        clip = f"url(#{id}-clip-{province['id']})"
        parts += [
            element("use", "", look(".area", province=color), href=area, class_="area"),
            element("use", "", look(".rim", province=color), href=area, class_="rim", clip_path=clip),
            element("use", "", look(".border"), href=area, class_="border"),
        ]
    return "".join([*parts, element("use", "", look(".coast"), href=land, class_="coast")])


def _ornaments(board: Geometry) -> str:
    peaks = [use("peak", x, y, 34, {"opacity": 0.55}) for x, y in board["peaks"]]
    return "".join([*peaks, *[_ornament(ornament) for ornament in board["ornaments"]]])


def _ornament(ornament: dict[str, Any]) -> str:
    x, y = ornament["at"]
    size = ornament["size"]
    if ornament["kind"] == "compass":
        turned = f"rotate({number(ornament['angle'])} {number(x)} {number(y)})"
        return use("compass", x, y, size, {"opacity": 0.85, "transform": turned})
    middle = f"translate({number(x)} {number(y)})"
    letters = {"font-size": size, "letter-spacing": ornament["spacing"]}
    if ornament["kind"] == "sea":
        lines = ornament["lines"]
        rows = [
            element(
                "tspan",
                escape(line),
                x=ornament["spacing"] / 2,
                y=_rounded(size * (1.3 * (row - (len(lines) - 1) / 2) + 0.36)),
            )
            for row, line in enumerate(lines)
        ]
        turned = f"{middle} rotate({number(ornament['angle'])})"
        given: Attributes = {**letters, "transform": turned, **look(".sea-name")}
        return element("text", "".join(rows), given, class_="sea-name")
    half, rule = ornament["width"] / 2, size * 0.62
    rules = [f"M{number(-half)} {number(dy)}h{number(2 * half)}" for dy in (-rule, rule, -rule - 5, rule + 5)]
    words: Attributes = {**letters, "dx": ornament["spacing"] / 2, "dy": ".36em", **look(".title text")}
    return group(
        "title",
        element("text", escape(ornament["text"]), words),
        element("path", "", look(".title path"), d="".join(rules)),
        look={"transform": middle},
    )


def _spaces(board: Geometry) -> str:
    parts = []
    for space in board["spaces"]:
        x, y = space["at"]
        radius = board["sizes"]["startSpace"]
        parts.append(
            element("circle", "", look(".start-space"), class_="start-space", cx=x, cy=y, r=radius)
            + use("anchor", x, y, 30)
        )
    return "".join(parts)


def _ways(board: Geometry) -> str:
    parts = []
    for kind, name in (("sea", "lane"), ("land", "road")):
        for part in ("case", "core"):
            style = look(f".{name}", f".{name}.{part}")
            parts += [
                element("path", "", style, class_=f"{name} {part}", d=route["path"])
                for route in board["routes"]
                if route["kind"] == kind
            ]
    return "".join([*parts, *[_halt(route) for route in board["routes"]]])


def _halt(route: RoutePlace) -> str:
    """Where a colonist stands on a route: a square turned on a corner by land, a circle at sea."""
    x, y = route["at"]
    if route["kind"] == "sea":
        return element("circle", "", look(".sea", ".halt.sea"), class_="halt sea", cx=x, cy=y, r=7)
    turned = f"translate({number(x)} {number(y)}) rotate({number(route['angle'] + 45)})"
    given: Attributes = {**look(".land", ".halt.land"), "transform": turned}
    return element("rect", "", given, class_="halt land", x=-6, y=-6, width=12, height=12)


def _frame(board: Geometry) -> str:
    id, width, height = board["id"], board["width"], board["height"]
    right, bottom = number(width), number(height)
    inside = f"M{FRAME} {FRAME}V{number(height - FRAME)}H{number(width - FRAME)}V{FRAME}z"
    parts = [
        element("rect", width=width, height=height, fill=f"url(#{id}-age)", pointer_events="none"),
        element("path", d=f"M0 0H{right}V{bottom}H0z{inside}", fill=f"url(#{id}-key)"),
    ]
    for edge in (1, FRAME):
        box: Attributes = {"x": edge, "y": edge, "width": width - 2 * edge, "height": height - 2 * edge}
        parts.append(element("rect", "", {**box, **look(".frame")}, class_="frame", stroke_width=2.5))
    return "".join(parts)


def _province_names(board: Geometry) -> str:
    size = board["sizes"]["provinceLabel"]
    names = [
        _label(province["label"], "province-name", size, look(".province-name", province_ink=ink))
        for province in board["provinces"]
        if "label" in province
        for ink in [_inked(province["color"])]
    ]
    return group("markers", *names)


def _city_names(board: Geometry) -> str:
    size = board["sizes"]["label"]
    labels = [city["label"] for city in board["cities"]]
    leaders = [_leader(label["leader"]) for label in labels if "leader" in label]
    names = [_label(label, "name", label.get("size", size), look(".name")) for label in labels]
    return group("names", *leaders, *names)


def _leader(line: list[float]) -> str:
    """The line from a city to a name that does not stand beside it."""
    x, y, to_x, to_y = [number(part) for part in line]
    return element("path", "", look(".leader"), class_="leader", d=f"M{x} {y}L{to_x} {to_y}")


def _label(label: Label, name: str, size: float, style: Attributes = NOTHING) -> str:
    lines = [
        element("tspan", escape(line), x=label["x"], y=_rounded(label["y"] + row * size * 0.98))
        for row, line in enumerate(label["lines"])
    ]
    return element("text", "".join(lines), style, class_=name, font_size=size, text_anchor=label["anchor"])


def _inked(color: str) -> str:
    """A colour darkened towards ink, so that letters in it stay readable."""
    channels = [int(color[at : at + 2], 16) for at in (1, 3, 5)]
    mixed = [_rounded(channel * 0.3 + ink * 0.7) for channel, ink in zip(channels, INK, strict=True)]
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def _rounded(value: float) -> int:
    """To the nearest whole number, halves upward, as the page rounds."""
    return int((value + 0.5) // 1)
