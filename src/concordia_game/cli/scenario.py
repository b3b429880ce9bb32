"""`concordia scenario`: run rule tests written as TOML files."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.text import Text

from concordia_game.cli.output import OK, REFUSED, show_json, terminal
from concordia_game.files.errors import FileError
from concordia_game.scenarios.scenario import Outcome, run_file

HELP = "run scenario files: a line a case"
DESCRIPTION = """Run scenarios: a given position, moves, and what must follow (docs/scenarios.md describes
them). Directories are searched for *.toml. The exit code is 1 if one of them fails."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `scenario` takes."""
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a file or a directory")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--tiles",
        metavar="PATH",
        default="",
        help="further forum tiles for cases with the forum that name none: mini, or a path.toml (S5)",
    )


def scenario_files(paths: list[str]) -> list[Path]:
    """The files themselves, and those in directories."""
    found: list[Path] = []
    for path in map(Path, paths):
        listed = sorted(path.rglob("*.toml")) if os.path.isdir(path) else [path]
        if not listed:
            raise FileError(str(path), "", "no *.toml in this directory")
        found += listed
    return found


def run(arguments: Namespace) -> int:
    """Run them all."""
    outcomes = [run_file(file, arguments.tiles) for file in scenario_files(arguments.paths)]
    failed = sum(not outcome.passed for outcome in outcomes)
    if arguments.json:
        cases = [outcome.data() for outcome in outcomes]
        show_json({"passed": len(cases) - failed, "failed": failed, "cases": cases})
    else:
        _print(outcomes, failed)
    return REFUSED if failed else OK


def _print(outcomes: list[Outcome], failed: int) -> None:
    console = terminal()
    for outcome in outcomes:
        mark, style = ("ok  ", "green") if outcome.passed else ("FAIL", "bold red")
        problems = f": {'; '.join(outcome.problems)}" if outcome.problems else ""
        named = " ".join(part for part in (outcome.file, outcome.rule, outcome.title) if part)
        line = Text.assemble((mark, style), f" {named}{problems}")
        console.print(line, soft_wrap=True)
    console.print(f"{len(outcomes) - failed} passed, {failed} failed")
