"""A folder of users' boards: each is offered by its id; a file that can't be used is named and left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from concordia_game.data.board_folder import offer_folder
from concordia_game.data.boards import BoardFileError, board_ids, load_board, load_geography
from concordia_game.data.own_boards import offer, own_board_ids
from concordia_game.games.game import Game

from .writing import TEXTS

SICILIA = Path(__file__).parents[2] / "docs" / "boards" / "sicilia.toml"


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    yield
    offer([])


def put(folder: Path, name: str, id: str = "sicilia", **changes: str) -> Path:
    """The example of the documentation under another name or id."""
    text = SICILIA.read_text("utf-8").replace('id = "sicilia"', f'id = "{id}"')
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_boards_are_found_by_their_ids(tmp_path: Path) -> None:
    put(tmp_path, "b.toml")
    put(tmp_path, "a.toml", "trinacria")
    (tmp_path / "notes.txt").write_text("no board", "utf-8")
    assert offer_folder(tmp_path) == []
    assert own_board_ids() == ["trinacria", "sicilia"]
    assert load_board("sicilia") is load_board("sicilia")
    assert load_board("sicilia").name == load_geography("sicilia").name == "Sicilia"
    assert Game.new(map="trinacria", players=2, seed=1).record().setup.options.map == "trinacria"
    assert not {"sicilia", "trinacria"} & set(board_ids())


def test_a_board_stays_as_it_was_read(tmp_path: Path) -> None:
    path = put(tmp_path, "a.toml")
    offer_folder(tmp_path)
    path.unlink()
    assert len(load_board("sicilia").cities) == 8
    offer_folder(None)
    with pytest.raises(BoardFileError, match="no such board or file"):
        load_board("sicilia")


def test_what_is_wrong_is_named_and_the_rest_is_offered(tmp_path: Path) -> None:
    put(tmp_path, "a.toml")
    put(tmp_path, "again.toml")
    put(tmp_path, "bad.toml", "bad", **{'["henna", "panormus"]': '["hena", "panormus"]'})
    (tmp_path / "italia.toml").write_text(TEXTS["italia"], "utf-8")
    (tmp_path / "broken.toml").write_text("id = ", "utf-8")
    told = {Path(error.file).name: str(error.problems[0]) for error in offer_folder(tmp_path)}
    assert told.pop("broken.toml").endswith("fix the TOML there; the game's own boards show the form")
    assert told == {
        "again.toml": "id: a.toml has the same id; give one of them another",
        "bad.toml": "[routes] land 7: hena-panormus: no city 'hena'; did you mean 'henna'?",
        "italia.toml": "id: 'italia' is a board of the game; choose another id",
    }
    assert own_board_ids() == ["sicilia"]
