"""Boards that nobody has drawn get a plain picture."""

from __future__ import annotations

from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from concordia_game.data.boards import board_ids
from concordia_game.drawing import draw_svg
from concordia_game.drawing.schematic import schematic
from concordia_game.games.game import Game

from .reading import drawn, of_class, texts

MAPS = Path(__file__).parents[2] / "src" / "concordia_game" / "data" / "maps"
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


def test_a_board_whose_file_is_gone_is_drawn_all_the_same(tmp_path: Path) -> None:
    path = own_board(tmp_path, "cyprus")
    state = Game.new(map=str(path), players=2, seed=2).state
    path.unlink()
    root = drawn(state)
    assert {city.name for city in state.setup.board.cities} <= set(texts(root))
    assert draw_svg(state) == draw_svg(state)
