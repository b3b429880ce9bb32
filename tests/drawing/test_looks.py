"""What is read from the page's own files."""

from __future__ import annotations

import pytest

from concordia_game.data.boards import board_ids, load_board
from concordia_game.drawing.geometry import drawn_geometry, route_id
from concordia_game.drawing.looks import color, god_color, look, seat_colors, symbol, symbols
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import SEATS
from concordia_game.engine.setup import GODS


@pytest.mark.parametrize("id", board_ids())
def test_every_board_of_the_game_is_drawn(id: str) -> None:
    drawn, board = drawn_geometry(id), load_board(id)
    assert drawn is not None
    assert {city["id"] for city in drawn["cities"]} == set(board.city_ids)
    assert {province["id"] for province in drawn["provinces"]} == set(board.province_ids)
    assert {route_id(route) for route in drawn["routes"]} == set(board.route_ids)


def test_styles_come_without_variables() -> None:
    assert look(".road", ".road.core") == {
        "fill": "none",
        "stroke-linecap": "round",
        "stroke": "#e3b877",
        "stroke-width": "4.6",
    }
    assert look(".area", province="#123456")["fill"] == "#123456"
    assert look(".province-name")["fill"] == "#4a3219"


def test_colours_are_those_of_the_day() -> None:
    assert color("ground") == "#e6d6b2"
    assert list(seat_colors()) == list(SEATS)
    assert len({god_color(god) for god in GODS}) == len(GODS)


def test_every_piece_and_good_has_a_symbol() -> None:
    wanted = {f"good-{good}" for good in GOODS if good != "fish"} | {f"mark-{seat}" for seat in SEATS}
    wanted |= {"house", "colonist-land", "colonist-sea", "marker", "plate", "start", "coin", "fish"}
    assert wanted <= symbols().keys()
    assert not [id for id, drawn in symbols().items() if "var(" in drawn]


def test_what_nobody_has_drawn_has_a_stand_in() -> None:
    assert symbol("persona-architect") == "persona-architect"
    assert symbol("persona-augur") == "persona-any"
    assert symbol("god-bacchus") == "god-any"
