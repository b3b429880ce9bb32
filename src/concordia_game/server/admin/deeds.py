"""What a host can have done with a game: each at its table, so that everybody there sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, select, update

from concordia_game.engine.ids import SEATS
from concordia_game.server.errors import Refused
from concordia_game.server.homes.errands import Details, Errand, errand, run_errand
from concordia_game.server.store import schema
from concordia_game.server.store.writer import Statement
from concordia_game.server.tables.hall import Hall
from concordia_game.server.tables.people import BOT

Said = dict[str, Any]


async def carry_out(hall: Hall, what: str, details: Mapping[str, Any]) -> Said:
    """Do what is ordered; the answer has an `error` if it can't be done."""
    if what not in DEEDS:
        # Of a newer version, perhaps.
        return {"error": "no_such_order", "details": {}}
    try:
        answer: Said = await run_errand(hall, DEEDS[what], details["game"], dict(details))
        return answer
    except Refused as refused:
        return {"error": refused.code, "details": refused.details}


@errand
async def link(hall: Hall, game: str, details: Details) -> Said:
    """Let a new invite open a seat, and nothing that opened it before; only its hash is known here."""
    async with hall.at(game) as table, table.lock:
        if details["seat"] not in SEATS[: len(table.people.rows)]:
            raise Refused("no_such_seat", {"seat": details["seat"]})
        row = table.people.rows[SEATS.index(details["seat"])]
        if row.kind == BOT:
            raise Refused("seat_is_bot", {"seat": details["seat"]})
        await table.open_by(row.seat, details["hash"])
        return {"name": row.name}


@errand
async def end(hall: Hall, game: str, details: Details) -> Said:
    """End a game before its time."""
    async with hall.at(game) as table:
        await table.end_by_host()
    return {}


@errand
async def remove(hall: Hall, game: str, details: Details) -> Said:
    """Delete a game with all that belongs to it; whoever is there is sent home."""
    results = schema.results
    if await hall.store.game(game) is None:
        raise Refused("no_such_game", {"game": game})
    rated = await hall.store.read(
        select(results.c.game).where(results.c.game == game, results.c.rated.is_not(None))
    )
    for table in await hall.present([game]):
        async with table.lock:
            await hall.store.write(deleting(game))
            hall.drop(table)
    await hall.store.write(deleting(game))
    if rated:
        await hall.past.open()
    return {}


def deleting(game: str) -> list[Statement]:
    """Deletes the rows of a game, wherever they are."""
    games = schema.games
    belonging = [table for table in reversed(schema.metadata.sorted_tables) if "game" in table.c]
    return [
        *[(delete(table).where(table.c.game == game), []) for table in belonging],
        (update(games).where(games.c.rematch == game).values(rematch=None), []),
        (delete(games).where(games.c.id == game), []),
    ]


DEEDS: dict[str, Errand] = {
    "link": link,
    "end": end,
    "delete": remove,
}
