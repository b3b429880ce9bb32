"""The rate limits of a server: who may ask how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

from concordia_game.engine.ids import Seat
from concordia_game.server.errors import Refused
from concordia_game.server.limits import Limit
from concordia_game.server.settings import Settings


class Guard:
    """The limits: games and calls by address, messages and hints by seat."""

    def __init__(self, settings: Settings) -> None:
        games = settings.games_per_minute
        self._games = Limit(games / 60, games)
        self._calls = Limit(settings.calls_per_second, 4 * settings.calls_per_second)
        self._messages = Limit(settings.messages_per_second, 3 * settings.messages_per_second)
        self._hints = Limit(settings.hints_per_minute / 60, 5)
        self._most_lines = settings.lines_per_address
        self._lines: Counter[str] = Counter()

    def new_game(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a new game, a rematch or an attempt to join."""
        self._games.take(address(connection))

    def call(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count any other call, and every new connection."""
        self._calls.take(address(connection))

    @contextmanager
    def line(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Count a connection for as long as it is open."""
        at = address(connection)
        if self._lines[at] >= self._most_lines:
            raise Refused("too_many", {"wait": 60})
        self._lines[at] += 1
        try:
            yield
        finally:
            self._lines[at] -= 1
            if not self._lines[at]:
                del self._lines[at]

    def message(self, key: str) -> None:
        """Count a message from a seat, or from a spectator."""
        self._messages.take(key)

    def hint(self, key: str) -> None:
        """Count a hint, which costs a bot's thinking time."""
        self._hints.take(key)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address; behind a proxy, uvicorn has already filled in the real one."""
    return connection.client.host if connection.client else "unknown"


def seat_key(game: str, seat: Seat) -> str:
    """The key under which a seat's messages are counted, whichever connection they come from."""
    return f"{game} {seat}"
