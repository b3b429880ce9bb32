"""A finished game as a spectator saw it, move by move, with what was hidden then."""

from __future__ import annotations

import gzip

from concordia_game.server.history import History
from concordia_game.server.opened import opened
from concordia_game.server.showing import Beside, Sight, encode, joined
from concordia_game.server.tables.table import Table


def replay_frames(table: Table) -> bytes:
    """The first position and the position after each move not taken back, compressed with gzip."""
    seats, game = table.audience.seats_raw([]), table.game_raw()
    history = History(table.game.id, table.history.setup)
    moves = table.history.standing

    def frame(before: int) -> bytes:
        ended = table.ending if len(history.standing) == len(moves) else None
        return Sight(history, game, None, beside=Beside(ended)).position(seats, [], before)

    frames = [frame(0)]
    hidden = [encode(opened(history.state))]
    for row in moves:
        history.accept(history.refold(row))
        before = len(history.log) - 1
        history.ply = len(history.log)
        frames.append(frame(before))
        hidden.append(encode(opened(history.state)))
    return gzip.compress(b'{"frames":%b,"opened":%b}' % (bytes(joined(frames)), bytes(joined(hidden))), 6)
