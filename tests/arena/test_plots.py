"""Plots: drawn if matplotlib is installed, refused with a reason if they can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia_game.arena.pairing import GameResult
from concordia_game.arena.plots import PlotError, check_plot, plot_standings, plot_statistics
from concordia_game.arena.statistics import Statistics
from concordia_game.arena.tournament import Tournament

from .seats import seat

GAME = GameResult([seat("a", 100, 0, 20), seat("b", 80, 1, -20)], 60)


def test_a_plot_is_refused_before_the_games(tmp_path: Path) -> None:
    with pytest.raises(PlotError, match=r"must end in \.pdf, \.png, \.svg"):
        check_plot(tmp_path / "plot.xyz")
    with pytest.raises(PlotError, match="no such folder"):
        check_plot(tmp_path / "missing" / "plot.svg")


def test_standings(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib")
    tournament = Tournament(["a", "b"])
    tournament.add(GAME)
    path, again = tmp_path / "plot.svg", tmp_path / "again.svg"
    plot_standings({"players": 2, **tournament.data()}, path)
    plot_standings({"players": 2, **tournament.data()}, again)
    assert path.read_text("utf-8").startswith("<?xml")
    assert path.read_bytes() == again.read_bytes()


def test_statistics(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib")
    counted = Statistics(2)
    counted.add("italia", GAME)
    path = tmp_path / "plot.png"
    plot_statistics(counted.data(), path)
    assert path.read_bytes().startswith(b"\x89PNG")
