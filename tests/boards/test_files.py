"""Users' board files: they load from any path, and anything that is not a board file is refused."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import pytest

from boards.damages import LAT
from boards.writing import TEXTS, problems_of, write
from concordia_game.data.board_problems import Problem
from concordia_game.data.boards import BoardFileError, board_ids, load_board, load_geography


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "Italia"', 'name = "Italia', "line 7, column 15: Illegal character '\\n'"),
        ("[routes]", "[routes", "line 57, column 8: Expected ']' at the end of a table declaration"),
        ("players = [2, 4]", "id = 1", "line 9, column 7: Cannot overwrite a value"),
        ("lat = 41.89", "lat = " + "4" * 5000, "file: Exceeds the limit (4300 digits)"),
        ("lat = 41.89", "lat = " + "[" * 5000, "file: "),
    ],
)
def test_not_toml(old: str, new: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS["italia"].replace(old, new, 1), "utf-8")
    (line,) = problems_of(path)
    assert line.startswith(problem)
    assert line.endswith("; fix the TOML there; the game's own boards show the form")


def test_a_number_too_long_to_write_out(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS["italia"].replace("41.89", "0x" + "f" * 9000, 1), "utf-8")
    assert problems_of(path) == [f"[[city]] 1: roma: lat can't be such a number; {LAT}"]


def test_no_file(tmp_path: Path) -> None:
    assert problems_of("itala") == ["file: no such board or file; did you mean 'italia'?"]
    assert problems_of("x.toml") == [f"file: no such board or file; the game has {', '.join(board_ids())}"]
    for unreadable in (tmp_path, "\0"):
        (line,) = problems_of(unreadable)
        assert line.startswith("file: can't be read (")
        assert line.endswith("); give the path of a board file")


def test_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"# R\xf4me")
    assert problems_of(path) == ["byte 3: not UTF-8; save the file as UTF-8"]


def test_the_error_can_be_sent_to_another_process() -> None:
    error = BoardFileError("mine.toml", [Problem("top level", "no name", "add one")])
    assert str(pickle.loads(pickle.dumps(error))) == str(error) == "mine.toml: top level: no name; add one"


def test_a_file_of_the_user(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"]) | {"id": "my_italia"}
    path = write(tmp_path / "mine.toml", board)
    assert load_board(path).id == load_board(str(path)).id == "my_italia"
    assert [city.id for city in load_board(path).cities] == [city.id for city in load_board("italia").cities]


def test_a_route_may_be_written_from_either_end(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["imperium"])
    for line in board["routes"]["sea"]:
        line.reverse()
    assert load_geography(write(tmp_path / "mine.toml", board)).routes == load_geography("imperium").routes


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS["italia"], "utf-8-sig")
    assert load_board(path).name == "Italia"


def test_own_tokens_for_a_board_of_the_game() -> None:
    assert load_board("italia", {"A": 7, "B": 8, "C": 10}) is not load_board("italia")
    with pytest.raises(BoardFileError, match=r"^italia\.toml: letter A: 7 cities for 3 tokens; "):
        load_board("italia", {"A": 3, "B": 8, "C": 10})
