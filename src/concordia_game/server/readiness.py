"""Health and readiness: whether a monitor has to worry, and whether a proxy may send people here."""

from __future__ import annotations

from typing import Any, cast

from litestar import get

from concordia_game.engine import play
from concordia_game.files.versions import rules_version
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, hall_of
from concordia_game.version import version


@get("/health", responses={421: REFUSALS[421], 503: REFUSALS[503]})
async def health(request: AnyRequest) -> wire.Health:
    """Whether the server is healthy, and its store takes what is written."""
    await hall_of(request).store.check()
    kind = "pure" if (play.__file__ or "").endswith(".py") else "compiled"
    return wire.Health("ok", version(), rules_version(), cast(Any, kind))


@get("/ready", responses={421: REFUSALS[421], 503: REFUSALS[503]})
async def ready_for_people(request: AnyRequest) -> wire.Ready:
    """Whether people may be sent here: no maintenance, and the store takes what is written as we write it."""
    hall_of(request).maintenance.check()
    store = hall_of(request).store
    await store.check()
    await store.check_revision()
    return wire.Ready("ready")


HANDLERS = [health, ready_for_people]
