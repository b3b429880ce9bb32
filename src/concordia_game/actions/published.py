"""The published names: which slot of its block each card, tile, city or route has, for ever.

A name never leaves its place, so no number changes its meaning. `make catalogue` adds new names at the end of
their lists.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from concordia_game.actions.slots import Names

FILE: Final = Path(__file__).with_name("catalogue.json")


@cache
def published() -> dict[str, Any]:
    """What the file says."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def published_names(board: str) -> Names:
    """The names of a game on a board; a board that is not ours has published none of its own."""
    data = published()
    return {**data["names"], **data["boards"].get(board, {})}
