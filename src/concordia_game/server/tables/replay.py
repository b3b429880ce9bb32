"""A finished game as a spectator saw it, move by move, with what was hidden then."""

from __future__ import annotations

from concordia_game.server.filming import filmed
from concordia_game.server.history import History
from concordia_game.server.tables.table import Table


def replay_frames(table: Table) -> bytes:
    """The first position and the position after each move not taken back, compressed with gzip."""
    history = History(table.game.id, table.history.setup)
    seats = table.audience.seats_raw([])
    return filmed(history, table.history.standing, table.game_raw(), seats, table.ending)
