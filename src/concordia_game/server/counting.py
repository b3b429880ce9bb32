"""Every request counts, whatever it asks for: files, the schema, health, and what does not exist."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from concordia_game.server.answers import refuse
from concordia_game.server.errors import Refused
from concordia_game.server.guard import Guard

CHECKS = ("/api/health", "/api/ready")
TRY_AGAIN_LATER = 1013


def counted(app: ASGIApp, guard: Guard) -> ASGIApp:
    """The app, reached only by those who have not asked too often."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                guard.request(scope["client"], scope["path"] in CHECKS)
        except Refused as refused:
            if scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": refused.code})
            else:
                await refuse(send, refused, retry_after=str(refused.details["wait"]))
        else:
            await app(scope, receive, send)

    return wrapped
