"""One client's connection to a table: its seats, what it has seen, what is still to be sent."""

from __future__ import annotations

import asyncio

from concordia_game.engine.ids import Seat

MOST_UNSENT = 200
"""A client that falls this far behind is cut off; it reconnects and catches up."""


class Connection:
    """Messages wait here for a client, so that a slow one never holds up the table."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.seen = 0
        """The ply up to which the log was sent."""
        self.here = True
        """Whether somebody looks at the page, as far as it says."""
        self.hears = False
        """Whether it was told what was said at the table."""
        self.shown: object = None
        """What it was shown last, if it is not the game as it is now."""
        self.noted = 0
        """How many notes were sent."""
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNSENT)
        self.lost = False

    def send(self, message: bytes) -> None:
        """Queue a message."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is to be closed."""
        return None if self.lost else await self._unsent.get()

    def close(self) -> None:
        """Signal that nothing more will come."""
        self.lost = True
        if not self._unsent.full():
            self._unsent.put_nowait(None)
