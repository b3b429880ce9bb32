"""The way from one process to another: calls, lines and errands are passed on as they are.

A call or a line goes its own way over a connection of its own: first what it is (its ASGI scope), then every
event in both directions. So whatever the server can do at a table, it can do from any process.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from concordia_game.server.errors import Refused
from concordia_game.server.homes.frames import put, take
from concordia_game.server.homes.peers import Peer, Unreachable

CONNECTED_WITHIN = 2.0
ANSWERED_WITHIN = 60.0
"""Seconds for an errand: it may have to load a long game on a busy machine."""
HELLO_WITHIN = 10.0
PASSED_ON = "passed_on"
"""Where a scope says that another process has passed it on already."""

TOLD = (
    "type",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
)
"""What is told of a scope; `client` and `server` are told as well."""

Errand = Callable[[str, str, dict[str, Any]], Awaitable[Any]]

logger = logging.getLogger(__name__)


class Tunnels:
    """Passes on to other processes, and takes what they pass on."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._server: asyncio.Server | None = None
        self._taken: set[asyncio.Task[None]] = set()
        self.app: ASGIApp | None = None
        """What calls and lines of other processes reach here."""
        self.errand: Errand = _unknown

    # Here.

    async def listen(self, host: str, port: int) -> str:
        """Listen for the other processes; the address at which they reach this one."""
        self._server = await asyncio.start_server(self._begin, host, port)
        name = self._server.sockets[0].getsockname()
        return f"[{name[0]}]:{name[1]}" if ":" in name[0] else f"{name[0]}:{name[1]}"

    async def close(self) -> None:
        """Take nothing any more."""
        if self._server is not None:
            self._server.close()
        for task in self._taken:
            task.cancel()
        await asyncio.gather(*self._taken, return_exceptions=True)

    def _begin(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.create_task(self._take(reader, writer))
        self._taken.add(task)
        task.add_done_callback(self._taken.discard)

    async def _take(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await take(reader)
            if not hmac.compare_digest(str(hello["secret"]).encode(), self._secret.encode()):
                raise EOFError("a stranger")
            if "errand" in hello:
                await self._run_errand(hello, writer)
            else:
                await self._run_app(hello["scope"], reader, writer)
        except (EOFError, OSError, KeyError, TypeError):
            logger.debug("nobody we know")
        except Exception as error:
            logger.error("passed on, but failed", exc_info=error)
        finally:
            writer.close()

    async def _run_errand(self, hello: dict[str, Any], writer: StreamWriter) -> None:
        try:
            said: dict[str, Any] = {
                "answer": await self.errand(hello["errand"], hello["game"], hello["details"])
            }
        except Refused as refused:
            said = {"refused": refused.code, "details": refused.details}
        put(writer, said)
        await writer.drain()

    async def _run_app(self, told: dict[str, Any], reader: StreamReader, writer: StreamWriter) -> None:
        assert self.app is not None, "the server listens before it runs"

        async def receive() -> Any:
            try:
                return await take(reader)
            except EOFError:
                return {"type": "http.disconnect"} if told["type"] == "http" else GONE_AWAY

        async def send(message: Message) -> None:
            put(writer, message)
            await writer.drain()

        await self.app(_scope(told), receive, cast(Send, send))

    # There.

    async def ask(self, peer: Peer, what: str, game: str, details: dict[str, Any]) -> Any:
        """Have an errand run by another process."""
        reader, writer = await _connected(peer)
        try:
            put(writer, {"secret": self._secret, "errand": what, "game": game, "details": details})
            async with asyncio.timeout(ANSWERED_WITHIN):
                said = await take(reader)
        except (EOFError, OSError) as error:
            raise Unreachable(str(peer.id)) from error
        finally:
            writer.close()
        if "refused" in said:
            raise Refused(said["refused"], said["details"])
        return said["answer"]

    async def pass_on(self, peer: Peer, scope: Scope, receive: Receive, send: Send) -> None:
        """Have a call answered, or a line served, by another process."""
        reader, writer = await _connected(peer)
        put(writer, {"secret": self._secret, "scope": _told(scope)})
        asking = asyncio.create_task(_ask_on(receive, writer))
        last = ""
        try:
            while True:
                message = await take(reader)
                last = message["type"]
                await send(_event(message))
        except EOFError as error:
            if not last:
                raise Unreachable(str(peer.id)) from error
            if last in ("websocket.accept", "websocket.send") and not asking.done():
                # It ended without a word: whoever comes back finds the game elsewhere.
                await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": ""})
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            writer.close()


TRY_AGAIN = 1012
"""Close code: the service restarts, come back."""
GONE_AWAY = {"type": "websocket.disconnect", "code": 1001, "reason": ""}


async def _unknown(what: str, game: str, details: dict[str, Any]) -> Any:
    raise Refused("unavailable")


async def _connected(peer: Peer) -> tuple[StreamReader, StreamWriter]:
    try:
        async with asyncio.timeout(CONNECTED_WITHIN):
            return await asyncio.open_connection(*peer.place)
    except OSError as error:
        raise Unreachable(str(peer.id)) from error


async def _ask_on(receive: Receive, writer: StreamWriter) -> None:
    """Pass on what the client says, until it says goodbye."""
    with suppress(OSError):
        while True:
            message = await receive()
            put(writer, message)
            await writer.drain()
            if message["type"].endswith("disconnect"):
                return


def _told(scope: Scope) -> dict[str, Any]:
    found: dict[str, Any] = {name: scope[name] for name in TOLD if name in scope}  # type: ignore[literal-required]
    return {
        **found,
        "type": str(scope["type"].value) if hasattr(scope["type"], "value") else scope["type"],
        "client": scope["client"],
        "server": scope["server"],
        "subprotocols": scope.get("subprotocols", []),
    }


def _scope(told: dict[str, Any]) -> Scope:
    """A scope as the server that took the call had it."""
    made = {
        **told,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "headers": [(name, value) for name, value in told["headers"]],
        "client": tuple(told["client"]) if told["client"] else None,
        "server": tuple(told["server"]) if told["server"] else None,
        "extensions": {},
        "state": {},
        PASSED_ON: True,
    }
    return cast(Scope, made)


def _event(message: dict[str, Any]) -> Any:
    if "headers" in message:
        message["headers"] = [(name, value) for name, value in message["headers"]]
    return message
