"""Runs the server with uvicorn."""

from __future__ import annotations

import socket
import sys
import webbrowser
from contextlib import closing, suppress

import uvicorn

from concordia.server.app import make_app
from concordia.server.logs import set_up_logs
from concordia.server.settings import Settings

USUAL_PORT = 8000
LARGEST_MESSAGE = 16_384
GRACE = 5
EVERYWHERE = ("0.0.0.0", "::")


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up_logs()
    with closing(listen(settings)) as listening:
        url = address(settings, listening)
        print(f"Concordia is at {url}", flush=True)
        server = Announcing(make_config(settings), url if settings.open_browser else None)
        # Uvicorn stops in good order at Ctrl-C and then raises it again.
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


class Announcing(uvicorn.Server):
    """A server that opens the browser once it answers."""

    def __init__(self, config: uvicorn.Config, url: str | None) -> None:
        super().__init__(config)
        self._url = url

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then show the page."""
        await super().startup(sockets)
        if self._url and self.started:
            webbrowser.open(self._url)


def make_config(settings: Settings) -> uvicorn.Config:
    """Uvicorn's settings; access logs are ours, as its own would show tokens."""
    return uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=GRACE,
    )


def listen(settings: Settings) -> socket.socket:
    """A listening socket: the port given, or the usual one if it is free, or any."""
    if settings.port is not None:
        return _bind(settings.host, settings.port)
    try:
        return _bind(settings.host, USUAL_PORT)
    except OSError:
        return _bind(settings.host, 0)


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
    """Where players reach the server."""
    if settings.public_url:
        return settings.public_url
    shown = "localhost" if settings.host in EVERYWHERE else settings.host
    host = f"[{shown}]" if ":" in shown else shown
    return f"http://{host}:{listening.getsockname()[1]}"
