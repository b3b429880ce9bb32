"""The boards that a server offers: those of the game, and those of the host's folder."""

from __future__ import annotations

import logging
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from concordia_game.data.board_folder import offer_folder
from concordia_game.data.boards import board_ids, load_board
from concordia_game.data.own_boards import own_board, own_board_ids, own_boards
from concordia_game.drawing.boards import drawing_beside, geometry_of
from concordia_game.engine.board import Board
from concordia_game.server.errors import Refused

logger = logging.getLogger(__name__)


def offer_boards(folder: Path | None) -> None:
    """Read the host's boards; what is wrong with a file is logged, and the others are offered."""
    _drawing.cache_clear()
    for error in offer_folder(folder):
        for problem in error.problems:
            logger.warning("board left out", extra={"fields": {"file": error.file, "problem": str(problem)}})
    for own in own_boards():
        id = own.geography.id
        _, fault = drawing_beside(load_board(id), own.file)
        if fault:
            logger.warning("drawing left out", extra={"fields": {"problem": fault}})
        logger.info("board offered", extra={"fields": {"board": id, "file": str(own.file)}})


def offered_ids() -> list[str]:
    """The ids of all boards, those of the game first: a client can't name any others."""
    return [*board_ids(), *own_board_ids()]


def drawing_of(id: str) -> bytes:
    """The drawing of one of the host's boards as JSON; the page has those of the game."""
    if own_board(id) is None:
        raise Refused("no_such_file")
    return _drawing(id)


@cache
def _drawing(id: str) -> bytes:
    return msgspec.json.encode({**geometry_of(load_board(id), id), "id": id})


def fingerprint(board: Board) -> str:
    """What a game depends on, in short; names, colours and coordinates may change while it is played."""
    return sha256(repr(board.key()).encode()).hexdigest()[:16]


def check_board(id: str, printed: str | None) -> None:
    """Refuse to go on with a stored game whose board is not offered any more, or is another one now."""
    if id not in offered_ids():
        raise Refused("board_missing", {"board": id})
    if printed is not None and printed != fingerprint(load_board(id)):
        raise Refused("board_changed", {"board": id})
