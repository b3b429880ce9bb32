"""A door of its own for the monitor, which no proxy leads to: players never find `/metrics`."""

from __future__ import annotations

import asyncio
import logging
from asyncio import StreamReader, StreamWriter

from concordia_game.server.hosts import is_known
from concordia_game.server.metrics import Gauge, exposition, process_gauges
from concordia_game.server.settings import Settings
from concordia_game.server.tables.hall import Hall

PATH = "/metrics"
WITHIN = 5.0
LONGEST = 8192
TYPE = "text/plain; version=0.0.4; charset=utf-8"
STATUS = {200: "OK", 400: "Bad Request", 404: "Not Found", 421: "Misdirected Request"}

logger = logging.getLogger(__name__)


async def open_monitor(settings: Settings, hall: Hall) -> asyncio.Server | None:
    """Listen where the host wants it, if at all."""
    if settings.metrics is None:
        return None
    host, port = settings.metrics
    gauges = gauges_of(hall)

    async def asked(reader: StreamReader, writer: StreamWriter) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                status = status_of(head, host)
                body = exposition(gauges).encode() if status == 200 else b""
                writer.write(_answer(status, body))
                await writer.drain()
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            logger.debug("monitor gone")
        finally:
            writer.close()

    try:
        return await asyncio.start_server(asked, host, port, limit=LONGEST)
    except OSError as error:
        # Nobody's game depends on it.
        logger.error("no metrics", extra={"fields": {"port": port, "error": error.strerror}})
        return None


def gauges_of(hall: Hall) -> list[Gauge]:
    """What is looked up when the monitor asks."""
    return [
        Gauge("concordia_tables", "Tables in memory.", lambda: len(hall.tables)),
        Gauge(
            "concordia_lines",
            "Open lines to tables.",
            lambda: sum(len(table.audience.connections) for table in hall.tables),
        ),
        Gauge("concordia_bot_queue", "Questions that wait for a worker.", lambda: hall.thinking.waiting),
        *process_gauges(),
    ]


def status_of(head: str, host: str) -> int:
    """What becomes of a request: pages that call themselves this machine get nothing (DNS rebinding)."""
    request, *lines = head.splitlines()
    words = request.split()
    if len(words) != 3 or words[0] != "GET":
        return 400
    fields = dict(line.lower().split(":", 1) for line in lines if ":" in line)
    if not is_known(fields.get("host", ""), {host.lower()}) and host in ("127.0.0.1", "::1", "localhost"):
        return 421
    return 200 if words[1].partition("?")[0] == PATH else 404


def _answer(status: int, body: bytes) -> bytes:
    head = [
        f"HTTP/1.1 {status} {STATUS[status]}",
        f"Content-Type: {TYPE}",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body
