"""The calls over HTTP: starting, joining and viewing games, and making moves."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from concordia_game.drawing.geometry import Geometry
from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, bearer, guard_of, hall_of, public_url, ready
from concordia_game.server.boards import drawing_of
from concordia_game.server.catalog import catalog
from concordia_game.server.guard import seat_key
from concordia_game.server.tables.hall import held_seat
from concordia_game.server.tables.table import Table


@get("/catalog", responses=REFUSALS)
async def show_catalog(request: AnyRequest) -> wire.Catalog:
    """Everything there is to choose from."""
    guard_of(request).call(request)
    settings, maintenance = hall_of(request).settings, hall_of(request).maintenance
    found = catalog(tuple(settings.own_tiles), settings.open_tables)
    return msgspec.structs.replace(found, maintenance=maintenance.message) if maintenance.on else found


@get("/boards/{board:str}/drawing", responses=REFUSALS)
async def show_drawing(request: AnyRequest, board: FromPath[str]) -> Response[Geometry]:
    """The drawing of one of the host's own boards; the page brings those of the game along."""
    guard_of(request).call(request)
    return ready(await asyncio.to_thread(drawing_of, board))


@post("/games", responses=REFUSALS)
async def create_game(request: AnyRequest, data: JSONBody[wire.NewGame]) -> wire.GameMade:
    """Start a game; the answer has the tokens and invites of its seats."""
    guard_of(request).new_game(request)
    if data.listed:
        guard_of(request).listing(request)
    return await hall_of(request).create(data, public_url(request))


@post("/join", responses=REFUSALS)
async def join_game(request: AnyRequest, data: JSONBody[wire.JoinGame]) -> wire.Joined:
    """Take the seat of an invite."""
    guard_of(request).new_game(request)
    return await hall_of(request).join(data)


@get("/games/{game:str}", responses=REFUSALS)
async def show_game(request: AnyRequest, game: FromPath[str]) -> Response[wire.Summary]:
    """What anybody may know of a game at a glance, or with its token a seat."""
    guard_of(request).call(request)
    async with hall_of(request).at(game) as table:
        secret = bearer(request)
        seats = [held_seat(table, secret)] if secret else []
        table.admit(seats)
        return ready(table.sight_for(seats).summary(table.people.shown(not table.is_behind(seats))))


@get("/games/{game:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_record(request: AnyRequest, game: FromPath[str]) -> str:
    """The record of a finished game."""
    guard_of(request).call(request)
    return await hall_of(request).record(game)


@get("/games/{game:str}/replay", responses=REFUSALS)
async def show_replay(request: AnyRequest, game: FromPath[str]) -> Response[wire.Replay]:
    """A finished game, move by move, as a spectator saw it."""
    guard_of(request).call(request)
    guard_of(request).labour(request)
    zipped = await hall_of(request).replay(game)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return ready(gzip.decompress(zipped))
    answer = ready(zipped)
    answer.headers.update({"content-encoding": "gzip", "vary": "Accept-Encoding"})
    return answer


@post("/games/{game:str}/rematch", responses=REFUSALS)
async def begin_rematch(
    request: AnyRequest, game: FromPath[str], data: JSONBody[wire.Rematch]
) -> wire.GameMade:
    """Start a rematch with the same people, or see one's seats in the one that somebody started."""
    guard_of(request).new_game(request)
    return await hall_of(request).rematch(game, data, public_url(request))


@get("/games/{game:str}/position", responses=REFUSALS)
async def show_position(
    request: AnyRequest, game: FromPath[str], token: FromQuery[str | None] = None
) -> Response[wire.Position]:
    """The position as a spectator sees it, or as a seat does, whose player counts as being there."""
    guard_of(request).call(request)
    secret = token or bearer(request)
    async with hall_of(request).at(game) as table:
        request.app.state.visits.note(game)
        table.bots.looked_at()
        if not secret:
            table.admit([])
            return position_of(table, [])
        seat = held_seat(table, secret)
        await table.asked(seat)
        return position_of(table, [seat])


@post("/games/{game:str}/moves", status_code=200, responses=REFUSALS)
async def make_move(
    request: AnyRequest, game: FromPath[str], data: JSONBody[wire.MakeMove]
) -> Response[wire.Position]:
    """Make a move, take one back or end the turn; the answer is the position afterwards."""
    guard_of(request).call(request)
    async with hall_of(request).at(game) as table:
        seat = held_seat(table, data.token)
        guard_of(request).message(seat_key(game, seat))
        await table.asked(seat)
        if data.text == "undo":
            await table.undo(seat, data.ply, data.to)
        elif data.text == "confirm":
            await table.confirm(seat, data.ply)
        else:
            await table.move(seat, data.ply, data.text)
        return position_of(table, [seat])


def position_of(table: Table, seats: list[Seat]) -> Response[wire.Position]:
    """The whole position, with all of its log."""
    return ready(table.audience.position(table.sight_for(seats), seats))


HANDLERS = [
    show_catalog,
    show_drawing,
    create_game,
    join_game,
    show_game,
    show_record,
    show_replay,
    begin_rematch,
    show_position,
    make_move,
]


def api_router(*more: Any) -> Router:
    """All calls below /api."""
    return Router("/api", route_handlers=[*HANDLERS, *more])
