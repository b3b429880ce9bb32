"""Calls to other servers: to an address that was checked and to no other, quickly or not at all."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from concordia_game.server.errors import Refused
from concordia_game.server.notices.addresses import Target, is_outside, target

WITHIN = 10.0
"""Seconds for all of a call."""
LONGEST_HEAD = 16_384
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")
RETRY = re.compile(rb"\r\nretry-after:[ \t]*(\d{1,6})[ \t]*\r\n", re.IGNORECASE)
MOST_TRIED = 3
LOOKUPS = 32
"""How many names are looked up at a time."""

Resolver = Callable[[str, int], Awaitable[list[str]]]


class Unreached(Exception):
    """Nobody answered, or nothing that we understand."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a call; nobody looks at the body."""

    status: int
    wait: float = 0
    """For how many seconds the other side wants to be left alone."""


_lookups = ThreadPoolExecutor(LOOKUPS, "lookup")
"""A name server that never answers holds up a thread for a while: none of those that load tables."""


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(_lookups, _look_up, host, port)
    return list(dict.fromkeys(found))


def _look_up(host: str, port: int) -> list[str]:
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Reach:
    """What this server may call: with `anywhere`, its own network, too."""

    def __init__(self, anywhere: bool = False, resolver: Resolver = resolve) -> None:
        self.anywhere = anywhere
        self._resolve = resolver

    async def check(self, url: str) -> None:
        """Refuse an address that leads nowhere, or to where we don't go."""
        aim = target(url, self.anywhere)
        try:
            async with asyncio.timeout(WITHIN):
                await self._addresses(aim)
        except (Unreached, TimeoutError):
            raise Refused("bad_address") from None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send something; redirects are not followed."""
        aim = target(url, self.anywhere)
        try:
            async with asyncio.timeout(WITHIN):
                return await self._post(aim, headers, body)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Unreached(type(error).__name__) from error

    async def _addresses(self, aim: Target) -> list[str]:
        """The addresses of a target that we go to: looked up once, so that nobody can change them later."""
        try:
            found = await self._resolve(aim.host, aim.port)
        except (OSError, UnicodeError) as error:
            raise Unreached("unknown host") from error
        allowed = [address for address in found if self.anywhere or is_outside(address)]
        if not allowed:
            raise Refused("bad_address")
        return allowed[:MOST_TRIED]

    async def _post(self, aim: Target, headers: Mapping[str, str], body: bytes) -> Reply:
        reader, writer = await self._connect(aim)
        try:
            said = {"host": aim.named, "content-length": str(len(body)), "connection": "close", **headers}
            head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
            writer.write(f"POST {aim.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
            await writer.drain()
            return await _reply(reader)
        finally:
            writer.transport.abort()

    async def _connect(self, aim: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to one of the addresses; the certificate has to be that of the name."""
        secure = ssl.create_default_context() if aim.scheme == "https" else None
        name = aim.host if secure else None
        addresses = await self._addresses(aim)
        for address in addresses[:-1]:
            with suppress(OSError):
                return await asyncio.open_connection(
                    address, aim.port, ssl=secure, server_hostname=name, limit=LONGEST_HEAD
                )
        return await asyncio.open_connection(
            addresses[-1], aim.port, ssl=secure, server_hostname=name, limit=LONGEST_HEAD
        )


async def _reply(reader: asyncio.StreamReader) -> Reply:
    """The head of an answer; what only says that there is more to come is passed over."""
    for _ in range(3):
        head = await reader.readuntil(b"\r\n\r\n")
        found = STATUS.match(head)
        if found is None:
            break
        if found[1][0:1] != b"1":
            wait = RETRY.search(head)
            return Reply(int(found[1]), float(wait[1]) if wait else 0)
    raise Unreached("no answer of HTTP")
