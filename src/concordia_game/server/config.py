"""How uvicorn runs the application."""

from __future__ import annotations

import os
from typing import Any, cast

import uvicorn

from concordia_game.server.app import make_app, with_guard
from concordia_game.server.callers import callers_at, lines_at
from concordia_game.server.door import Door, Proxies
from concordia_game.server.open_files import room_for_connections
from concordia_game.server.settings import Settings

LARGEST_MESSAGE = 16_384
LONGEST_HEAD = 16_384
KEPT_ALIVE = 5
"""How many seconds a connection may wait for its next request."""
GRACE = 5


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
