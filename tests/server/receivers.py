"""Whoever is told: a push service, a webhook and a mail server on this machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

from server.house import PATIENCE, Json


class Receiver:
    """A server that notes what is posted to it; `answers` are the next ones, then always 201."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.url = ""
        self.held: asyncio.Event | None = None
        """If set, nothing is answered until then."""
        self._news = asyncio.Event()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read a request, and answer."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append((head[0].split()[1], headers, body))
        self._news.set()
        if self.held is not None:
            await self.held.wait()
        status = self.answers.pop(0) if self.answers else 201
        writer.write(f"HTTP/1.1 {status} So\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def said(self) -> list[Json]:
        """What was posted as JSON."""
        return [json.loads(body) for _, _, body in self.posts]

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE):
            while not done():
                self._news.clear()
                await self._news.wait()

    async def count(self, posts: int) -> None:
        """Wait for so many posts; there are never more."""
        await self.until(lambda: len(self.posts) >= posts)
        assert len(self.posts) == posts


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A receiver at its own port."""
    found = Receiver()
    server = await asyncio.start_server(found.meet, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        server.close()


class Letterbox:
    """A mail server that keeps what it gets; `refusals` are its next answers."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusals: list[str] = []
        self.url = ""
        self._news = asyncio.Event()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """A mail arrives."""
        if self.refusals:
            return self.refusals.pop(0)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self._news.set()
        return "250 OK"

    async def count(self, mails: int) -> None:
        """Wait for so many mails; there are never more."""
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < mails:
                self._news.clear()
                await self._news.wait()
        assert len(self.mails) == mails


@asynccontextmanager
async def letterbox() -> AsyncIterator[Letterbox]:
    """A mail server without TLS on this machine."""
    found = Letterbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(found, enable_SMTPUTF8=True), "127.0.0.1", 0)
    found.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}?from=concordia@example.org&tls=no"
    try:
        yield found
    finally:
        server.close()
