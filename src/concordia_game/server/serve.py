"""Runs the server with uvicorn."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from contextlib import closing, suppress

import uvicorn

from concordia_game.engine.errors import ConcordiaError
from concordia_game.server.config import make_config
from concordia_game.server.logs import set_up_logs
from concordia_game.server.open_files import raise_open_files
from concordia_game.server.processes import CannotShare, Processes
from concordia_game.server.settings import Settings
from concordia_game.server.store.trial import alone, try_store

USUAL_PORT = 8000
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has, used to find out which of ours others would see."""


class CannotListen(ConcordiaError):
    """The server can't listen on the address."""


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up_logs()
    raise_open_files()
    if settings.processes > 1 and not settings.is_shared:
        raise CannotShare("--processes needs PostgreSQL (--database): games in a file have one process")
    with closing(listen(settings)) as listening, alone(settings):
        asyncio.run(try_store(settings))
        if settings.processes > 1:
            Processes(settings, listening).run(
                lambda: announce(address(settings, listening), settings.open_browser)
            )
            return
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
            announce(self._url, self._open)


def announce(url: str, in_browser: bool) -> None:
    """Say where the page is, or show it."""
    print(f"Concordia is at {url}", flush=True)
    if in_browser:
        webbrowser.open(url)


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
