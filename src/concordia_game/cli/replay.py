"""`concordia replay`: check a record and print how the game ended."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from concordia_game.cli.board_view import show_board
from concordia_game.cli.files import add_maps_argument, game_at, read_game
from concordia_game.cli.output import OK, show, show_json, terminal
from concordia_game.cli.scores import score_data, score_table, verdict
from concordia_game.cli.words import add_language_argument, words_of
from concordia_game.engine.state import State
from concordia_game.files.position import digest, state_json
from concordia_game.games.game import Game
from concordia_game.i18n.sentences import Sentences
from concordia_game.i18n.telling import tell

HELP = "check a record move by move and print the final score"
DESCRIPTION = """Read a record, play it again, and print the score that it ends with. Every move must be legal
for its seat and the result must come out, or the record is refused with the line and the reason."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `replay` takes."""
    parser.add_argument("file", help="a record")
    parser.add_argument("--to", type=int, metavar="PLY", help="stop after so many moves and show the board")
    parser.add_argument("--log", action="store_true", help="tell the whole game in words")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_maps_argument(parser)
    add_language_argument(parser)


def run(arguments: Namespace) -> int:
    """Read, check and print."""
    game = game_at(read_game(arguments.file), arguments.to)
    if arguments.json:
        data = {"file": arguments.file, "plies": game.ply, "asked": game.seat, **score_data(game.state)}
        show_json({**data, "digest": digest([state_json(game.state)])})
        return OK
    words = words_of(arguments)
    if arguments.log:
        _print_log(words, game)
    if arguments.to is not None:
        show_board(terminal(), words, game.state, game.state.decision.seat)
    players = words.say("ui-player-count", count=game.setup.players)
    show(words.say("terminal-replayed", board=game.setup.board.name, players=players, count=game.ply))
    show(score_table(words, game.state), verdict(words, game.state))
    return OK


def _print_log(words: Sentences, game: Game) -> None:
    for number, state in enumerate(game.positions):
        _print_told(number, words, state)


def _print_told(number: int, words: Sentences, state: State) -> None:
    """What a move brought about; a `done` often brings nothing."""
    told = tell(words, state.setup, state.events)
    if told:
        show(f"{number:>4} {told}")
