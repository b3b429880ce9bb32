"""`concordia stats`: what simulated games say about boards, seats, gods, cards and tiles."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from concordia.arena.games import Pairing, play_pairing
from concordia.arena.plots import plot_tables
from concordia.arena.statistics import Statistics
from concordia.arena.workers import all_cores, spread
from concordia.bots import BOTS, load_bot
from concordia.cli.arena import add_worker_arguments
from concordia.cli.games import add_game_arguments, options_of
from concordia.cli.output import OK, note_engine, show, show_json

HELP = "who wins: by board, seat, god, card and tile, over simulated games"
DESCRIPTION = """Play games of one bot against itself and count who wins: by seat, by the gods that gave most,
by the cards and tiles held. Several boards are given as --map a,b; game k is dealt from seed + k."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `stats` takes."""
    parser.add_argument("--bot", default="normal", help=f"{', '.join(BOTS)}, path.py:Name (normal)")
    parser.add_argument("--games", type=int, default=100, help="on each board (100)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--plot", metavar="PATH", default="", help="draw the win rates (needs matplotlib)")
    add_worker_arguments(parser)
    add_game_arguments(parser)


def pairings_of(arguments: Namespace) -> list[Pairing]:
    """The games of all boards."""
    found: list[Pairing] = []
    for board in arguments.map.split(","):
        options = options_of(Namespace(**{**vars(arguments), "map": board}))
        for number in range(arguments.games):
            found.append(Pairing([arguments.bot] * options.players, options, arguments.seed + number))
    return found


def run(arguments: Namespace) -> int:
    """Play and count."""
    if arguments.games < 1:
        raise ValueError("--games: at least 1")
    load_bot(arguments.bot)
    wanted = pairings_of(arguments)
    note_engine()
    counted = Statistics()
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Playing", total=len(wanted))
        results = spread(play_pairing, wanted, arguments.processes or all_cores(), arguments.ray)
        for pairing, result in zip(wanted, results, strict=True):
            counted.add(pairing.options.map, result)
            progress.advance(task)
    data = counted.data()
    if arguments.plot:
        plot_tables({name: rows for name, rows in data.items() if name != "boards"}, Path(arguments.plot))
    if arguments.json:
        show_json(data)
    else:
        _print(data)
    return OK


def _print(data: dict[str, list[dict[str, Any]]]) -> None:
    for title, rows in data.items():
        if rows:
            show(_table(title, rows), "")


def _table(title: str, rows: list[dict[str, Any]]) -> Table:
    table = Table(title, box=None, pad_edge=False)
    table.add_column("games", justify="right")
    if title != "boards":
        table.add_column("win rate", justify="right")
        table.add_column("95 %", justify="right")
    table.add_column("winning points" if title == "boards" else "mean points", justify="right")
    for row in rows:
        rate = [f"{100 * row['win_rate']:.1f} %", f"{100 * row['low']:.0f} - {100 * row['high']:.0f}"]
        shown = [] if title == "boards" else rate
        table.add_row(row["name"], str(row["games"]), *shown, f"{row['mean_points']:.1f}")
    return table
