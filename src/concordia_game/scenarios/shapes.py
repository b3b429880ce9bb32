"""The shape of a scenario file: which of its fields are lists of texts, and which are tables."""

from __future__ import annotations

from typing import Any

from concordia_game.engine.ids import SEATS
from concordia_game.files.errors import FileError

TEXTS = {
    "moves", "forum", "modules", "cards", "stack", "legal", "illegal", "events",
    "hand", "discard", "colonists", "houses", "tiles",
}  # fmt: skip
TABLES = {"cities", "provinces", "options", "goods", "score", "coins", "teams"}
NESTED = {"game", "display", "market", "expect", *SEATS}
"""Tables whose own fields have shapes, too."""


def check_shapes(file: str, place: str, table: dict[str, Any]) -> None:
    """Refuse a list, a table or a text where another of these is expected."""
    for key, value in table.items():
        where = f"{place}.{key}" if place else key
        if key in TEXTS and not _is_texts(value):
            raise FileError(file, where, 'a list of texts is expected here, as ["...", "..."]')
        if key in TABLES | NESTED and not isinstance(value, dict):
            raise FileError(file, where, "a table is expected here")
        if key in NESTED:
            check_shapes(file, where, value)


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)
