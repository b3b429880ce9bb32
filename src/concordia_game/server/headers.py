"""Security headers and the request's id on every answer, and one log line for each."""

from __future__ import annotations

import logging
import time

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from concordia_game.server.metrics import ANSWERS
from concordia_game.server.requests import HEADER, begin_request

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

logger = logging.getLogger("concordia_game.server.http")


def with_headers(app: ASGIApp) -> ASGIApp:
    """The app with the headers; the log names the route but never the query, which may hold a token."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            if scope["type"] == ScopeType.WEBSOCKET:
                begin_request(scope)
            await app(scope, receive, send)
            return
        began, id = time.perf_counter(), begin_request(scope)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers[HEADER] = id
                if scope["path"].startswith("/api"):
                    # Tokens and positions don't belong in a cache.
                    headers.setdefault("cache-control", "no-store")
                _log(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await app(scope, receive, sending)

    return wrapped


def _log(scope: Scope, status: int, seconds: float) -> None:
    ANSWERS.add(str(status))
    fields = {
        "method": scope["method"],  # type: ignore[typeddict-item]  # only HTTP comes here
        "path": scope["path"],
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    logger.info("answered", extra={"fields": fields})
