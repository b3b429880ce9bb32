"""What every call needs: the server's tables and limits, and who asks."""

from __future__ import annotations

from typing import Any, cast

from litestar import MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.openapi import ResponseSpec

from concordia_game.server import wire
from concordia_game.server.guard import Guard
from concordia_game.server.tables.hall import Hall

AnyRequest = Request[Any, Any, AppState]

REFUSALS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=description)
    for status, description in {
        400: "The call can't be understood",
        403: "The token does not allow it",
        404: "Not found",
        409: "The game does not allow it now",
        413: "The body is too long",
        421: "The server is not known by this host name",
        429: "Too many calls",
        503: "The store can't be reached, or there is no room for another table",
    }.items()
}


def hall_of(request: AnyRequest) -> Hall:
    """The server's tables."""
    return cast(Hall, request.app.state.hall)


def guard_of(request: AnyRequest) -> Guard:
    """The server's limits."""
    return cast(Guard, request.app.state.guard)


def public_url(request: AnyRequest) -> str:
    """Where friends reach this server: the URL that was set, or the one that the caller used."""
    return (hall_of(request).settings.public_url or str(request.base_url)).rstrip("/")


def ready(message: bytes) -> Response[Any]:
    """A response from finished JSON."""
    return Response(message, media_type=MediaType.JSON)


def bearer(request: AnyRequest) -> str | None:
    """The token of an authorization header."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None
