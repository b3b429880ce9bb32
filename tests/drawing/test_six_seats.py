"""Six players meet in team play only (V2.17), but every board has room for them."""

from __future__ import annotations

from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from concordia_game.data.boards import board_ids, load_board
from concordia_game.data.box import load_box
from concordia_game.drawing.boards import geometry_of
from concordia_game.drawing.geometry import CityPlace, Geometry, Point
from concordia_game.drawing.pieces import spot
from concordia_game.drawing.schematic import schematic
from concordia_game.engine.deal import begin, deal
from concordia_game.engine.ids import SEATS, CityId, PlaceId
from concordia_game.engine.options import Options
from concordia_game.engine.state import State

from .reading import drawn, of_class, texts

MAPS = Path(__file__).parents[2] / "src" / "concordia_game" / "data" / "maps"
SIX = len(SEATS)


def drawings(id: str) -> list[Geometry]:
    """A board as it was drawn, and as a plain one."""
    board = load_board(id)
    return [geometry_of(board, id), schematic(board, str(MAPS / f"{id}.toml"))]


def closest(places: list[Point]) -> float:
    """How far apart the two nearest places are."""
    return min(dist(one, other) for one, other in combinations(places, 2))


def places_in(city: CityPlace) -> list[Point]:
    """Where houses or colonists stand."""
    return [*city["land"], *city["sea"]] if city.get("start") else [*city["houses"], city["stand"]]


@pytest.mark.parametrize("id", board_ids())
def test_six_houses_and_colonists_lie_side_by_side(id: str) -> None:
    for geometry in drawings(id):
        sizes = geometry["sizes"]
        for city in geometry["cities"]:
            assert len(places_in(city)) == (2 * SIX if city.get("start") else SIX + 1)
            assert closest(places_in(city)) >= 2 * sizes["stand" if city.get("start") else "house"]
        for space in geometry["spaces"]:
            assert len(space["ships"]) == SIX
            assert closest(space["ships"]) >= 2 * sizes["stand"]


@pytest.mark.parametrize("id", board_ids())
def test_a_house_is_nearer_to_its_own_city_than_to_any_other(id: str) -> None:
    for geometry in drawings(id):
        for city in geometry["cities"]:
            for house in city.get("houses", []):
                assert min(geometry["cities"], key=lambda other: dist(other["at"], house)) == city


def crowded(monkeypatch: pytest.MonkeyPatch) -> State:
    """Everybody has a house and both kinds of colonists in the same city, and others where all started."""
    monkeypatch.setattr(load_box().figures, "start_money", [5] * SIX)
    board = load_board("italia")
    state = begin(deal(Options(players=SIX), load_box(), board, 3)).child()
    city = CityId(next(n for n, entry in enumerate(board.cities) if entry.province is not None))
    for seat in state.setup.seats:
        player = state.edit(seat)
        player.houses = board.bits[city]
        player.land = [*player.land, PlaceId(len(board.routes) + city)]
        player.sea = [*player.sea, PlaceId(len(board.routes) + city)]
    return state


def test_all_six_are_in_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    root = drawn(crowded(monkeypatch))
    for seat in SEATS:
        assert len(of_class(root, "piece", "house", seat)) == 1
        assert len(of_class(root, "piece", "colonist-land", seat)) == 2
        assert len(of_class(root, "piece", "colonist-sea", seat)) == 2
        [row] = of_class(root, "player", seat)
        assert texts(row)[0] == seat.capitalize()
    moved = [piece.get("transform") for piece in of_class(root, "piece")]
    assert len(set(moved)) == len(moved) == 5 * SIX


def test_a_drawing_with_five_places_shows_the_sixth_seat_in_the_middle() -> None:
    geometry = schematic(load_board("balearica"), str(MAPS / "balearica.toml"))
    [space, *_] = geometry["spaces"]
    del space["ships"][5:]
    assert spot(geometry, "sea", space["id"], SIX - 1) == (space["at"], "stand")
    assert spot(geometry, "sea", space["id"], 4) == (space["ships"][4], "stand")
