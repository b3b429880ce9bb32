"""Only the names that the server was told are answered.

A site may let its own name point to this machine and have its page ask the server as if it were its own (DNS
rebinding). The browser then sends that name as the host, so a name that nobody told the server is refused. An
address in figures is nobody's name and can't be pointed elsewhere.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from concordia_game.server.answers import refuse
from concordia_game.server.errors import Refused
from concordia_game.server.settings import Settings

LONGEST = 255
MOST_TOLD = 20
GO_AWAY = 1008
SHAPE = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:\d{0,5})?", re.ASCII)
"""A name or an address, perhaps with a port: links are made of it, so nothing else may stand there."""
HINT = "name it with --public-url or --hostname"

logger = logging.getLogger(__name__)


def known_hosts_only(settings: Settings) -> Callable[[ASGIApp], ASGIApp]:
    """Refuses whoever asks for another host."""
    names = known_names(settings)
    refused: set[str] = set()

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            asked = scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET)
            hosts = Headers.from_scope(scope).getall("host", []) if asked else []
            wrong = next((host[:LONGEST] for host in hosts if not is_known(host, names)), None)
            if wrong is None:
                await app(scope, receive, send)
                return
            _tell(wrong, refused)
            if scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": GO_AWAY, "reason": "wrong_host"})
            else:
                await refuse(send, Refused("wrong_host", {"host": wrong}))

        return wrapped

    return middleware


def _tell(host: str, told: set[str]) -> None:
    """Log a host once, so that a host who forgot a name finds it; a crowd of names is not worth it."""
    if host not in told and len(told) < MOST_TOLD:
        told.add(host)
        logger.warning("unknown host", extra={"fields": {"host": host, "hint": HINT}})


def known_names(settings: Settings) -> set[str]:
    """What the server was told: its public name, what it listens on, and how its own network calls it."""
    machine = socket.gethostname().lower()
    told = [urlsplit(settings.public_url or "").hostname or "", settings.host, *settings.hostnames]
    return {name.lower() for name in (*told, machine, f"{machine.partition('.')[0]}.local")} - {""}


def is_known(host: str, names: set[str]) -> bool:
    """Whether a host, perhaps with a port, is this server; a program may name none."""
    if not host:
        return True
    name = name_of(host) if SHAPE.fullmatch(host.strip()) else ""
    return name in names or name == "localhost" or name.endswith(".localhost") or _is_address(name)


def name_of(host: str) -> str:
    """A host without its port, brackets and final dot."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
