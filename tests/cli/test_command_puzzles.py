"""`puzzles`: made from games of bots, the same whichever way, and continued where they were broken off."""

from __future__ import annotations

import json
from pathlib import Path

from concordia_game.puzzles.puzzle import read_puzzles

from .conftest import Run


def test_a_search_in_two_parts_finds_what_one_finds(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    few = ["--tries", "3", "--processes", "1", "--json"]
    ran = run("puzzles", str(whole), "--games", "2", *few)
    assert ran.code == 0
    told = json.loads(ran.out)
    assert told["puzzles"] == len(read_puzzles(whole.read_text("utf-8")).puzzles)
    assert sum(sum(grades.values()) for grades in told["themes"].values()) == told["puzzles"]
    assert run("puzzles", str(parts), "--games", "1", *few).code == 0
    assert run("puzzles", str(parts), "--games", "2", *few).code == 0
    assert parts.read_text("utf-8") == whole.read_text("utf-8")
    # Nothing is left to look at.
    again = run("puzzles", str(whole), "--games", "1", "--tries", "3", "--processes", "1")
    assert [line.split()[0] for line in again.out.splitlines()] == ["easy", "buy", "build", "trade", "end"]
    other = run("puzzles", str(whole), "--games", "1", "--seed", "2", *few)
    assert other.code == 1
    assert "other arguments" in other.out
