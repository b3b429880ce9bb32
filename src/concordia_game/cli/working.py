"""What commands that play many games share: where the work is done, and the bar that shows it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from concordia_game.arena.workers import all_cores
from concordia_game.cli.counts import natural


def add_worker_arguments(parser: ArgumentParser, processes: int = 0) -> None:
    """Where the work is done: on all cores, unless a command usually takes fewer."""
    usual = str(processes) if processes else "all cores"
    help = f"at the same time, 0 for all cores ({usual})" if processes else f"at the same time ({usual})"
    parser.add_argument("--processes", metavar="N", type=natural, default=processes, help=help)
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        default="",
        help="a Ray cluster as HOST:PORT or `auto`, or `local` for a Ray of its own (needs the extra `ray`)",
    )


def add_plot_argument(parser: ArgumentParser, shown: str) -> None:
    """Where the plot goes."""
    text = f"draw {shown}: .svg, .png or .pdf (needs the extra `plot`)"
    parser.add_argument("--plot", metavar="PATH", type=Path, help=text)


def processes_of(arguments: Namespace) -> int:
    """How many processes work."""
    return int(arguments.processes) or all_cores()


def progress_bar() -> Progress:
    """A bar on standard error; in a pipe there is none."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
