"""Only the game's own pages may talk to the server; a browser says which page a call comes from."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from concordia_game.server.errors import Refused

HARMLESS = ("GET", "HEAD", "OPTIONS")
"""Methods open to other pages: the browser does not let them read the answer."""


def own_pages_only(public_url: str | None) -> Callable[[ASGIApp], ASGIApp]:
    """Refuses connections and changes requested by other sites' pages; programs send no origin."""
    own = urlsplit(public_url or "").netloc.lower()

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if changes(scope) and is_foreign(Headers.from_scope(scope), own):
                raise Refused("foreign_page")
            await app(scope, receive, send)

        return wrapped

    return middleware


def changes(scope: Scope) -> bool:
    """Whether it is a WebSocket, or a call that changes something."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in HARMLESS


def is_foreign(headers: Headers, own: str) -> bool:
    """Whether the request comes from a page of another host."""
    origin = headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc.lower() not in {headers.get("host", "").lower(), own} - {""}
