"""The tables where strangers may sit down, if the host of the server wants that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import select

from concordia_game.engine.ids import Seat
from concordia_game.files.options import PATHS
from concordia_game.server import wire
from concordia_game.server.agreements.clocks import clock_of
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import Hall
from concordia_game.server.tables.people import FRIEND
from concordia_game.server.tabletop import wire_seat

HOST_WITHIN = 3 * 24 * 3600.0
"""A table stays in the list for so many seconds after its host was there."""

MOST_LISTED = 50


class Dealt(msgspec.Struct):
    """What is looked at of a stored set-up."""

    options: dict[str, Any]


def is_free(row: SeatRow) -> bool:
    """Whether nobody has taken a friend's seat, nor plays a bot for it, nor has a new link to it."""
    return row.kind == FRIEND and not row.joined and not row.renewed and row.stand_in is None


async def open_tables(store: Store, now: float) -> list[wire.OpenTable]:
    """The newest tables with free seats whose hosts were there lately."""
    games, seats = schema.games, schema.seats
    free = (seats.c.kind == FRIEND) & seats.c.token_hash.is_(None) & seats.c.kept_hash.is_(None)
    waiting = select(seats.c.game).where(free & ~seats.c.renewed & seats.c.stand_in.is_(None))
    found = await store.read(
        select(games)
        .where(games.c.listed, games.c.attended > now - HOST_WITHIN, games.c.id.in_(waiting))
        .order_by(games.c.created.desc())
        .limit(MOST_LISTED)
    )
    rows: dict[str, list[SeatRow]] = defaultdict(list)
    for row in await store.read(
        select(seats).where(seats.c.game.in_([game.id for game in found])).order_by(seats.c.person)
    ):
        rows[row.game].append(SeatRow(**row._mapping))
    return [_listed(game, rows[game.id]) for game in found]


def _listed(game: Any, seats: Iterable[SeatRow]) -> wire.OpenTable:
    seats = list(seats)
    options = msgspec.json.decode(game.setup, type=Dealt).options
    return wire.OpenTable(
        game=game.id,
        host=next((row.name for row in seats if row.person == game.host), ""),
        board=str(options.get("map", "")),
        options={name: value for name, value in options.items() if name not in PATHS},
        players=len(seats),
        free=sum(map(is_free, seats)),
        bots=[row.bot for row in seats if row.bot],
        language=game.language,
        clock=clock_of(game) if game.clock else None,
    )


async def join_open(hall: Hall, id: str, name: str) -> wire.Joined:
    """Give a stranger a free seat at a table that is in the list."""
    async with hall.at(id) as table, table.lock:
        if not table.game.listed:
            raise Refused("no_such_game")
        if table.sight.over:
            raise Refused("game_over")
        seat: Seat | None = next((row.seat for row in table.people.rows if is_free(row)), None)
        if seat is None:
            raise Refused("table_full")
        token = await table.claim(seat, name)
    return wire.Joined(id, wire_seat(seat), token)
