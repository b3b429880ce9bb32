"""The programs in docs/research.md run."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from concordia_game.arena.tournament import run_tournament
from concordia_game.engine.options import Options
from concordia_game.files.reading import state_from

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def written(name: str, folder: Path) -> Path:
    """A program of the page as a file."""
    found = re.search(rf"```python\n(# {name}.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    path = folder / name
    path.write_text(found[1], "utf-8")
    return path


def test_the_bot_beats_chance(tmp_path: Path) -> None:
    bot = written("points.py", tmp_path)
    played = run_tournament([f"{bot}:points", "random"], Options("italia", 2), 4, seed=1)
    assert played.data()["bots"][0]["wins"] == 4


def test_the_data_set(tmp_path: Path) -> None:
    program = written("dataset.py", tmp_path)
    printed = subprocess.run(
        [sys.executable, program, "2", "random"], capture_output=True, text=True, check=True
    ).stdout
    rows = [json.loads(line) for line in printed.splitlines()]
    assert {row["seed"] for row in rows} == {1, 2}
    assert len(rows) > 50
    turns = [state_from(row["state"]).turn for row in rows if row["seed"] == 2]
    assert turns == list(range(2, len(turns) + 2))
    assert all(len(row["points"]) == 3 for row in rows)
