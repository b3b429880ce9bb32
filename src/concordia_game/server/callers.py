"""uvicorn's protocols, which tell the door who comes, what they still owe, and who leaves."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from concordia_game.server.door import Awaited, Door

OWED = {h11.IDLE: Awaited.HEADERS, h11.SEND_BODY: Awaited.BODY}
"""What we wait for while a client is in a state; in any other it waits for us."""


def callers_at(door: Door) -> type[asyncio.Protocol]:
    """The protocol of a connection until it becomes a line.

    h11, and not the faster httptools: that one reads headers of any length.
    """

    class Caller(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            door.enter(transport, self.client[0] if self.client else None)

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._tell()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._tell()

        def _tell(self) -> None:
            # For h11, a request to become a line goes on for ever.
            is_line = self.transport.get_protocol() is not self
            door.awaits(self.transport, None if is_line else OWED.get(self.conn.their_state))

    return Caller


def lines_at(door: Door) -> type[asyncio.Protocol]:
    """The protocol of a line, for which a caller has been let in."""

    class Line(WebSocketsSansIOProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self.transport)
            super().connection_lost(exc)

    return Line
