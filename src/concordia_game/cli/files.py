"""Reading records and states from files; what is wrong with them is told with the file's path."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from concordia_game.cli.output import warn
from concordia_game.data.board_folder import offer_folder
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.line import is_line, read_line
from concordia_game.files.reading import state_from_json
from concordia_game.files.record import read_record
from concordia_game.games.game import Game


def add_maps_argument(parser: ArgumentParser) -> None:
    """Where to find the board of a game from a server that offers its host's own ones."""
    text = "a folder with boards (*.toml), for games on an own board that name it by its id"
    parser.add_argument("--maps", dest="known_boards", metavar="FOLDER", type=folder, help=text)


def folder(text: str) -> Path:
    """A folder that is there."""
    if not Path(text).is_dir():
        raise ArgumentTypeError(f"there is no folder {text!r}")
    return Path(text)


def learn_boards(arguments: Namespace) -> None:
    """Offer the boards of `--maps`; what is wrong with one of them is told."""
    found: Path | None = getattr(arguments, "known_boards", None)
    for error in offer_folder(found) if found else []:
        warn(str(error))


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise FileError(path, "", f"can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise FileError(path, f"byte {error.start}", "not UTF-8") from error


def read_game(path: str) -> Game:
    """The game of a record file; every move is checked."""
    return Game.replay(read_record(read_text(path), path))


def game_at(game: Game, ply: int | None) -> Game:
    """The game as it stood after so many moves."""
    if ply is None:
        return game
    if not 0 <= ply <= game.ply:
        raise ValueError(f"there is no ply {ply}: the record has 0 to {game.ply}")
    record = game.record()
    record.moves = record.moves[:ply]
    return Game.replay(record)


def read_any(source: str) -> tuple[str, str]:
    """The text of a file, or a line given in its place; and how it is called in errors."""
    return (source, "line") if is_line(source) else (read_text(source), source)


def read_table(source: str, ply: int | None = None) -> tuple[State, list[str] | None]:
    """The position of a record after so many moves, of a state or a line; and the names, if it has them."""
    text, file = read_any(source)
    if not is_line(text) and not text.lstrip().startswith("{"):
        game = game_at(Game.replay(read_record(text, file)), ply)
        return game.state, game.names
    if ply is not None:
        raise FileError(file, "", f"it is a single position: there is no ply {ply} in it")
    return read_line(text, file) if is_line(text) else state_from_json(text, file), None


def read_position(source: str) -> State:
    """The last position of a record, or that of a state or a line."""
    return read_table(source)[0]
