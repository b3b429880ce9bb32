"""`concordia calibrate`: what makes chances of the bots' margins, and how often they come true."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.table import Table as Lines

from concordia_game.arena.plots import check_plot, plot_reliability
from concordia_game.arena.workers import spread
from concordia_game.bots import load_bot
from concordia_game.bots.chances import Figures
from concordia_game.bots.generations import GENERATIONS, LATEST, trained_chances
from concordia_game.cli.counts import natural, positive
from concordia_game.cli.output import OK, REFUSED, note_engine, show, show_json, warn
from concordia_game.cli.words import english
from concordia_game.cli.working import add_plot_argument, add_worker_arguments, processes_of, progress_bar
from concordia_game.extras import extra
from concordia_game.files.journal import Journal
from concordia_game.version import version

HELP = "fit the chances to win to games of bots, and see how often they come true"
DESCRIPTION = """Let a bot play against itself on all boards, with and without modules, alone and in teams.
The first --games of each kind of table give the figures that turn an expected margin into a chance to win;
--held-out other games then say how often such chances came true: the calibration error is the mean distance
between a chance and how often it came true. With --games 0 the figures that come with the game are measured:
give another seed than the one that they were fitted with. REPORT keeps what was measured at each kind of
table, so they may be played one after the other; the plot shows all that it has.
Equal arguments give equal figures, however many processes play. FILE gets the figures; those that ship are
bots/generations/N/chances.json, beside the weights of their generation."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `calibrate` takes."""
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="write the fitted figures here")
    parser.add_argument("--bot", default="", help="who plays (normal of the generation)")
    help = f"whose value the chances go by ({LATEST})"
    parser.add_argument("--generation", type=int, choices=GENERATIONS, default=LATEST, help=help)
    parser.add_argument("--games", type=natural, default=300, help="at each kind of table, to fit (300)")
    parser.add_argument("--held-out", type=positive, default=300, help="at each, to measure (300)")
    parser.add_argument("--tables", default="", help="some kinds only, such as 2,4,4 teams (all)")
    parser.add_argument("--seed", type=int, default=1, help="what all games follow from (1)")
    parser.add_argument("--report", metavar="REPORT", type=Path, help="keep what was measured here")
    help = "keep every game here as soon as it is over: the same command goes on there"
    parser.add_argument("--keep", metavar="KEPT", type=Path, help=help)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_plot_argument(parser, "how often chances came true")
    add_worker_arguments(parser)


def run(arguments: Namespace) -> int:
    """Play, fit, measure."""
    # numpy takes longer to load than most commands to run; only a few need it.
    with extra("train", "calibration"):
        from concordia_game.arena.calibration import TABLES, by_table, figures_from, seats_of
    tables = _tables(arguments)
    arguments.bot = arguments.bot or f"normal@{arguments.generation}"
    load_bot(arguments.bot)
    before = _reported(arguments.report)
    if arguments.plot:
        check_plot(arguments.plot)
    head = {"format": 1, "version": version(), "bot": arguments.bot, "generation": arguments.generation}
    journal = Journal(arguments.keep, head) if arguments.keep else None
    note_engine(english())
    try:
        learned = by_table(_games(arguments, tables, "to fit", arguments.games, 0, journal))
        held_out = _games(arguments, tables, "held out", arguments.held_out, arguments.games, journal)
    except KeyboardInterrupt:
        goes_on = f" {len(journal.lines)} games are kept, and the same command goes on." if journal else ""
        warn(f"Interrupted: nothing was fitted.{goes_on}")
        return REFUSED
    shipped = {name: figures_from(found) for name, found in trained_chances(arguments.generation).items()}
    figures = shipped | {name: table.fitted(seats_of(name)) for name, table in learned.items()}
    how = _how(arguments)
    report = {name: {**table.report(figures[name]), "how": how} for name, table in by_table(held_out).items()}
    known = before | report
    known = {name: known[name] for name in TABLES if name in known}
    if arguments.output:
        arguments.output.write_text(chances_text(_shown(figures), how), "utf-8")
    if arguments.report:
        arguments.report.write_text(report_text(known), "utf-8")
    if arguments.plot:
        plot_reliability(known, arguments.plot)
    if arguments.json:
        show_json({"how": how, "tables": report, "figures": _shown(figures)})
    else:
        show(_lines(report))
    return OK


def _tables(arguments: Namespace) -> list[str]:
    from concordia_game.arena.calibration import TABLES

    asked = [name.strip() for name in arguments.tables.split(",") if name.strip()] or list(TABLES)
    for name in asked:
        if name not in TABLES:
            raise ValueError(f"--tables {name}: choose from {', '.join(TABLES)}")
    return asked


def _reported(path: Path | None) -> dict[str, dict[str, Any]]:
    """What was measured before, by kind of table."""
    if path is None or not path.exists():
        return {}
    try:
        found: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8"))["tables"]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: not a report of calibrate") from error
    return found


def _games(
    arguments: Namespace, tables: list[str], what: str, games: int, begin: int, journal: Journal | None
) -> list[Any]:
    """The games that found an end, each played unless it was kept."""
    from concordia_game.arena.calibration import watched, watched_from, watches

    seed = arguments.seed * 1_000_000 + begin
    jobs = watches(tables, arguments.bot, games, seed, arguments.generation)
    lines = journal.lines if journal else []
    known = {(table, number): watched_from(game) if game else None for table, number, game in lines}
    left = [job for job in jobs if (job.table, job.seed) not in known]
    with progress_bar() as progress:
        task = progress.add_task(f"Games {what}", total=len(jobs), completed=len(jobs) - len(left))
        with closing(spread(watched, left, processes_of(arguments), arguments.ray)) as results:
            for job, result in zip(left, results, strict=True):
                known[job.table, job.seed] = result
                if journal:
                    journal.add([job.table, job.seed, result])
                progress.advance(task)
    games_in_order = [known[job.table, job.seed] for job in jobs]
    return [game for game in games_in_order if game]


def _how(arguments: Namespace) -> dict[str, Any]:
    names = ("bot", "games", "held_out", "seed", "generation")
    return {name: getattr(arguments, name) for name in names}


def _shown(figures: dict[str, Figures]) -> dict[str, Any]:
    from concordia_game.arena.calibration import figures_data

    return {name: figures_data(found) for name, found in figures.items()}


def chances_text(tables: dict[str, dict[str, list[float]]], how: dict[str, Any]) -> str:
    """Figures as `chances.json` has them, a table a line."""
    return f'{{"fitted": {json.dumps(how)},\n"tables": {_by_line(tables)}}}\n'


def report_text(tables: dict[str, dict[str, Any]]) -> str:
    """What was measured, a table a line."""
    return f'{{"tables": {_by_line(tables)}}}\n'


def _by_line(tables: Mapping[str, Any]) -> str:
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in tables.items())
    return f"{{\n{rows}\n}}"


def _lines(report: dict[str, dict[str, Any]]) -> Lines:
    lines = Lines("table", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("games", "positions", "calibration error", "Brier score"):
        lines.add_column(head, justify="right")
    for name, row in report.items():
        figures = [f"{row['calibration_error']:.4f}", f"{row['brier']:.4f}"]
        lines.add_row(name, str(row["games"]), str(row["positions"]), *figures)
    return lines
