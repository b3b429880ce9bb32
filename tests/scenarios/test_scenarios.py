"""Every scenario file is one case."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia_game.scenarios.scenario import read_scenario, run_file

FILES = sorted(Path(__file__).parent.glob("*.toml"))
"""Whether every rule has one is tested with the table of the rules (tests/docs)."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    outcome = run_file(path)
    assert outcome.problems == []
    assert outcome.title, "a scenario says in one sentence what it shows"
    assert "expect" in read_scenario(path), "a scenario that expects nothing can't fail"


def test_there_are_eighty_base_scenarios() -> None:
    assert len([path for path in FILES if path.name.startswith("b")]) >= 80


def test_venus_and_team_play_have_eighty() -> None:
    assert len([path for path in FILES if path.name.startswith("v")]) >= 80
