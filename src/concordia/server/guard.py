"""Who may ask how often: the rate limits of a server."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from concordia.server.limits import Limit
from concordia.server.settings import Settings
from concordia.server.tables.people import hashed


class Guard:
    """The limits: games and calls by address, messages and hints by seat."""

    def __init__(self, settings: Settings) -> None:
        games = settings.games_per_minute
        self._games = Limit(games / 60, games)
        self._calls = Limit(settings.calls_per_second, 4 * settings.calls_per_second)
        self._messages = Limit(settings.messages_per_second, 3 * settings.messages_per_second)
        self._hints = Limit(settings.hints_per_minute / 60, 5)

    def new_game(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a new game, a rematch or an attempt to join."""
        self._games.take(address(connection))

    def call(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count any other call, and every new line."""
        self._calls.take(address(connection))

    def token(self, token: str) -> None:
        """Count a call or a message with a seat's token."""
        self._messages.take(hashed(token))

    def message(self, key: str) -> None:
        """Count a message of a connection."""
        self._messages.take(key)

    def hint(self, key: str) -> None:
        """Count a hint, for which a bot has to think."""
        self._hints.take(key)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address; behind a proxy uvicorn has put the real one there."""
    return connection.client.host if connection.client else "unknown"
