"""The calls of people who look for others: tables that are open, and a picture to show when it is over."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, hall_of
from concordia_game.server.errors import Refused
from concordia_game.server.tables.open_tables import join_open, open_tables


def check_open(request: AnyRequest) -> None:
    """Refuse where the host of the server wants no list."""
    if not hall_of(request).settings.open_tables:
        raise Refused("no_open_tables")


@get("/open", responses=REFUSALS)
async def list_open(request: AnyRequest) -> wire.OpenTables:
    """Tables where anybody may sit down."""
    guard_of(request).call(request)
    check_open(request)
    hall = hall_of(request)
    return wire.OpenTables(await open_tables(hall.store, hall.settings.clock.now()))


@post("/open/{game:str}/join", responses=REFUSALS)
async def sit_down(request: AnyRequest, game: FromPath[str], data: JSONBody[wire.JoinOpen]) -> wire.Joined:
    """Take a free seat at an open table."""
    guard_of(request).call(request)
    check_open(request)
    guard_of(request).open_seat(request)
    return await join_open(hall_of(request), game, data.name)


@get("/games/{game:str}/picture.svg", media_type="image/svg+xml", responses=REFUSALS)
async def show_picture(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    """The last position of a finished game as a picture."""
    guard_of(request).call(request)
    guard_of(request).labour(request)
    picture = await hall_of(request).picture(game)
    return Response(picture, media_type="image/svg+xml")


HANDLERS = [list_open, sit_down, show_picture]
