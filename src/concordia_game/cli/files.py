"""Reading records and states from files; what is wrong with them is told with the file's path."""

from __future__ import annotations

from pathlib import Path

from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.reading import state_from_json
from concordia_game.files.record import read_record
from concordia_game.games.game import Game


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


def read_position(path: str) -> State:
    """The last position of a record, or the one of a state file."""
    text = read_text(path)
    if text.lstrip().startswith("{"):
        return state_from_json(text, path)
    return Game.replay(read_record(text, path)).state
