"""What a game lays on the board: tokens, markers, houses and colonists, where the page puts them, too."""

from __future__ import annotations

from collections import Counter

from concordia_game.drawing.geometry import CityPlace, Geometry, Point, ProvincePlace, route_id
from concordia_game.drawing.looks import color, seat_colors, tinted
from concordia_game.drawing.svg import element, group, number, use
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import COLONIST_KINDS, KIND_NAMES, SEATS, CityId, ProvinceId
from concordia_game.engine.state import Player, State

MARKS = {"house": (0.1, 0.62), "colonist-land": (0.17, 0.54), "colonist-sea": (-0.16, 0.52)}
"""How far below a piece's middle its seat's mark stands, and how wide it is, as shares of the piece."""
BELOW = 1.6
"""A ship lies so far below the land colonist of its city: a share of their size."""
ASIDE = 9
"""Colonists in one place stand so far apart."""


def pieces(state: State, board: Geometry) -> str:
    """All of them, those on top last."""
    return "".join(
        [
            group("tokens", *[_token(state, board, city) for city in board["cities"]]),
            group("bonus", *[_marker(state, board, province) for province in board["provinces"]]),
            group("houses", *[_houses(state, board, city) for city in board["cities"]]),
            group("colonists", *[_colonists(state, board, player) for player in state.players]),
        ]
    )


def piece(kind: str, seat: str, at: Point, size: float) -> str:
    """A house or a colonist in its seat's colour, with the seat's mark."""
    drop, part = MARKS[kind]
    parts = [use(kind, 0, 0, size, tinted("seat", seat)), use(f"mark-{seat}", 0, drop * size, part * size)]
    moved = {"transform": f"translate({number(at[0])} {number(at[1])})"}
    return group(f"piece {kind} {seat}", *parts, look=moved)


def _token(state: State, board: Geometry, city: CityPlace) -> str:
    x, y = city["at"]
    sizes = board["sizes"]
    if city.get("start"):
        return use("start", x, y, sizes["startToken"] * 2.2)
    plate = use("plate", x, y, sizes["token"] * 2.15)
    good = state.setup.tokens[_city_number(state, city)]
    return plate if good is None else plate + use(f"good-{GOODS[good]}", x, y, sizes["token"] * 1.5)


def _city_number(state: State, city: CityPlace) -> CityId:
    return CityId(state.setup.board.city_ids.index(city["id"]))


def _marker(state: State, board: Geometry, province: ProvincePlace) -> str:
    x, y = province["marker"]
    size = board["sizes"]["marker"]
    under = use("marker", x, y, size * 2.15, tinted("province", province["color"]))
    drawn, count = _on_marker(state, ProvinceId(state.setup.board.province_ids.index(province["id"])))
    if count == 0:
        return under
    if count == 1:
        return under + use(drawn, x, y, size * 1.35)
    # Two fish lie one above the other, two coins side by side.
    apart, wide = 0.32 * size, size * 1.35 * 0.68
    dx, dy = (0.0, apart) if drawn == "fish" else (apart, 0.0)
    return under + use(drawn, x - dx, y - dy, wide) + use(drawn, x + dx, y + dy, wide)


def _on_marker(state: State, province: ProvinceId) -> tuple[str, int]:
    """The symbol of what lies in a province, and how many of it are drawn: none, one or two."""
    setup = state.setup
    side = setup.bonus.side(state, province)
    if isinstance(side, int):
        return "fish", min(side, 2)
    good = setup.markers[province]
    if good is None:
        return "", 0
    if side == "coins":
        return "coin", min(setup.figures.marker_coins[good], 2)
    return f"good-{GOODS[good]}", 1


def _houses(state: State, board: Geometry, city: CityPlace) -> str:
    bit = state.setup.board.bits[_city_number(state, city)]
    size = board["sizes"]["house"] * 2
    places = city.get("houses", [])
    # Each seat has its own place, whoever built before or after.
    return "".join(
        piece("house", SEATS[player.seat], at, size)
        for player, at in zip(state.players, places, strict=False)
        if player.houses & bit
    )


def _colonists(state: State, board: Geometry, player: Player) -> str:
    seen: Counter[tuple[str, str]] = Counter()
    drawn = []
    for kind in COLONIST_KINDS:
        for where in player.places(kind):
            name, place = KIND_NAMES[kind], state.setup.board.place_ids[where]
            found = _found(board, name, place, player.seat)
            if found is None:
                continue
            at, size = found
            nth = seen[name, place]
            seen[name, place] += 1
            at = [at[0] + nth * ASIDE, at[1] - nth * ASIDE]
            drawn.append(piece(f"colonist-{name}", SEATS[player.seat], at, board["sizes"][size] * 2))
    return "".join(drawn)


def _found(board: Geometry, kind: str, place: str, seat: int) -> tuple[Point, str] | None:
    """Where a colonist is drawn; none if its place is not on this part of the board."""
    try:
        return spot(board, kind, place, seat)
    except LookupError:
        return None


def spot(board: Geometry, kind: str, place: str, seat: int) -> tuple[Point, str]:
    """Where a seat's first colonist of a kind is drawn in a place, and the name of its size."""
    for route in board["routes"]:
        if route_id(route) == f"{kind}:{place}":
            return route["at"], "colonist"
    for space in board["spaces"]:
        if space["id"] == place:
            return _place_of(seat, space["ships"], space["at"]), "stand"
    city = next((city for city in board["cities"] if city["id"] == place), None)
    if city is None:
        raise LookupError(place)
    if city.get("start"):
        return _place_of(seat, city["land"] if kind == "land" else city["sea"], city["at"]), "stand"
    x, y = city["stand"]
    below = BELOW * board["sizes"]["stand"] if kind == "sea" else 0
    return [x + seat * ASIDE - ASIDE, y + below], "stand"


def _place_of(seat: int, places: list[Point], middle: Point) -> Point:
    """A seat's own place; a user's drawing from before there were six seats has none for the last one."""
    return places[seat] if seat < len(places) else middle


def mark(seat: str, x: float, y: float, size: float) -> str:
    """A seat's colour with its shape, as the page's lists show it."""
    half, round_ = size * 11 / 24, size * 5 / 24
    under = element(
        "rect",
        x=x - half,
        y=y - half,
        width=2 * half,
        height=2 * half,
        rx=round_,
        fill=seat_colors()[seat],
        stroke=color("mark-line"),
        stroke_width=size / 16,
    )
    return under + use(f"mark-{seat}", x, y, size * 0.75)
