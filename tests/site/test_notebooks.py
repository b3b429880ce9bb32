"""The notebooks run from the first cell to the last, on a small budget, and are kept without outputs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "build_tools" / "docs_site" / "notebooks.py"
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
SHOWN = {
    "1_a_game": ["won by", "concordia1 italia 2", "concordia record 1"],
    "2_a_bot": ["mine.py:points", "thrifty is", "verdict after"],
    "3_an_agent": ["before:", "after 48 games:", "architect"],
    "4_a_question": ["4 players, yellow", "look at least as uneven"],
}
"""What each of them prints, among other things."""


def name(path: Path) -> str:
    """A notebook's name."""
    return path.stem


def test_all_are_known() -> None:
    assert [path.stem for path in NOTEBOOKS] == list(SHOWN)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=name)
def test_it_is_kept_clean(notebook: Path) -> None:
    data = json.loads(notebook.read_text("utf-8"))
    assert (data["nbformat"], data["nbformat_minor"]) == (4, 5)
    for cell in data["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
    assert len({cell["id"] for cell in data["cells"]}) == len(data["cells"])


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=name)
def test_it_runs(notebook: Path) -> None:
    ran = subprocess.run(
        [sys.executable, TOOL, notebook],
        env={**os.environ, "CONCORDIA_BUDGET": "small"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    for words in SHOWN[notebook.stem]:
        assert words in ran.stdout


def test_a_cell_that_fails_is_named(tmp_path: Path) -> None:
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "outputs": [], "source": ["1 / 0"]}
    file = tmp_path / "broken.ipynb"
    file.write_text(json.dumps({"cells": [cell]}), "utf-8")
    ran = subprocess.run([sys.executable, TOOL, file], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "broken.ipynb, cell 1" in ran.stderr
    assert "ZeroDivisionError" in ran.stderr
