"""Runs the server with uvicorn."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import closing, suppress
from typing import Any, cast

import uvicorn

from concordia_game.engine.errors import ConcordiaError
from concordia_game.server.app import make_app, with_guard
from concordia_game.server.callers import callers_at, lines_at
from concordia_game.server.door import Door, Proxies
from concordia_game.server.logs import set_up_logs
from concordia_game.server.open_files import raise_open_files, room_for_connections
from concordia_game.server.settings import Settings
from concordia_game.server.store.trial import alone, try_store

USUAL_PORT = 8000
LARGEST_MESSAGE = 16_384
LONGEST_HEAD = 16_384
KEPT_ALIVE = 5
"""How many seconds a connection may wait for its next request."""
GRACE = 5
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has, used to find out which of ours others would see."""


class CannotListen(ConcordiaError):
    """The server can't listen on the address."""


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up_logs()
    raise_open_files()
    with closing(listen(settings)) as listening, alone(settings):
        asyncio.run(try_store(settings))
        server = Announcing(settings, address(settings, listening))
        # Uvicorn shuts down cleanly on Ctrl-C and then raises it again.
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


class Announcing(uvicorn.Server):
    """A server that prints its address once it is up, and opens the browser there if asked to."""

    def __init__(self, settings: Settings, url: str) -> None:
        super().__init__(make_config(settings))
        self._url = url
        self._open = settings.open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce the page."""
        await super().startup(sockets)
        if self.started:
            print(f"Concordia is at {self._url}", flush=True)
            if self._open:
                webbrowser.open(self._url)


def make_config(settings: Settings) -> uvicorn.Config:
    """Uvicorn's settings; the access log is ours, as its own would show tokens."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    most = min(settings.connections, room_for_connections())
    door = Door(most, settings.connections_per_address, Proxies(proxies))
    return uvicorn.Config(
        cast(Any, with_guard(make_app(settings))),
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        http=callers_at(door),
        h11_max_incomplete_event_size=LONGEST_HEAD,
        timeout_keep_alive=KEPT_ALIVE,
        ws=lines_at(door),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=GRACE,
    )


def listen(settings: Settings) -> socket.socket:
    """A listening socket: on the given port, or else on the usual one if it is free, or on any."""
    try:
        if settings.port is not None:
            return _bind(settings.host, settings.port)
        try:
            return _bind(settings.host, USUAL_PORT)
        except OSError:
            return _bind(settings.host, 0)
    except OSError as error:
        port = "" if settings.port is None else f" --port {settings.port}"
        raise CannotListen(f"--host {settings.host}{port}: {error.strerror}") from error


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def address(settings: Settings, listening: socket.socket) -> str:
    """Where players reach the server; an invite has the address that its sender used."""
    if settings.public_url:
        return settings.public_url
    shown = network_address() if settings.host in EVERYWHERE else settings.host
    host = f"[{shown}]" if ":" in shown else shown
    return f"http://{host}:{listening.getsockname()[1]}"


def network_address() -> str:
    """This machine's address as others in its network see it; looking up the route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return "localhost"
        return str(way.getsockname()[0])
