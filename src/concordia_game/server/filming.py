"""Games as films: a position after each move, as a spectator would see it, with what was hidden then."""

from __future__ import annotations

import gzip
from collections.abc import Sequence

from msgspec import Raw

from concordia_game.server import wire
from concordia_game.server.history import History
from concordia_game.server.opened import opened
from concordia_game.server.showing import Beside, Sight, encode, joined
from concordia_game.server.store.rows import MoveRow


def filmed(
    history: History,
    moves: Sequence[MoveRow],
    game: Raw,
    seats: Raw,
    ending: wire.EndedShown | None = None,
) -> bytes:
    """Where a history stands, and the position after each further move, compressed with gzip.

    `ending` is how the game ended before its time, after the last of them.
    """
    last = len(history.standing) + len(moves)

    def frame(before: int) -> bytes:
        ended = ending if len(history.standing) == last else None
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
