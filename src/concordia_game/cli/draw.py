"""`concordia draw`: a position as a picture."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.files import add_maps_argument, read_table
from concordia_game.cli.output import OK, USAGE, warn
from concordia_game.cli.words import english
from concordia_game.drawing import draw_svg
from concordia_game.engine.deal import begin
from concordia_game.engine.options import Options
from concordia_game.engine.state import State

HELP = "draw a position as an SVG picture"
DESCRIPTION = """Draw a position: the board as the browser page shows it, the cards for sale, and what the
players have. The file is a record, of which the last position is drawn or that after so many moves, a state
as JSON or a line; a line may also stand in its place, in quotes. Without any a new game is dealt."""
SEED = 1
WIDTH = 1000


def add_arguments(parser: ArgumentParser) -> None:
    """What `draw` takes."""
    parser.add_argument(
        "file", nargs="?", help="a record, a state as JSON or a line; or a line itself (none: a new game)"
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write the picture here (standard output)")
    parser.add_argument("--ply", type=int, metavar="N", help="after so many moves of the record (all)")
    parser.add_argument("--width", type=int, metavar="PIXELS", default=WIDTH, help=f"how wide ({WIDTH})")
    add_maps_argument(parser)
    add_game_arguments(parser, seed=SEED)


def run(arguments: Namespace) -> int:
    """Read or deal, and draw."""
    problem = _problem(arguments)
    if problem:
        warn(f"concordia: {problem}")
        return USAGE
    state, names = read_table(arguments.file, arguments.ply) if arguments.file else (_new(arguments), None)
    picture = draw_svg(state, names=names, width=arguments.width) + "\n"
    if arguments.output:
        Path(arguments.output).write_text(picture, "utf-8")
    else:
        # Whatever letters the terminal or the pipe takes, these get through.
        print(picture.encode("ascii", "xmlcharrefreplace").decode(), end="")
    return OK


def _problem(arguments: Namespace) -> str:
    """Why these arguments don't go together, or nothing."""
    if arguments.width < 1:
        return f"--width {arguments.width}: a picture is at least a pixel wide"
    if not arguments.file:
        return "" if arguments.ply is None else "--ply: moves are counted in a record, and none is given"
    if arguments.seed != SEED or options_of(arguments) != Options():
        return f"{arguments.file} has its own board, seed and rules; leave out those of a new game"
    return ""


def _new(arguments: Namespace) -> State:
    return begin(dealt(english(), options_of(arguments), arguments.seed))
