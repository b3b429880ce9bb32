"""One client's line to a table: what it holds, what it has seen, what is still to be sent."""

from __future__ import annotations

import asyncio

from concordia_game.engine.ids import Seat

MOST_UNSENT = 200
"""A client that falls this far behind is cut off; it comes back and catches up."""


class Connection:
    """Messages wait here for a client, so that a slow one never holds the table up."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.seen = 0
        """The ply up to which the log was sent."""
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNSENT)
        self.lost = False

    def send(self, message: bytes) -> None:
        """Queue a message."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    async def next(self) -> bytes | None:
        """The next message to send; None when the line is to be closed."""
        return None if self.lost else await self._unsent.get()

    def close(self) -> None:
        """Say that nothing more will come."""
        self.lost = True
        if not self._unsent.full():
            self._unsent.put_nowait(None)
