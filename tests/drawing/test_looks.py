"""What is read from the page's own files."""

from __future__ import annotations

import re

import pytest

from concordia_game.data.boards import board_ids, load_board
from concordia_game.data.box import load_box
from concordia_game.drawing.cards import emblem, mini_card, offered_card
from concordia_game.drawing.geometry import drawn_geometry, route_id
from concordia_game.drawing.looks import board_color, color, god_color, look, seat_colors, symbol, symbols
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import SEATS
from concordia_game.engine.setup import GODS


def brightness(shade: str) -> float:
    """The relative luminance of a colour, 0 for black to 1 for white."""
    channels = [int(shade[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """How well two colours stand out from each other, 1 to 21."""
    dark, light = sorted([brightness(one), brightness(other)])
    return (light + 0.05) / (dark + 0.05)


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


def test_every_seat_has_a_colour_and_a_shape_that_stands_out_from_it() -> None:
    colors = seat_colors()
    assert len(set(colors.values())) == len(SEATS)
    shapes = {seat: symbols()[f"mark-{seat}"] for seat in SEATS}
    assert len({re.sub('id="[^"]*"', "", shape) for shape in shapes.values()}) == len(SEATS)
    for seat, shape in shapes.items():
        [fill] = re.findall('fill="(#[0-9a-f]+)"', shape)
        assert contrast(colors[seat], {"#fff": "#ffffff"}.get(fill, fill)) > 3


def test_white_stands_out_by_its_edge_and_yellow_by_its_brightness() -> None:
    """What eyes that see no colours go by."""
    assert contrast(seat_colors()["white"], seat_colors()["yellow"]) > 1.4
    for symbol_ in ("house", "colonist-land", "colonist-sea"):
        [edge] = set(re.findall('stroke="(#[0-9a-f]{6})"', symbols()[symbol_]))
        for ground in ("sea", "land", "stand"):
            assert contrast(edge, board_color(ground)) > 4.5


def test_every_piece_and_good_has_a_symbol() -> None:
    wanted = {f"good-{good}" for good in GOODS if good != "fish"} | {f"mark-{seat}" for seat in SEATS}
    wanted |= {"house", "colonist-land", "colonist-sea", "marker", "plate", "start", "coin", "fish"}
    assert wanted <= symbols().keys()
    assert not [id for id, drawn in symbols().items() if "var(" in drawn]


def test_what_nobody_has_drawn_has_a_stand_in() -> None:
    assert symbol("persona-architect") == "persona-architect"
    assert symbol("persona-augur") == "persona-any"
    assert symbol("god-bacchus") == "god-any"


def test_every_card_of_the_box_has_a_drawing_of_its_own() -> None:
    cards = load_box().cards
    assert not [card.id for card in cards if emblem(card).endswith("-any")]
    double = [emblem(card) for card in cards if card.roles]
    assert sorted(double) == [
        "persona-architect-mercator",
        "persona-prefect-architect",
        "persona-prefect-mercator",
    ]


def test_a_card_of_several_gods_shows_them_all() -> None:
    [legatus] = [card for card in load_box().cards if len(card.gods) > 1]
    for god in ("jupiter", "saturnus", "venus"):
        assert god_color(god) in mini_card(legatus, 1, 0, 0)
        assert f"god-{god}" in offered_card(legatus, legatus.cost, 0, 300, 120)
