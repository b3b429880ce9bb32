"""Users' boards that are offered by their ids, next to those of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from concordia_game.data.geography import Geography


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A user's board as its file was when it was read; running games don't notice later changes."""

    file: Path
    geography: Geography


class _Offered:
    boards: ClassVar[dict[str, OwnBoard]] = {}


def offer(boards: Iterable[OwnBoard]) -> None:
    """From now on exactly these are found by their ids, in this process."""
    # Replaced as a whole: whoever looks up an id at this moment finds all of the old ones or of the new ones.
    _Offered.boards = {board.geography.id: board for board in boards}


def own_boards() -> tuple[OwnBoard, ...]:
    """All that are offered, in the order of their files."""
    return tuple(_Offered.boards.values())


def own_board_ids() -> list[str]:
    """The ids of all that are offered."""
    return list(_Offered.boards)


def own_board(id: str) -> OwnBoard | None:
    """The one with this id."""
    return _Offered.boards.get(id)
