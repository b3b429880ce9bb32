"""The examples in docs/cli.md are true: each command prints what the page shows (trained bots aside)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import PATIENCE, environment

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "cli.md"
RECORD = ROOT / "tests" / "records" / "games" / "rules_2" / "imperium_last_card.record"
TIMED = (
    r'("seconds": )[\d.]+',
    r'(_per_second": )[\d.]+',
    r"( in )[\d.]+ s: \d+ decisions/s, [\d.]+ games/s",
    r"(?m)^( +\d+ +\d+) +[\d.]+ +\d+$",
    r"(?m)(rating +95 %|±\d+) +(?:ms|[\d.]+)$",
)
"""Times differ from run to run."""
TRAINED = "concordia stats --bot normal"
"""Games of trained bots: the figures change with the weights; test_command_arena.py runs such commands."""


def programs() -> dict[str, str]:
    """Every Python file on the page; its first line is its name."""
    found = re.findall(r"(?m)^    # (\w+\.py)\n((?:(?:    .*)?\n)*?)(?=    \$|\S)", PAGE.read_text("utf-8"))
    return {name: f"# {name}\n" + re.sub("(?m)^    ", "", text) for name, text in found}


def examples() -> list[tuple[str, str]]:
    """Every `$ command` of the page with the indented lines below it."""
    found: list[tuple[str, str]] = []
    for block in re.findall(r"(?m)^    \$ .*\n(?:(?:    (?!\$ ).*)?\n)*", PAGE.read_text("utf-8")):
        command, _, printed = block.partition("\n")
        found.append((command.removeprefix("    $ "), re.sub("(?m)^    ", "", printed).strip("\n")))
    return [(command, printed) for command, printed in found if not command.startswith(TRAINED)]


def timeless(text: str) -> str:
    """The text without times."""
    for pattern in TIMED:
        text = re.sub(pattern, r"\1...", text)
    return text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like that of a reader of the page: the repository, with some files of their own."""
    for name in ("src", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "moves.txt").write_text("architect\nneapolis-p\nbuild roma\nbuild pa\n", "utf-8")
    for name, program in programs().items():
        (tmp_path / name).write_text(program, "utf-8")
    text = RECORD.read_text("utf-8")
    (tmp_path / "game.record").write_text(text, "utf-8")
    (tmp_path / "broken.record").write_text(re.sub(r"(?m)^2 red .*$", "2 red build roma", text), "utf-8")
    (tmp_path / "concordia").write_text(f'#!/bin/sh\nexec {sys.executable} -m concordia_game "$@"\n', "utf-8")
    (tmp_path / "concordia").chmod(0o755)
    return tmp_path


def test_the_page_has_examples() -> None:
    assert len(examples()) >= 10


@pytest.mark.parametrize(("command", "printed"), examples(), ids=[command for command, _ in examples()])
def test_an_example_prints_what_the_page_shows(command: str, printed: str, folder: Path) -> None:
    ran = subprocess.run(
        command.replace("concordia", "./concordia", 1),
        shell=True,
        cwd=folder,
        env=environment(COLUMNS="80"),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    said = [line for line in ran.stderr.split("\n") if not line.startswith("Engine: ")]
    assert timeless(ran.stdout.strip("\n") or "\n".join(said).strip("\n")) == timeless(printed)
