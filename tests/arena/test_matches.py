"""The matches of docs/bots.md: what was played is that of the commands shown, and the page tells it."""

from __future__ import annotations

import importlib
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from concordia_game.cli.arguments import options_of
from concordia_game.cli.main import parser

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def strength() -> Iterator[Any]:
    """The script that plays the matches."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "benchmarks"))
        yield importlib.import_module("strength")


def test_the_command_of_a_match_plays_it(strength: Any) -> None:
    for match in strength.MATCHES:
        arguments = parser().parse_args(["arena", *shlex.split(match.command())])
        assert arguments.bots.split(",") == match.bots
        assert options_of(arguments) == match.options
        assert (arguments.games, arguments.seed) == (match.games, match.seed)


def test_names_are_files_of_their_own(strength: Any) -> None:
    names = [match.name for match in strength.MATCHES]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", name) for name in names)


def test_what_was_played_is_on_the_page(strength: Any) -> None:
    page = strength.PAGE.read_text("utf-8")
    assert strength.entered(page, strength.played_lines()) == page
    by_name = {match.name: match for match in strength.MATCHES}
    for path in strength.RESULTS.glob("*.jsonl"):
        assert 0 < strength.tournament_of(by_name[path.stem], 0).played <= by_name[path.stem].games


def test_a_match_goes_on_where_it_was_left(
    strength: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    match = strength.Match("trial-match", ["greedy", "random"], strength.ITALIA, 4)
    assert strength.tournament_of(match, 0).played == 0
    assert strength.tournament_of(match, 1).played == 4
    path = tmp_path / "trial-match.jsonl"
    lines = path.read_text("utf-8").splitlines()
    assert json.loads(lines[0])["bots"] == match.bots
    path.write_text("\n".join(lines[:3]) + "\n", "utf-8")
    half = strength.tournament_of(match, 0)
    assert half.played == 2
    assert strength.line(match, half).startswith("| greedy - random, Italia, 2 |  | 2 | 2, 100 % |")
