"""The rate limits of a server: who may ask how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection

from concordia_game.engine.ids import Seat
from concordia_game.server.errors import Refused
from concordia_game.server.limits import Limit
from concordia_game.server.settings import Settings

UNKNOWN = "unknown"
"""The address of whoever has none, as over a Unix socket."""

HEALTH_CHECKS = (2, 20)
"""How many a second, and at once: a check asks the store."""

LISTINGS = (6 / 3600, 6)
OPEN_SEATS = (12 / 3600, 12)
LABOURS = (2, 60)
"""Calls that cost as much as dozens of others."""
MAILS = (10 / 3600, 10)
"""To addresses that nobody has confirmed."""
SAID = (10 / 60, 10)
REMARKS = (1, 30)
LOOKS = (4, 60)
"""What a seat may ask about its prospects: each costs about as much as showing a move."""


class Guard:
    """The limits: games, calls and requests by address, messages and hints by seat."""

    def __init__(self, settings: Settings) -> None:
        games = settings.games_per_minute
        self._games = Limit(games / 60, games)
        self._requests = Limit(settings.requests_per_second, 20 * settings.requests_per_second)
        self._health = Limit(*HEALTH_CHECKS)
        self._calls = Limit(settings.calls_per_second, 4 * settings.calls_per_second)
        self._messages = Limit(settings.messages_per_second, 3 * settings.messages_per_second)
        self._hints = Limit(settings.hints_per_minute / 60, 5)
        self._listings = Limit(*LISTINGS)
        self._open_seats = Limit(*OPEN_SEATS)
        self._labours = Limit(*LABOURS)
        self._mails = Limit(*MAILS)
        self._said = Limit(*SAID)
        self._remarks = Limit(*REMARKS)
        self._looks = Limit(*LOOKS)
        self._most_lines = settings.lines_per_address
        self._lines: Counter[str] = Counter()

    def request(self, client: tuple[str, int] | None, health: bool) -> None:
        """Count anything that is asked; a monitor is answered even if others at its address ask too much."""
        (self._health if health else self._requests).take(network(client[0]) if client else UNKNOWN)

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

    def listing(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a new game that strangers may find."""
        self._listings.take(address(connection))

    def open_seat(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count an attempt to sit down at a stranger's table."""
        self._open_seats.take(address(connection))

    def labour(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a call that looks at many games, or plays one through, beside its being a call."""
        self._labours.take(address(connection))

    def mail(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a mail to whatever address somebody names."""
        self._mails.take(address(connection))

    def say(self, key: str) -> None:
        """Count what a seat says to the table."""
        self._said.take(key)

    def remark(self, key: str) -> None:
        """Count what is smaller: an emoji, a change of the notes, a look at what was said earlier."""
        self._remarks.take(key)

    def look(self, key: str) -> None:
        """Count a question about what things would bring, or a step of a plan."""
        self._looks.take(key)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address; behind a proxy, uvicorn has already filled in the real one."""
    return network(connection.client.host) if connection.client else UNKNOWN


def network(host: str) -> str:
    """What counts as one address: with IPv6, the /64 that a single household or server has to itself."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))


def seat_key(game: str, seat: Seat) -> str:
    """The key under which a seat's messages are counted, whichever connection they come from."""
    return f"{game} {seat}"
