"""`concordia score`: the table by god of a record or a state."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from concordia_game.cli.files import add_maps_argument, read_position
from concordia_game.cli.output import OK, show, show_json
from concordia_game.cli.scores import score_data, score_table, verdict
from concordia_game.cli.words import add_language_argument, words_of

HELP = "print the score by god of a record or a state file"
DESCRIPTION = """Print the points of every seat by god: the number of cards times what one of them is worth.
The file is a record or the JSON of a state; of an unfinished game the points are those of now."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `score` takes."""
    parser.add_argument("file", help="a record, or a state as JSON")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_maps_argument(parser)
    add_language_argument(parser)


def run(arguments: Namespace) -> int:
    """Read and print."""
    state = read_position(arguments.file)
    if arguments.json:
        show_json(score_data(state))
    else:
        words = words_of(arguments)
        show(score_table(words, state), verdict(words, state))
    return OK
