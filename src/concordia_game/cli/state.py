"""`concordia state`: a position as JSON, or as one line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from concordia_game.cli.files import add_maps_argument, read_table
from concordia_game.cli.output import OK
from concordia_game.files.line import write_line
from concordia_game.files.position import state_json

HELP = "print a position as JSON or as one line"
DESCRIPTION = """Print the position of a record, the last one or that after so many moves, as JSON or as one
line for a chat. It may also come as JSON or as a line, so that one is made of the other. Both are described
in docs/state.md; the same position gives the same text everywhere."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `state` takes."""
    parser.add_argument("file", help="a record, a state as JSON or a line; or a line itself, in quotes")
    parser.add_argument("--ply", type=int, metavar="N", help="after so many moves of a record (all)")
    parser.add_argument("--line", action="store_true", help="print one line of letters and digits")
    parser.add_argument(
        "--json", action="store_true", help="changes nothing: without --line the output is JSON"
    )
    add_maps_argument(parser)


def run(arguments: Namespace) -> int:
    """Read and print."""
    state, _ = read_table(arguments.file, arguments.ply)
    print(write_line(state) if arguments.line else state_json(state))
    return OK
