"""Reads a folder of users' boards; a file that can't be used is left out and reported."""

from __future__ import annotations

from pathlib import Path

from concordia_game.data.board_problems import BoardFileError, Problem
from concordia_game.data.boards import board_ids, load_geography
from concordia_game.data.own_boards import OwnBoard, offer


def offer_folder(folder: Path | None) -> list[BoardFileError]:
    """Offer every board of a folder by its id, or none at all; returns what is wrong with those left out."""
    boards, errors = read_folder(folder) if folder else ([], [])
    offer(boards)
    return errors


def read_folder(folder: Path) -> tuple[list[OwnBoard], list[BoardFileError]]:
    """The boards of a folder in the order of their names, and what is wrong with files that were left out."""
    found: dict[str, OwnBoard] = {}
    errors: list[BoardFileError] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            board = OwnBoard(file.absolute(), load_geography(file))
            _check_id(board, str(file), found)
        except BoardFileError as error:
            errors.append(error)
        else:
            found[board.geography.id] = board
    return list(found.values()), errors


def _check_id(board: OwnBoard, file: str, others: dict[str, OwnBoard]) -> None:
    """An id stands for one board: games are stored with it."""
    id = board.geography.id
    if id in board_ids():
        raise BoardFileError(file, [Problem("id", f"'{id}' is a board of the game", "choose another id")])
    if id in others:
        fault = f"{others[id].file.name} has the same id"
        raise BoardFileError(file, [Problem("id", fault, "give one of them another")])
