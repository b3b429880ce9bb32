"""`maps` and `scenario`: lists, checks and their exit codes; users' own boards."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from concordia_game.data.boards import board_ids

from .conftest import Run

SCENARIO = """
rule = "B8.1"
title = "The Mercator brings three sestertii"
moves = ["mercator"]
[game]
map = "italia"
players = 2
[red]
sestertii = 2
[expect.red]
sestertii = 5
"""


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """Italia as a user's own file."""
    text = files("concordia_game.data").joinpath("maps", "italia.toml").read_text("utf-8")
    path = tmp_path / "own.toml"
    path.write_text(text.replace('name = "Italia"', 'name = "Patria"', 1), "utf-8")
    return path


def test_list(run: Run) -> None:
    assert [line.split()[0] for line in run("maps").out.splitlines()] == ["board", *board_ids()]
    for argv in (("--json",), ("list", "--json"), ("--json", "list")):
        assert [board["id"] for board in json.loads(run("maps", *argv).out)] == board_ids()


def test_describe(run: Run) -> None:
    ran = run("maps", "describe", "italia")
    assert "Italia (base): 2 to 4 players, start city roma" in ran.out
    assert "sea routes (23)" in ran.out
    data = json.loads(run("maps", "describe", "balearica", "--json").out)[0]
    assert data["start_city"] is None
    assert len(data["routes"]) == data["land_routes"] + data["sea_routes"]


def test_check(run: Run, own_board: Path) -> None:
    assert run("maps", "check", "italia", "own.toml").out == "italia: ok\nown.toml: ok\n"
    own_board.write_text(
        own_board.read_text("utf-8").replace('["ancona", "hadria"]', '["ancona", "hadira"]', 1)
    )
    ran = run("maps", "check", "own.toml")
    assert ran.code == 1
    assert "did you mean 'hadria'?" in ran.out
    for argv in (
        ("check", "own.toml", "--json"),
        ("check", "--json", "own.toml"),
        ("--json", "check", "own.toml"),
    ):
        assert json.loads(run("maps", *argv).out)[0]["problems"]


def test_own_board_is_played(run: Run, own_board: Path) -> None:
    ran = run("play", "--map", str(own_board), "--you", "red", "--seed", "1", typed="tribune\nq\n")
    assert ran.code == 0
    assert "Patria, 3 players" in ran.out
    assert json.loads(run("simulate", "--map", "own.toml", "--games", "1", "--json").out)["games"] == 1


def test_scenarios(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "cases" / "deeper"
    folder.mkdir(parents=True)
    (folder / "good.toml").write_text(SCENARIO, "utf-8")
    ran = run("scenario", "cases")
    assert ran.code == 0
    assert ran.out == "ok   good.toml B8.1 The Mercator brings three sestertii\n1 passed, 0 failed\n"
    (folder / "wrong.toml").write_text(SCENARIO.replace("= 5", "= 6"), "utf-8")
    ran = run("scenario", "cases")
    assert ran.code == 1
    assert "FAIL wrong.toml B8.1" in ran.out
    assert "1 passed, 1 failed" in ran.out


def test_scenarios_as_json(run: Run, tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("rule = ", "utf-8")
    ran = run("scenario", "odd.toml", "--json")
    data = json.loads(ran.out)
    assert ran.code == 1
    assert data["failed"] == 1
    assert data["cases"][0]["problems"]


def test_nothing_to_run(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert run("scenario", "empty").code == 1
    ran = run("scenario", "nowhere.toml")
    assert ran.code == 1
    assert ran.out.startswith("FAIL nowhere.toml: can't be read: ")
