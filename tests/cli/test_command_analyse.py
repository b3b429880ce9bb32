"""`analyse`: a record's turns judged, told and drawn."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from concordia_game.analysis.report import analyse
from concordia_game.bots import load_bot
from concordia_game.engine.view import View
from concordia_game.files.record import write_record
from concordia_game.games.game import Game
from concordia_game.i18n import languages

from .conftest import Run, sentences


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a few careless turns."""
    game = Game.new(map="italia", players=2, seed=7, names=["Livia", "Gaius"])
    bot, rng = load_bot("random"), Random(1)
    while game.state.turn < 8:
        seat = game.state.decision.seat
        game.play(bot(View(game.state, seat), game.state.decision, list(game.legal), rng))
    path = tmp_path / "game.record"
    path.write_text(write_record(game.record()), "utf-8")
    return path


def test_it_is_told(run: Run, file: Path) -> None:
    ran = run("analyse", str(file))
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0].split() == ["Accuracy", "best", "good", "inaccuracy", "mistake", "blunder"]
    assert [line.split()[0] for line in lines[1:3]] == ["Red", "Green"]
    found = analyse(file.read_text("utf-8"))
    for turn in found["turns"]:
        told = any(line.startswith(f"Turn {turn['turn']}, ") for line in lines)
        lucky = max(map(abs, turn["luck"])) >= 0.01
        assert told == (lucky or turn["mark"] in ("inaccuracy", "mistake", "blunder"))
    assert sum("luck: " in line for line in lines) == sum(
        max(map(abs, turn["luck"])) >= 0.01 for turn in found["turns"]
    )
    assert any("better: " in line for line in lines)
    assert "Turning points" in lines
    advice = lines[lines.index("What to try next time") + 1 :]
    habits = [habit for those in found["habits"].values() for habit in those]
    lessons = {(seat, habit["lesson"]) for seat, those in found["habits"].items() for habit in those}
    assert sum(line.startswith("    ") for line in advice) == len(habits), "each ground with what it cost"
    assert sum(line.startswith(("  Red: ", "  Green: ")) for line in advice) == len(lessons), "an advice once"


def test_as_json_and_as_a_picture(run: Run, file: Path) -> None:
    ran = run("analyse", str(file), "--json", "--svg", "curve.svg", "--depth", "quick")
    assert json.loads(ran.out) == analyse(file.read_text("utf-8"))
    told = "".join(ElementTree.fromstring(Path("curve.svg").read_text("utf-8")).itertext())
    assert "Livia" in told
    assert "Chance to win" in told


@pytest.mark.parametrize("language", languages())
def test_in_every_language(run: Run, file: Path, language: str) -> None:
    out = run("analyse", str(file), "--language", language, "--svg", "curve.svg").out
    assert sentences(language).say("analysis-accuracy") in out
    assert "analysis-" not in out
    assert sentences(language).say("analysis-curve") in Path("curve.svg").read_text("utf-8")


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "odd").write_text("odd", "utf-8")
    ran = run("analyse", "odd")
    assert ran.code == 1
    assert "odd: line 1" in ran.err
