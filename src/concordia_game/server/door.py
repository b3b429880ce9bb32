"""Who may come in: open connections are counted before they ask for anything, and none is kept for nothing.

uvicorn limits neither how many connections are open nor how long a request may take to arrive.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from concordia_game.server.guard import UNKNOWN, network

SWEEP_EVERY = 1.0
STUCK_AFTER = 30.0
"""How long a client may take nothing of what is sent to it."""


class Awaited(Enum):
    """What a connection owes us."""

    HEADERS = "headers"
    BODY = "body"


WITHIN = {Awaited.HEADERS: 10.0, Awaited.BODY: 20.0}
"""How many seconds it has for it."""


class Visit:
    """An open connection."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.awaited: Awaited | None = None
        self.since = now
        self.unsent = 0
        self.moved = now
        """When something of the unsent last went out."""

    def is_late(self, now: float) -> bool:
        """Whether it owes us something for too long."""
        return self.awaited is not None and now - self.since > WITHIN[self.awaited]

    def is_stuck(self, now: float) -> bool:
        """Whether the client has taken nothing for too long; to be asked at every sweep."""
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent < self.unsent:
            self.moved = now
        self.unsent = unsent
        return now - self.moved > STUCK_AFTER


class Proxies:
    """The proxies that a host trusts, listed as for uvicorn: addresses, networks, or `*` for all."""

    def __init__(self, said: str) -> None:
        named = {one.strip() for one in said.split(",")}
        self._all = "*" in named
        self._networks: list[IPv4Network | IPv6Network] = []
        for one in named:
            with suppress(ValueError):
                self._networks.append(ip_network(one, strict=False))

    def __contains__(self, host: str) -> bool:
        return self._all or any(ip_address(host) in one for one in self._networks)


class Door:
    """All open connections: at most so many, and so many of an address that is not a proxy's."""

    def __init__(
        self, most: int, most_of_one: int, proxies: Proxies, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = proxies
        self._clock = clock
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._waiting: dict[asyncio.Transport, Visit] = {}
        """Those who owe us something, the longest first."""
        self._of_one: Counter[str] = Counter()
        self._sweeping: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport, host: str | None) -> None:
        """Let a connection in; if the house is full, whoever has kept us waiting the longest has to go."""
        address = network(host) if host else UNKNOWN
        crowd = self._of_one[address] >= self._most_of_one and not (host and host in self._proxies)
        if crowd or (len(self._visits) >= self._most and not self._make_room()):
            transport.abort()
            return
        self._visits[transport] = Visit(transport, address, self._clock())
        self._of_one[address] += 1
        self.awaits(transport, Awaited.HEADERS)
        self._sweep_later()

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is closed."""
        visit = self._visits.pop(transport, None)
        self._waiting.pop(transport, None)
        if visit:
            self._of_one[visit.address] -= 1
            if not self._of_one[visit.address]:
                del self._of_one[visit.address]

    def awaits(self, transport: asyncio.Transport, what: Awaited | None) -> None:
        """Note what a connection owes us; its time runs from when it began to."""
        visit = self._visits.get(transport)
        if visit is None or visit.awaited is what:
            return
        visit.awaited, visit.since = what, self._clock()
        self._waiting.pop(transport, None)
        if what:
            self._waiting[transport] = visit

    def sweep(self) -> None:
        """Close what is late, or takes nothing."""
        now = self._clock()
        for visit in list(self._visits.values()):
            if visit.is_late(now) or visit.is_stuck(now):
                self._close(visit)

    def _make_room(self) -> bool:
        """Close the connection that has owed us something the longest; lines and calls at work stay."""
        oldest = next(iter(self._waiting.values()), None)
        if oldest:
            self._close(oldest)
        return oldest is not None

    def _close(self, visit: Visit) -> None:
        # Not `close`, which would wait until the client has taken everything.
        visit.transport.abort()
        self.leave(visit.transport)

    def _sweep_later(self) -> None:
        if self._sweeping is None and self._visits:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP_EVERY, self._sweep_again)

    def _sweep_again(self) -> None:
        self._sweeping = None
        self.sweep()
        self._sweep_later()
