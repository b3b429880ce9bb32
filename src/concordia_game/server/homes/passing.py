"""Passes on what belongs to a game that is at home in another process; the caller notices nothing."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from concordia_game.server.answers import refuse
from concordia_game.server.errors import Refused
from concordia_game.server.homes.homes import SharedHomes
from concordia_game.server.homes.peers import Peer, Unreachable
from concordia_game.server.homes.tunnel import PASSED_ON, TRY_AGAIN

ELSEWHERE = "elsewhere"
"""Where the state of a call says in which process it has to be made."""
GAMES = "/api/games/"


def passing_on(app: Litestar) -> ASGIApp:
    """The app, with all games wherever they are."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        homes = getattr(app.state, "shared_homes", None)
        if homes is None or scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        try:
            await Passage(app, homes, scope, receive, send).go()
        except Unreachable:
            await homes.suspect()
            await _refuse(scope, send, Refused("unavailable", {"wait": 1}))
        except Refused as refused:
            await _refuse(scope, send, refused)

    return wrapped


async def _refuse(scope: Scope, send: Send, refused: Refused) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": refused.code})
    else:
        await refuse(send, refused, retry_after="1")


class Passage:
    """One call, or one line."""

    def __init__(self, app: Litestar, homes: SharedHomes, scope: Scope, receive: Receive, send: Send) -> None:
        self._app = app
        self._homes = homes
        self._scope = scope
        self._receive = receive
        self._send = send
        self._heard: list[Any] = []
        self._began = False

    async def go(self) -> None:
        """Be answered here, or wherever the game is at home."""
        peer = await self._found()
        if peer is None:
            if self._scope["type"] == ScopeType.WEBSOCKET:
                await self._app(self._scope, self._receive, self._send)
                return
            await self._app(self._scope, self._hear, self._say)
            peer = self._elsewhere
        if peer is not None:
            if PASSED_ON in self._scope:
                # It has just moved: whoever asks again finds it.
                raise Refused("unavailable", {"wait": 1})
            await self._homes.tunnels.pass_on(peer, self._scope, self._again, self._send)

    async def _found(self) -> Peer | None:
        game = game_of(self._scope["path"])
        if game is None or self._app.state.hall.has(game):
            return None
        return await self._homes.find(game)

    @property
    def _elsewhere(self) -> Peer | None:
        state: dict[str, Any] = self._scope.get("state") or {}
        return state.get(ELSEWHERE)

    async def _hear(self) -> Any:
        message = await self._receive()
        self._heard.append(message)
        return message

    async def _again(self) -> Any:
        """What was heard here is told once more where it belongs."""
        return self._heard.pop(0) if self._heard else await self._receive()

    async def _say(self, message: Message) -> None:
        """What is said here counts only if it is not to be said elsewhere."""
        if self._elsewhere is None:
            await self._send(message)


def game_of(path: str) -> str | None:
    """The game that a path is about."""
    if not path.startswith(GAMES):
        return None
    return path[len(GAMES) :].partition("/")[0] or None
