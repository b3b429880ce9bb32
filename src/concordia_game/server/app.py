"""The server put together: store, tables, API and the browser client."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from concordia_game.server import booklet, meeting, readiness, wire
from concordia_game.server.admin.ageing import Ageing
from concordia_game.server.admin.steward import Steward
from concordia_game.server.admin.visits import Visits
from concordia_game.server.agreements import calls as agreements
from concordia_game.server.agreements.pulse import Pulse
from concordia_game.server.boards import offer_boards
from concordia_game.server.calls import api_router
from concordia_game.server.counting import counted
from concordia_game.server.desk import calls as desk
from concordia_game.server.document import Document
from concordia_game.server.errors import Refused, fault
from concordia_game.server.guard import Guard
from concordia_game.server.headers import with_headers
from concordia_game.server.homes.arrival import Arrival
from concordia_game.server.homes.passing import ELSEWHERE, passing_on
from concordia_game.server.homes.peers import Elsewhere
from concordia_game.server.hosts import known_hosts_only
from concordia_game.server.lessons import calls as lessons
from concordia_game.server.live import live
from concordia_game.server.monitor import open_monitor
from concordia_game.server.notices import calls as notices
from concordia_game.server.notices.notices import Notices
from concordia_game.server.origins import own_pages_only
from concordia_game.server.past import calls as past
from concordia_game.server.persons import calls as persons
from concordia_game.server.persons import sign_in
from concordia_game.server.persons.ceremonies import Ceremonies
from concordia_game.server.persons.passkeys import Passkeys
from concordia_game.server.persons.persons import Persons
from concordia_game.server.planning.earlier import Earlier
from concordia_game.server.puzzles import calls as puzzles
from concordia_game.server.requests import present_request
from concordia_game.server.settings import Settings
from concordia_game.server.static import with_client
from concordia_game.server.store.store import Store
from concordia_game.server.studies import calls as studies
from concordia_game.server.tables.hall import Hall
from concordia_game.server.thinking.thinking import Thinking
from concordia_game.version import version

LARGEST_BODY = 32_768
UNCOMPRESSED = [
    "^/api/games$",
    "^/api/join$",
    "^/api/me($|/)",
    "^/api/(sign-in|recover)",
    "^/api/games/[^/]+/(rematch|replay|seats/[^/]+/renew)$",
    "^/api/open/[^/]+/join$",
]
"""Answers with tokens, since their compressed size would leak information; a replay is already compressed."""

CODES = {400: "bad_message", 404: "no_such_file", 405: "no_such_call", 413: "too_long", 415: "bad_message"}

PARTS = (
    readiness,
    persons,
    desk,
    sign_in,
    past,
    notices,
    meeting,
    agreements,
    lessons,
    booklet,
    studies,
    puzzles,
)
"""The modules with further calls."""

logger = logging.getLogger(__name__)


def make_app(settings: Settings) -> Litestar:
    """The whole application."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        offer_boards(settings.maps)
        store = await Store.open(settings.database_url())
        thinking = Thinking(settings.bot_workers, settings.bot_games)
        thinking.start()
        hall = Hall(store, thinking, settings)
        arrival = await Arrival.open(hall, settings)
        async with arrival.first() as first:
            if first:
                await hall.graces.resume(store)
            await hall.past.open()
            pulse = Pulse(store, settings.clock)
            pulse.start()
            steward = Steward(hall)
            await steward.start()
            app.state.hall = hall
            app.state.persons = Persons(store, settings.clock)
            app.state.passkeys = Passkeys(store, settings.clock)
            app.state.ceremonies = Ceremonies(settings.clock, hall.homes)
            app.state.notices = await Notices.open(store, hall, settings, first)
            visits = Visits(store, settings.clock)
            hall.news = visits.beside(hall.news)
            app.state.visits = visits
        app.state.shared_homes = await arrival.start(passing_on(app), app.state.notices.teller)
        ageing = Ageing(hall)
        ageing.start()
        monitor = await open_monitor(settings, hall)
        logger.info("started", extra={"fields": {"version": version()}})
        try:
            yield
        finally:
            if monitor is not None:
                monitor.close()
            await ageing.stop()
            await steward.stop()
            await app.state.notices.close()
            await arrival.stop_taking()
            await hall.close()
            await visits.settled()
            await pulse.stop()
            await arrival.leave()
            thinking.close()
            await store.close()
            logger.info("stopped")

    app = Litestar(
        route_handlers=[api_router(live, *(handler for part in PARTS for handler in part.HANDLERS))],
        lifespan=[running],
        middleware=[own_pages_only(settings.public_url)],
        exception_handlers={
            Refused: refuse,
            Elsewhere: pass_on,
            HTTPException: refuse_call,
            RecursionError: refuse_depth,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Concordia",
            version=version(),
            path="/api/schema",
            render_plugins=[Document()],
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude=UNCOMPRESSED
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.state.guard = Guard(settings)
    app.state.earlier = Earlier()
    app.state.known_hosts_only = known_hosts_only(settings)
    return app


def with_guard(app: Litestar) -> ASGIApp:
    """The application as the world meets it: with the page; all is counted, logged and given headers."""
    inside = counted(with_client(passing_on(app)), app.state.guard)
    return with_headers(app.state.known_hosts_only(inside))


AnyRequest = Request[Any, Any, Any]


def refuse(request: AnyRequest, refused: Refused) -> Response[wire.Problem]:
    """One of our own refusals."""
    problem = wire.Problem(refused.code, refused.details)
    return Response(problem, status_code=refused.status, headers=refused.headers)


def pass_on(request: AnyRequest, elsewhere: Elsewhere) -> Response[wire.Problem]:
    """Have a call made where it belongs; whoever took it sends it there in the place of this answer."""
    request.scope["state"][ELSEWHERE] = elsewhere.peer
    return refuse(request, elsewhere)


def refuse_call(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """A call that the framework refused: names the field at fault and no more."""
    code = CODES.get(error.status_code, "internal" if error.status_code >= 500 else "refused")
    headers = error.headers if error.status_code == 405 else None
    return Response(
        wire.Problem(code, fault(error.__cause__)), status_code=error.status_code, headers=headers
    )


def refuse_depth(request: AnyRequest, error: RecursionError) -> Response[wire.Problem]:
    """A body nested so deeply that it can't be read."""
    logger.warning("nested too deeply", extra={"fields": {"path": request.url.path}})
    return Response(wire.Problem("bad_message"), status_code=400)


def fail(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    """An error of ours: logged, and reported without a traceback, by the id under which the log has it."""
    logger.error("failed", exc_info=error, extra={"fields": {"path": request.url.path}})
    return Response(wire.Problem("internal", {"request": present_request()}), status_code=500)
