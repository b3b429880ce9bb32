"""`draw`: pictures of records, states and new games, to a file or to the output."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from concordia_game.drawing import draw_svg
from concordia_game.files.position import state_json
from concordia_game.files.record import write_record
from concordia_game.games.game import Game

from .conftest import Run, random_game


def test_a_record_is_drawn_as_it_ended(run: Run, record: Path) -> None:
    ran = run("draw", str(record), "-o", "end.svg")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert Path("end.svg").read_text("utf-8") == draw_svg(random_game().state) + "\n"


def test_a_record_is_drawn_after_so_many_moves(run: Run, record: Path) -> None:
    first, later = [run("draw", str(record), "--ply", ply).out for ply in ("0", "50")]
    assert ElementTree.fromstring(first).get("width") == "1000"
    assert first != later


def test_names_of_a_record_are_in_its_picture(run: Run, tmp_path: Path) -> None:
    game = Game.new(map="cyprus", players=2, seed=1, names=["Ливия", "<Gaius>"])
    (tmp_path / "named.record").write_text(write_record(game.record()), "utf-8")
    out = run("draw", "named.record").out
    assert out.isascii()
    told = ["".join(text.itertext()) for text in ElementTree.fromstring(out).iter()]
    assert {"Ливия", "<Gaius>"} <= set(told)


def test_a_state_is_drawn(run: Run, tmp_path: Path) -> None:
    state = Game.new(map="hispania", players=3, seed=4, salt=True).state
    (tmp_path / "state.json").write_text(state_json(state), "utf-8")
    assert run("draw", "state.json", "-o", "state.svg").code == 0
    assert Path("state.svg").read_text("utf-8") == draw_svg(state) + "\n"


def test_a_new_game_is_dealt_and_drawn(run: Run) -> None:
    ran = run(
        "draw",
        "--map",
        "imperium",
        "--players",
        "4",
        "--seed",
        "7",
        "--forum",
        "--width",
        "640",
        "-o",
        "new.svg",
    )
    state = Game.new(map="imperium", players=4, seed=7, forum=True).state
    assert ran.code == 0
    assert Path("new.svg").read_text("utf-8") == draw_svg(state, width=640) + "\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["game.record", "--map", "cyprus"], "has its own board"),
        (["game.record", "--seed", "3"], "has its own board"),
        (["--ply", "3"], "--ply"),
        (["--width", "0"], "--width 0"),
    ],
)
def test_arguments_that_do_not_go_together(run: Run, record: Path, words: list[str], told: str) -> None:
    ran = run("draw", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("concordia: ")
    assert told in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["game.record", "--ply", "9999"], "there is no ply 9999"),
        (["state.json", "--ply", "1"], "single position"),
        (["missing.record"], "missing.record"),
        (["--map", "atlantis"], "atlantis"),
        (["game.record", "-o", "nowhere/x.svg"], "nowhere"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_line(
    run: Run, record: Path, tmp_path: Path, words: list[str], told: str
) -> None:
    (tmp_path / "state.json").write_text(state_json(Game.new(players=2).state), "utf-8")
    ran = run("draw", *words)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("concordia: ")
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_a_line_is_drawn_and_scored(run: Run, record: Path, tmp_path: Path) -> None:
    line = run("state", str(record), "--line").out.strip()
    (tmp_path / "line.txt").write_text(line, "utf-8")
    pictures = {run("draw", source).out for source in (line, str(tmp_path / "line.txt"))}
    assert len(pictures) == 1
    assert pictures.pop().startswith("<svg")
    assert run("score", line, "--json").out == run("score", str(record), "--json").out.replace(
        str(record), line
    )
