"""`concordia perft`: count the move sequences of a length, to compare engines and to time them."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from typing import Any

from rich.table import Table

from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.counts import positive
from concordia_game.cli.output import OK, note_engine, show, show_json
from concordia_game.cli.words import words_of
from concordia_game.engine.deal import begin
from concordia_game.games.game import count_leaves

HELP = "count the move sequences of a length from the start"
DESCRIPTION = """Count how many sequences of 1 to N moves there are from the first position of a deal. The
counts are a fingerprint of the rules: a change in legality changes them."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `perft` takes."""
    parser.add_argument("--depth", type=positive, required=True, metavar="N", help="the longest sequences")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_game_arguments(parser)


def run(arguments: Namespace) -> int:
    """Count and time every depth."""
    words = words_of(arguments)
    state = begin(dealt(words, options_of(arguments), arguments.seed))
    note_engine(words)
    depths = []
    for depth in range(1, arguments.depth + 1):
        began = time.perf_counter()
        nodes = count_leaves(state, depth)
        seconds = time.perf_counter() - began
        depths.append({"depth": depth, "nodes": nodes, "seconds": round(seconds, 4)})
        depths[-1]["nodes_per_second"] = round(nodes / max(seconds, 1e-9))
    if arguments.json:
        described = {"map": arguments.map, "players": arguments.players, "seed": arguments.seed}
        show_json({**described, "depths": depths})
    else:
        _print(depths)
    return OK


def _print(depths: list[dict[str, Any]]) -> None:
    table = Table(box=None, pad_edge=False)
    for name in ("depth", "nodes", "seconds", "nodes/s"):
        table.add_column(name, justify="right")
    for row in depths:
        table.add_row(*[str(value) for value in row.values()])
    show(table)
