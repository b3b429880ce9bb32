"""The boards of the game: the contents of their files, checked by hand against the printed boards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import concordia_game.data
from concordia_game.data.boards import board_ids, load_board, load_geography, tokens_per_letter
from concordia_game.engine.board import Board
from concordia_game.engine.ids import LAND, SEA, ColonistKind, RouteId
from concordia_game.engine.moves import MoveColonist

COUNTS = {
    # board: provinces, land routes, sea routes, cities by letter (the start city has none)
    "imperium": (12, 44, 35, {"A": 7, "B": 8, "C": 10, "D": 5, "": 1}),
    "italia": (11, 40, 23, {"A": 7, "B": 8, "C": 10, "": 1}),
    "byzantium": (10, 37, 33, {"A": 8, "B": 9, "C": 11, "": 1}),
    "hispania": (9, 34, 24, {"A": 8, "B": 9, "D": 6, "": 1}),
    "balearica": (9, 30, 24, {"A": 7, "C": 10, "D": 5}),
    "cyprus": (12, 44, 27, {"A": 7, "B": 8, "C": 10, "D": 5, "": 1}),
}

HEADS = {
    # board: expansion, recommended players, start city, salt board
    "imperium": ("base", 3, 5, "roma", False),
    "italia": ("base", 2, 4, "roma", False),
    "byzantium": ("salsa", 3, 5, "byzantium", True),
    "hispania": ("salsa", 2, 4, "saguntum", True),
    "balearica": ("balearica_cyprus", 2, 4, None, False),
    "cyprus": ("balearica_cyprus", 3, 5, "antiochia", False),
}


def steps(board: Board, kind: ColonistKind, origin: str, route: str) -> int | None:
    """How many steps a colonist needs from a place to a route; None if it never gets there."""
    start, target = board.place_number(origin, kind), board.route_number(route, kind)
    assert start is not None, origin
    assert target is not None, route
    for move in board.reach[kind][start]:
        assert isinstance(move, MoveColonist)
        if move.route == target:
            return move.steps
    return None


def land_routes(board: Board, id: str) -> list[RouteId]:
    """The roads that touch a city."""
    city = board.city_number(id)
    assert city is not None, id
    return board.routes_at[LAND][city]


def test_the_printed_boards_are_there() -> None:
    assert set(COUNTS) == set(HEADS) <= set(board_ids())


def test_a_board_is_its_file() -> None:
    files = Path(concordia_game.data.__path__[0]).joinpath("maps").iterdir()
    assert board_ids() == sorted(file.stem for file in files)
    assert [load_board(id).id for id in board_ids()] == board_ids()


@pytest.mark.parametrize("id", COUNTS)
def test_counts(id: str) -> None:
    board = load_board(id)
    provinces, land, sea, letters = COUNTS[id]
    assert len(board.provinces) == provinces
    assert Counter(route.kind for route in board.routes) == {LAND: land, SEA: sea}
    assert Counter(city.letter for city in board.cities) == letters


@pytest.mark.parametrize("id", HEADS)
def test_heads(id: str) -> None:
    board = load_board(id)
    start = None if board.start_city is None else board.cities[board.start_city].id
    head = (board.expansion, board.least_players, board.most_players, start, board.salt_board)
    assert (board.id, board.name, head) == (id, id.capitalize(), HEADS[id])


@pytest.mark.parametrize("id", board_ids())
def test_geography_stands_in_the_order_of_the_board(id: str) -> None:
    board, geography = load_board(id), load_geography(id)
    assert [city.id for city in board.cities] == [city.id for city in geography.cities]
    assert [province.id for province in board.provinces] == [entry.id for entry in geography.provinces]
    assert [route.id for route in board.routes] == [route.id for route in geography.routes]
    assert [space.id for space in board.start_spaces] == [space.id for space in geography.start_spaces]


@pytest.mark.parametrize("id", board_ids())
def test_routes_are_named_in_alphabetical_order(id: str) -> None:
    board = load_board(id)
    for route in board.routes:
        ends = [board.cities[route.first].id, board.cities[route.second].id]
        assert route.id == "-".join(ends) == "-".join(sorted(ends))


def test_tokens_per_letter() -> None:
    assert tokens_per_letter() == {"A": 7, "B": 8, "C": 10, "D": 5}


def test_boards_are_read_once() -> None:
    assert load_board("italia") is load_board("italia")
    assert load_geography("italia") is load_geography("italia")


def test_example_of_the_rulebook() -> None:
    """One step for the ship, two for the land colonist (example B5)."""
    board = load_board("imperium")
    assert steps(board, SEA, "roma", "massilia-roma") == 1
    assert steps(board, LAND, "roma", "aquileia-roma") == 1
    assert steps(board, LAND, "roma", "aquileia-vindobona") == 2
    assert steps(board, LAND, "roma", "isca_d-londinium") == 5  # Novaria, Colonia, Lutetia, Londinium


def test_land_and_sea_between_the_same_cities_are_two_routes() -> None:
    board = load_board("imperium")
    land, sea = board.route_number("roma-syracusae", LAND), board.route_number("roma-syracusae", SEA)
    assert land != sea
    assert None not in (land, sea)
    assert board.route_number("aquileia-roma", SEA) is None
    assert board.route_number("carthago-roma", LAND) is None


def test_provinces_hold_their_cities() -> None:
    board = load_board("imperium")
    province = board.province_number("hellas")
    assert province is not None
    hellas = board.province_masks[province]
    cities = {city.id for number, city in enumerate(board.cities) if hellas & board.bits[number]}
    assert cities == {"dyrrhachium", "athenae"}


def test_italia_reaches_its_islands_by_sea_only() -> None:
    board = load_board("italia")
    assert steps(board, SEA, "roma", "olbia-roma") == 1
    assert steps(board, SEA, "roma", "aleria-olbia") == 2
    assert not land_routes(board, "olbia")


def test_first_steps_on_balearica() -> None:
    """The two start spaces, each with its routes (C2.1, C2.2)."""
    board = load_board("balearica")
    west, east = ([board.routes[route].id for route in space.routes] for space in board.start_spaces)
    assert west == ["andrachium-ebussus", "andrachium-palmaria", "ebussus-palmaria"]
    assert len(east) == 4
    assert steps(board, SEA, "ship_west", "andrachium-soller") == 2
    assert steps(board, SEA, "ship_east", "iamno-pollentia") == 1
    assert not land_routes(board, "frumentaria")


def test_geography_of_imperium() -> None:
    geography = load_geography("imperium")
    cities = {city.id: city for city in geography.cities}
    routes = {(route.kind, route.id): route for route in geography.routes}
    colonia = cities["colonia_a"]
    assert (colonia.name, colonia.modern) == ("Colonia A.", "Cologne")
    assert colonia.latin == "Colonia Claudia Ara Agrippinensium"
    assert (colonia.lat, colonia.lon) == (50.94, 6.96)
    assert cities["londinium"].latin == "Londinium"
    assert routes["land", "aquileia-roma"].via == ((44.9, 12.0), (43.3, 12.6))
    assert {province.id: province.color for province in geography.provinces}["syria"] == "#69936F"
    assert geography.players_source == "printed"
