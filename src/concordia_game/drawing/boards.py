"""The drawing of any board: one that comes with the game, one beside a user's file, or a plain one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from concordia_game.data.boards import board_ids
from concordia_game.data.own_boards import own_board
from concordia_game.drawing.geometry import Geometry, drawn_geometry, route_id
from concordia_game.drawing.ground import ground
from concordia_game.drawing.schematic import schematic
from concordia_game.engine.board import Board
from concordia_game.engine.ids import KIND_NAMES

LONGEST = 4_000_000
"""No drawing is as long as that; a file that is was not made by `concordia maps draw`."""


def geometry_of(board: Board, source: str) -> Geometry:
    """Where everything lies on a board; `source` is its id, or the path of its file."""
    if source in board_ids():
        drawn = drawn_geometry(source)
        return drawn if drawn is not None and not _differs(drawn, board) else schematic(board, source)
    drawn, _ = drawing_beside(board, _file(source))
    return drawn or schematic(board, source)


def drawing_stamp(source: str) -> int:
    """Another number whenever the drawing of a user's board has changed; 0 for a board without one."""
    if source in board_ids():
        return 0
    try:
        return drawing_file(_file(source)).stat().st_mtime_ns
    except (OSError, ValueError):
        return 0


def _file(source: str) -> Path:
    """The file of a user's board, which may be offered by its id."""
    found = own_board(source)
    return Path(source) if found is None else found.file


def drawing_file(board_file: Path) -> Path:
    """Where the full drawing of a user's board lies: beside its file, under the same name."""
    return board_file.with_suffix(".json")


def drawing_beside(board: Board, board_file: Path) -> tuple[Geometry | None, str]:
    """The full drawing of a user's board; without one, why it can't be used, or nothing if there is none."""
    file = drawing_file(board_file)
    try:
        if not file.is_file():
            return None, ""
        text = file.read_bytes()
        data: Any = json.loads(text) if len(text) <= LONGEST else None
        drawn: Geometry = data
        differs = _differs(drawn, board)
        ground(drawn)
    # Whatever a file holds that is not a drawing: it is neither the game's fault nor a reason not to play.
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None, f"{file}: it is not the drawing of a board"
    return (None, f"{file}: {differs}") if differs else (drawn, "")


def _differs(drawn: Geometry, board: Board) -> str:
    """In what a drawing tells of another board than this one."""
    routes = [f"{KIND_NAMES[route.kind]}:{route.id}" for route in board.routes]
    names = [" ".join(city["label"]["lines"]) for city in drawn["cities"]]
    pairs: dict[str, tuple[list[str], list[str]]] = {
        "cities": ([city["id"] for city in drawn["cities"]], board.city_ids),
        "names": (names, [city.name for city in board.cities]),
        "routes": ([route_id(route) for route in drawn["routes"]], routes),
        "provinces": ([province["id"] for province in drawn["provinces"]], board.province_ids),
        "start spaces": ([space["id"] for space in drawn["spaces"]], [s.id for s in board.start_spaces]),
    }
    wrong = [what for what, (shown, real) in pairs.items() if sorted(shown) != sorted(real)]
    return f"its {' and '.join(wrong)} are not those of the board" if wrong else ""
