"""Boards that nobody has drawn get a plain picture."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from concordia_game.data.boards import board_ids, load_board
from concordia_game.drawing import draw_svg
from concordia_game.drawing.boards import drawing_beside, geometry_of
from concordia_game.drawing.schematic import schematic
from concordia_game.drawing.svg import width_of
from concordia_game.games.game import Game

from .reading import drawn, of_class, texts

PACKAGE = Path(__file__).parents[2] / "src" / "concordia_game"
MAPS = PACKAGE / "data" / "maps"
GEOMETRY = PACKAGE / "drawing" / "art" / "geometry"
CLOSEST = 120
"""Nearer than that, the pieces of two cities would lie on each other."""


def own_board(folder: Path, board: str) -> Path:
    """A board of the game as a file of one's own."""
    path = folder / "mine.toml"
    text = (MAPS / f"{board}.toml").read_text("utf-8")
    path.write_text(text.replace(f'id = "{board}"', 'id = "mine"', 1), "utf-8")
    return path


@pytest.mark.parametrize("board", board_ids())
def test_an_own_board_is_drawn_plainly(tmp_path: Path, board: str) -> None:
    path = own_board(tmp_path, board)
    state = Game.new(map=str(path), players=4, seed=2).state
    root = drawn(state)
    names = [city.name for city in state.setup.board.cities]
    assert set(names) <= set(texts(root))
    assert len(of_class(root, "halt")) == len(state.setup.board.routes)
    assert len(of_class(root, "piece")) == 8
    geometry = schematic(state.setup.board, str(path))
    spots = [city["at"] for city in geometry["cities"]] + [entry["marker"] for entry in geometry["provinces"]]
    assert all(0 < x < geometry["width"] and 0 < y < geometry["height"] for x, y in spots)
    assert min(dist(one, other) for one, other in combinations(spots, 2)) > CLOSEST


def test_an_own_board_may_have_the_id_of_one_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "italia.toml"
    path.write_text((MAPS / "italia.toml").read_text("utf-8"), "utf-8")
    own, known = [Game.new(map=map, players=2, seed=2).state for map in (str(path), "italia")]
    assert len(of_class(drawn(own), "sea-name")) == 0 < len(of_class(drawn(known), "sea-name"))


@pytest.mark.parametrize("board", board_ids())
def test_nothing_of_a_plain_board_lies_on_a_colonist(tmp_path: Path, board: str) -> None:
    path = own_board(tmp_path, board)
    geometry = schematic(load_board(path), str(path))
    halts = [route["at"] for route in geometry["routes"]]
    markers = [province["marker"] for province in geometry["provinces"]]
    size = geometry["sizes"]
    # The routes of a crowded board may cross where colonists stand, but none is hidden.
    assert min(dist(one, other) for one, other in combinations(halts, 2)) > size["colonist"]
    assert min(dist(halt, marker) for halt in halts for marker in markers) > size["colonist"] + size["marker"]


def test_the_routes_of_a_plain_board_can_be_followed(tmp_path: Path) -> None:
    """As on the boards that are drawn: a cubic curve in whole numbers, from city to city."""
    geometry = schematic(load_board(own_board(tmp_path, "italia")), "")
    at = {city["id"]: city["at"] for city in geometry["cities"]}
    for route in geometry["routes"]:
        found = re.fullmatch(r"M(-?\d+) (-?\d+)c(-?\d+(?: -?\d+){5})", route["path"])
        assert found, route["path"]
        start = [int(found[1]), int(found[2])]
        dx, dy = [int(step) for step in found[3].split()][4:]
        assert [start, [start[0] + dx, start[1] + dy]] == [at[route["a"]], at[route["b"]]]


@pytest.mark.parametrize(("ending", "sizes"), [("", {30}), ("polis", {24, 27, 30})])
def test_names_do_not_touch(tmp_path: Path, ending: str, sizes: set[float]) -> None:
    """Where they would, letters get smaller."""
    path = own_board(tmp_path, "imperium")
    text = re.sub(
        r'(name = ")(\w+)(", .*lat)',
        lambda name: name[1] + name[2] + ending + name[3],
        path.read_text("utf-8"),
    )
    path.write_text(text, "utf-8")
    geometry = schematic(load_board(path), str(path))
    names = [city["label"] for city in geometry["cities"]]
    assert {name["size"] for name in names} == sizes
    for one, other in combinations(names, 2):
        beside = (
            abs(one["x"] - other["x"]) > sum(width_of(n["lines"][0], n["size"]) for n in (one, other)) / 2
        )
        below = abs(one["y"] - other["y"]) > max(one["size"], other["size"])
        assert beside or below, (one, other)


def test_a_long_title_stays_within_the_frame(tmp_path: Path) -> None:
    path = own_board(tmp_path, "cyprus")
    path.write_text(
        path.read_text("utf-8").replace('name = "Cyprus"', f'name = "{"Cyprus " * 9}"', 1), "utf-8"
    )
    [title] = schematic(load_board(path), str(path))["ornaments"]
    assert title["width"] < 2100
    assert width_of(title["text"], title["size"]) < 2100


def test_a_full_drawing_beside_the_file_is_used(tmp_path: Path) -> None:
    path = own_board(tmp_path, "italia")
    state = Game.new(map=str(path), players=2, seed=2).state
    plain = draw_svg(state)
    art = GEOMETRY / "italia.json"
    path.with_suffix(".json").write_text(art.read_text("utf-8"), "utf-8")
    assert len(of_class(drawn(state), "sea-name")) > 0
    assert draw_svg(state) == draw_svg(Game.new(map="italia", players=2, seed=2).state) != plain


@pytest.mark.parametrize(
    "text",
    [
        "not JSON",
        "[]",
        "{}",
        '{"cities": 3}',
        (GEOMETRY / "cyprus.json").read_text("utf-8"),
        (GEOMETRY / "italia.json").read_text("utf-8").replace('"Roma"', '"Rome"', 1),
        (GEOMETRY / "italia.json").read_text("utf-8").replace('"sizes"', '"size"', 1),
    ],
    ids=["words", "list", "empty", "number", "another board", "older names", "a part is missing"],
)
def test_a_drawing_that_does_not_fit_is_left_alone(tmp_path: Path, text: str) -> None:
    path = own_board(tmp_path, "italia")
    board = load_board(path)
    path.with_suffix(".json").write_text(text, "utf-8")
    found, why = drawing_beside(board, path)
    assert found is None
    assert why.startswith(f"{path.with_suffix('.json')}: it")
    assert geometry_of(board, str(path)) == schematic(board, str(path))


def test_names_may_hold_any_letter(tmp_path: Path) -> None:
    path = own_board(tmp_path, "italia")
    path.write_text(path.read_text("utf-8").replace('name = "Roma"', 'name = "<R&B>"', 1), "utf-8")
    assert "<R&B>" in texts(drawn(Game.new(map=str(path), players=2, seed=2).state))


def test_a_board_whose_file_is_gone_is_drawn_all_the_same(tmp_path: Path) -> None:
    path = own_board(tmp_path, "cyprus")
    state = Game.new(map=str(path), players=2, seed=2).state
    path.unlink()
    root = drawn(state)
    assert {city.name for city in state.setup.board.cities} <= set(texts(root))
    assert draw_svg(state) == draw_svg(state)
