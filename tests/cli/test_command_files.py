"""`replay`, `score` and `state`: records and states from files, and damage in them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from concordia_game.files.position import digest, state_json
from concordia_game.files.reading import state_from_json

from .conftest import Run, random_game


def test_replay_prints_the_final_score(run: Run, record: Path) -> None:
    ran = run("replay", str(record))
    game = random_game()
    assert ran.code == 0
    assert f"Italia, 2 players, {game.ply} moves." in ran.out
    totals = [str(points.total) for points in game.scores()]
    assert ran.out.splitlines()[-2].split() == ["Total", *totals]
    assert f"{str(game.winner).capitalize()} wins with" in ran.out


def test_replay_as_json(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--json").out)
    game = random_game()
    assert data["over"]
    assert data["winner"] == game.winner
    assert data["plies"] == game.ply
    assert data["digest"] == digest([state_json(game.state)])
    assert data["scores"]["red"]["total"] == game.scores()[0].total


def test_replay_to_a_ply_shows_the_board(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--to", "0")
    assert ran.code == 0
    assert "Bauzanum" in ran.out
    assert "the game is not over" in ran.out


def test_replay_beyond_the_end(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--to", "9999")
    assert ran.code == 1
    assert "there is no ply 9999" in ran.err


def test_replay_tells_the_game(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--log")
    first = random_game().history()[0][1]
    assert ran.out.startswith(f"   1 Red plays the {first.capitalize()}")
    assert not any(line.strip().isdigit() for line in ran.out.splitlines()), "a move that brought nothing"
    assert "The game is over" in ran.out


def test_damaged_record_is_refused_with_its_line(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    lines[place] = "2 red build roma"
    record.write_text("\n".join(lines), "utf-8")
    ran = run("replay", str(record))
    assert ran.code == 1
    assert ran.err.startswith(f"concordia: {record}: line {place + 1}: ")
    assert "build roma" in ran.err


def test_damage_as_json(run: Run, record: Path) -> None:
    record.write_text("concordia record 1\nrules: 0\n", "utf-8")
    ran = run("replay", str(record), "--json")
    data = json.loads(ran.out)
    assert ran.code == 1
    assert data["place"] == "line 2"
    assert data["file"] == str(record)
    assert "rules version" in data["problem"]


@pytest.mark.parametrize("command", ["replay", "score", "state"])
def test_missing_file(run: Run, command: str) -> None:
    ran = run(command, "nowhere.record")
    assert ran.code == 1
    assert "nowhere.record: can't be read" in ran.err


def test_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "odd.record").write_bytes(b"\xff\xfe\x00")
    ran = run("score", "odd.record")
    assert ran.code == 1
    assert "not UTF-8" in ran.err


def test_state_is_the_canonical_json(run: Run, record: Path) -> None:
    game = random_game()
    assert run("state", str(record)).out == f"{state_json(game.state)}\n"
    start = state_from_json(run("state", str(record), "--ply", "0").out)
    assert start.turn == 1


def test_state_as_a_line_and_back(run: Run, record: Path, tmp_path: Path) -> None:
    """Out of a record, as an argument, out of a file; JSON becomes a line, too."""
    line = run("state", str(record), "--ply", "10", "--line").out
    text = run("state", str(record), "--ply", "10").out
    assert line.startswith("concordia1 italia 2 ")
    assert run("state", line).out == text
    assert run("state", f"`{line}`", "--line").out == line
    (tmp_path / "line.txt").write_text(line, "utf-8")
    (tmp_path / "state.json").write_text(text, "utf-8")
    assert run("state", "line.txt").out == text
    assert run("state", "state.json", "--line").out == line


def test_state_of_a_damaged_line(run: Run, record: Path) -> None:
    line = run("state", str(record), "--line").out.strip()
    ran = run("state", line[:-1])
    assert ran.code == 1
    assert ran.err.startswith("concordia: line: a slip in it")
    ran = run("state", line, "--ply", "3")
    assert ran.code == 1
    assert "it is a single position: there is no ply 3" in ran.err


def test_score_of_a_record(run: Run, record: Path) -> None:
    ran = run("score", str(record))
    assert ran.code == 0
    assert [line.split(" ")[0] for line in ran.out.splitlines()[1:9]] == [
        "Vesta",
        "Jupiter",
        "Saturnus",
        "Mercurius",
        "Mars",
        "Minerva",
        "Concordia",
        "Total",
    ]


def test_score_of_a_state(run: Run, record: Path, tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text(run("state", str(record), "--ply", "10").out, "utf-8")
    data = json.loads(run("score", "state.json", "--json").out)
    assert not data["over"]
    assert data["winner"] is None
    assert data["cards"]["red"]["saturnus"] >= 2
    assert sum(data["scores"]["red"].values()) == 2 * data["scores"]["red"]["total"]


def test_damaged_state(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text('{"format": 99}', "utf-8")
    ran = run("score", "state.json")
    assert ran.code == 1
    assert "state.json" in ran.err
