"""CONTRIBUTING's recipes are enough: what they add is played, shown and typed like everything else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from recipes import FILES, RECIPES, ROOT, Copy, Trial, written

TRIAL = Path(__file__).parent / "trial.py"
FROM_BEFORE = Path(__file__).parent / "from_before.py"
NEW_WORDS = "not as_the_library_says_it"
"""How sentences are put together is the same with new ones."""
MODULES = ROOT / "web" / "node_modules"
FEW = 3
"""Of so many records one is read, unless there is time for all of them."""
needs_node = pytest.mark.skipif(not MODULES.is_dir(), reason="the page's packages are not installed")


def run(copy: Copy, command: Sequence[str | Path], folder: str = ".") -> str:
    """The output of a command in the copy, on the pure engine; a failure is shown."""
    environment = {**os.environ, "PYTHONPATH": str(copy.root / "src")}
    ran = subprocess.run(
        list(command),
        cwd=copy.root / folder,
        env={key: value for key, value in environment.items() if key != "CONCORDIA_ENGINE"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    return ran.stdout


def try_out(copy: Copy, trials: Sequence[Trial], folder: Path) -> None:
    """Scenarios, a bot, the server's positions."""
    told = run(copy, [sys.executable, TRIAL, written(trials, folder)])
    assert re.fullmatch(r"(\d+ positions shown\n)+", told)
    assert told.count("\n") == len(trials)


def check_words(copy: Copy) -> None:
    """The catalogues agree with what the engine says, in every language."""
    run(copy, [sys.executable, "-m", "concordia_game.i18n.cyrillic"])
    run(copy, [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/i18n", "-k", NEW_WORDS])


def check_page(copy: Copy) -> None:
    """The page type-checks against the wire's current types."""
    run(copy, [sys.executable, "-m", "concordia_game.server.typescript"])
    (copy.root / "web" / "node_modules").symlink_to(MODULES)
    run(copy, ["npm", "run", "--silent", "types"], "web")


@pytest.mark.parametrize("recipe", RECIPES)
def test_what_is_added_by_the_recipe_alone_is_played(recipe: str, tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    trial = RECIPES[recipe](copy)
    assert len(copy.touched) == FILES[recipe]
    try_out(copy, [trial], tmp_path)
    for command in trial.commands:
        run(copy, [sys.executable, "-m", "concordia_game", *command])


def test_records_and_states_from_before_are_read(tmp_path: Path, effort: int) -> None:
    """An option, tiles and a card more: what was dealt and agreed on without them is played as ever."""
    copy = Copy(tmp_path / "copy")
    for recipe in ("option", "tile", "tile_with_question", "card"):
        RECIPES[recipe](copy)
    copy.replace(
        "data/cards.toml", '\nII = ["architect", "prefect",', '\nII = ["augur", "architect", "prefect",'
    )
    kept = ROOT / "tests" / "records"
    records = sorted(kept.glob("games/*/*.record"))[:: 1 if effort > 1 else FEW]
    count = len(records)
    assert count >= 10
    told = run(copy, [sys.executable, FROM_BEFORE, kept / "states", *records])
    assert re.fullmatch(rf"{count} records, \d{{2,}} states read; now decks: 9 8\n", told), told


@needs_node
def test_everything_added_at_once_has_words_and_types(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    trials = [add(copy) for add in RECIPES.values()]
    kept = all(trial.lines for trial in trials)
    for trial in trials:
        trial.lines = kept
    try_out(copy, trials, tmp_path)
    check_words(copy)
    check_page(copy)


@pytest.mark.soak
@needs_node
@pytest.mark.parametrize("recipe", RECIPES)
def test_each_addition_by_itself_has_words_and_types(recipe: str, tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    trial = RECIPES[recipe](copy)
    try_out(copy, [trial], tmp_path)
    check_words(copy)
    check_page(copy)


def test_the_table_of_files_says_the_same() -> None:
    """ARCHITECTURE.md says how many files an addition touches."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    for recipe, count in FILES.items():
        name = recipe.replace("_", " ")
        assert re.search(rf"(?m)^\| an? {name}\b[^|]*\| {count} \|", text), name
