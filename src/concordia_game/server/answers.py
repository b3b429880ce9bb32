"""Answers given without the framework: files of the page, and refusals before anything is looked at."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from litestar.types import Send

from concordia_game.server import wire
from concordia_game.server.errors import Refused


async def answer(send: Send, status: int, headers: Mapping[str, str], body: bytes) -> None:
    """Send a whole answer."""
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse(send: Send, refused: Refused, status: int | None = None, **headers: str) -> None:
    """Send a refusal, as the framework's own look."""
    body = msgspec.json.encode(wire.Problem(refused.code, refused.details))
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named |= {"content-type": "application/json", "content-length": str(len(body))}
    await answer(send, status or refused.status, named, body)
