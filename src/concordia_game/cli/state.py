"""`concordia state`: the position of a record as JSON."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from concordia_game.cli.files import game_at, read_game
from concordia_game.cli.output import OK
from concordia_game.files.position import state_json

HELP = "print a position of a record as JSON"
DESCRIPTION = """Print the position of a record as JSON, the last one or that after so many moves. The schema
is described in docs/state.md; the same position gives the same text everywhere."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `state` takes."""
    parser.add_argument("file", help="a record")
    parser.add_argument("--ply", type=int, metavar="N", help="after so many moves (all)")
    parser.add_argument("--json", action="store_true", help="changes nothing: the output is JSON anyway")


def run(arguments: Namespace) -> int:
    """Read and print."""
    print(state_json(game_at(read_game(arguments.file), arguments.ply).state))
    return OK
