"""Calibration: figures are found again from games that they decided, and the command fits and measures."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy
import pytest

from concordia_game.arena.calibration import (
    TABLES,
    Seen,
    Table,
    Watch,
    Watched,
    figures_data,
    figures_from,
    options_of,
    watched,
)
from concordia_game.arena.plots import plot_reliability
from concordia_game.bots.chances import Figures, softmax
from concordia_game.cli.calibrate import chances_text

TRUE = Figures([0.03, 0.08, 0.2], [0.6, 0.3], [80.0, 40.0, 10.0])


def decided(count: int = 4000) -> Table:
    """Games of a few positions each, decided by known figures."""
    rng = numpy.random.default_rng(1)
    games = []
    for _ in range(count):
        left, turns = (rng.random(), 0) if rng.random() < 0.7 else (0.0, int(rng.integers(1, 3)))
        margin = float(rng.normal(0.0, 6.0))
        shares = [max(0.0, 1.0 - abs((1.0 - left) * 2 - knot)) for knot in range(3)]
        slope = TRUE.last[turns - 1] if turns else float(numpy.dot(shares, TRUE.slopes))
        chance = softmax([margin, -margin], slope)[0]
        seen = Seen([margin, -margin], left, turns, 30.0)
        mean = 30.0 + float(numpy.dot(shares, TRUE.growth))
        games.append(Watched("2", [seen], int(rng.random() > chance), mean))
    return Table(games)


def test_the_figures_are_found_again() -> None:
    found = decided().fitted(2)
    assert found.slopes == pytest.approx(TRUE.slopes, rel=0.35, abs=0.02)
    assert found.last == pytest.approx(TRUE.last, rel=0.2)
    assert found.growth == pytest.approx(TRUE.growth, abs=0.5)


def test_true_chances_come_true_and_others_do_not() -> None:
    games = decided()
    assert games.report(TRUE)["calibration_error"] < 0.02
    sure = Figures([1.0] * 3, [2.0] * 2, TRUE.growth)
    assert games.report(sure)["calibration_error"] > 0.05
    assert games.report(sure)["brier"] > games.report(TRUE)["brier"]


@pytest.mark.parametrize(("table", "turns"), [("2", 1), ("4 teams", 2)])
def test_a_game_is_watched_and_follows_from_its_seed(table: str, turns: int) -> None:
    game = watched(Watch(table, "random", 5))
    assert game is not None
    assert game == watched(Watch(table, "random", 5))
    assert all(len(seen.margins) == 2 for seen in game.seen)
    assert [seen.turns for seen in game.seen[-turns:]] == list(range(turns, 0, -1))
    assert game.seen[0].left == 1.0
    assert game.winner in (0, 1)


def test_tables_are_of_their_kind() -> None:
    for table in TABLES:
        options = options_of(table, Random(1))
        assert f"{options.players}{' teams' if options.teams else ''}" == table
        assert options.venus or not options.teams


def test_figures_are_kept_as_text() -> None:
    data = json.loads(chances_text({"2": figures_data(TRUE)}, {"games": 1}))
    assert data["fitted"] == {"games": 1}
    assert figures_data(figures_from(data["tables"]["2"])) == figures_data(TRUE)


def test_reliability_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib")
    report = {name: decided(200).report(TRUE) for name in ("2", "3", "4 teams", "6 teams")}
    plot_reliability(report, tmp_path / "one.svg")
    plot_reliability(report, tmp_path / "two.svg")
    drawn = (tmp_path / "one.svg").read_bytes()
    assert drawn == (tmp_path / "two.svg").read_bytes()
    assert b"4 teams" in drawn
