"""Puzzles are made the same way every time, and a search that was broken off goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from concordia_game.files.errors import FileError
from concordia_game.files.journal import JournalError
from concordia_game.puzzles.grades import grade_of
from concordia_game.puzzles.making import TABLES
from concordia_game.puzzles.proof import Prover
from concordia_game.puzzles.puzzle import load_puzzles, read_puzzles, write_puzzles
from concordia_game.puzzles.workbook import Workbook, gathered

MADE = {"seed": 1}


def found(id: str, theme: str = "buy", grade: str = "easy") -> dict[str, Any]:
    """A puzzle as far as it is sorted by."""
    return {"id": id, "theme": theme, "grade": grade}


def test_grades_go_by_the_gap() -> None:
    assert [grade_of(gap) for gap in (0.5, 0.12, 0.11, 0.06, 0.03, 0.029)] == [
        "easy",
        "easy",
        "medium",
        "medium",
        "hard",
        None,
    ]


def test_the_tables_have_all_boards_two_to_four_players_and_every_expansion() -> None:
    assert {table.map for table in TABLES} == {
        "balearica",
        "byzantium",
        "cyprus",
        "hispania",
        "imperium",
        "italia",
    }
    assert {table.players for table in TABLES} == {2, 3, 4}
    assert any(table.salt for table in TABLES)
    assert any(table.forum for table in TABLES)
    assert any(table.fish for table in TABLES)


def test_a_position_gives_its_puzzle_again() -> None:
    puzzle = min(load_puzzles().puzzles, key=lambda one: len(one.line))
    state = puzzle.begin()
    again = Prover(state).proven(state)
    assert again is not None
    assert tuple(again["best"]) == puzzle.best
    assert (again["theme"], again["gap"], again["why"]) == (puzzle.theme, puzzle.gap, puzzle.why)


def test_a_workbook_goes_on_after_a_line_that_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json.part"
    book = Workbook(path, MADE)
    book.add([found("a")])
    book.add([])
    with path.open("a") as file:
        file.write('[{"id": "b"')
    again = Workbook(path, MADE)
    assert again.games == [[found("a")], []]
    again.add([found("c")])
    assert Workbook(path, MADE).games == [[found("a")], [], [found("c")]]
    with pytest.raises(JournalError, match="other arguments"):
        Workbook(path, {"seed": 2})


def test_a_choice_has_all_kinds_alike_and_keeps_the_order() -> None:
    games = [[found("a"), found("b")], [found("c", "end", "hard"), found("a")]]
    assert [one["id"] for one in gathered(games)] == ["a", "b", "c"]
    assert [one["id"] for one in gathered(games, 2)] == ["a", "c"]


def test_a_file_is_written_and_read() -> None:
    ours = load_puzzles()
    whole = {"format": 1, "made": {}, "puzzles": []}
    with pytest.raises(FileError, match="not JSON"):
        read_puzzles("{")
    with pytest.raises(FileError, match="format"):
        read_puzzles("{}")
    with pytest.raises(FileError, match=r"puzzles\[0\]"):
        read_puzzles(json.dumps({**whole, "puzzles": [found("a")]}))
    entry = vars(ours.puzzles[0])
    with pytest.raises(FileError, match="same id"):
        read_puzzles(json.dumps({**whole, "puzzles": [entry, entry]}))
    with pytest.raises(FileError, match="theme"):
        read_puzzles(json.dumps({**whole, "puzzles": [{**entry, "theme": "love"}]}))
    assert read_puzzles(write_puzzles([entry], {})).puzzles == ours.puzzles[:1]
