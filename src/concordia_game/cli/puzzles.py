"""`concordia puzzles`: positions from games of bots in which one turn is clearly best."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.table import Table as Lines

from concordia_game.arena.workers import spread
from concordia_game.cli.counts import natural, positive
from concordia_game.cli.output import OK, REFUSED, note_engine, show, show_json, warn
from concordia_game.cli.words import english
from concordia_game.cli.working import add_worker_arguments, processes_of, progress_bar
from concordia_game.puzzles.grades import NAMES, THEMES
from concordia_game.puzzles.making import BOT, TRIES, Job, made
from concordia_game.puzzles.puzzle import write_puzzles
from concordia_game.puzzles.workbook import Found, Workbook, gathered
from concordia_game.version import version

HELP = "make puzzles: positions of bot games in which one turn is clearly best"
DESCRIPTION = """Let bots play games on all boards, with two to four players and with expansions, and look at
the beginning of every turn: where one turn is clearly better than any with another idea, and two searches in
different worlds agree on it, the position is a puzzle. FILE gets all of them; the one that ships is
data/puzzles/puzzles.json in the package. What each game gave is noted in FILE.part: the same command goes on
from there, and more --games add to it. Equal arguments give equal puzzles, however many processes work.
docs/puzzles.md explains themes, grades and the proof."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `puzzles` takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="where the puzzles go")
    parser.add_argument("--games", type=positive, default=100, help="how many games are looked at (100)")
    parser.add_argument(
        "--count", type=natural, default=0, help="keep so many, of all themes and grades alike (all)"
    )
    parser.add_argument("--tries", type=positive, default=TRIES, help=f"close looks a game ({TRIES})")
    parser.add_argument("--seed", type=int, default=1, help="what all games follow from (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_worker_arguments(parser)


def run(arguments: Namespace) -> int:
    """Look at the games that are left, then write all puzzles."""
    note_engine(english())
    how = {"version": version(), "bot": BOT, "seed": arguments.seed, "tries": arguments.tries}
    book = Workbook(arguments.file.with_name(arguments.file.name + ".part"), how)
    try:
        _look(arguments, book)
    except KeyboardInterrupt:
        warn(f"Interrupted: {len(book.games)} games are done, and the same command goes on.")
        return REFUSED
    found = gathered(book.games[: arguments.games], arguments.count)
    told = {**how, "games": arguments.games, "count": arguments.count}
    arguments.file.write_text(write_puzzles(found, told), "utf-8")
    if arguments.json:
        show_json({"made": told, "puzzles": len(found), "themes": _counted(found)})
    else:
        show(_summary(found))
    return OK


def _look(arguments: Namespace, book: Workbook) -> None:
    numbers = range(len(book.games), arguments.games)
    jobs = [Job(arguments.seed, number, arguments.tries) for number in numbers]
    with (
        progress_bar() as progress,
        closing(spread(made, jobs, processes_of(arguments), arguments.ray)) as work,
    ):
        task = progress.add_task("games", total=arguments.games, completed=len(book.games))
        for puzzles in work:
            book.add(puzzles)
            progress.update(task, completed=len(book.games))


def _counted(found: list[Found]) -> dict[str, dict[str, int]]:
    """How many there are of each theme and grade."""
    counts = Counter((puzzle["theme"], puzzle["grade"]) for puzzle in found)
    return {theme: {grade: counts[theme, grade] for grade in NAMES} for theme in THEMES}


def _summary(found: list[Found]) -> Lines:
    lines = Lines("", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for grade in NAMES:
        lines.add_column(grade, justify="right")
    rows: dict[str, Any] = _counted(found)
    for theme, grades in rows.items():
        lines.add_row(theme, *map(str, grades.values()))
    return lines
