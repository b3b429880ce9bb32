"""The desk: all of somebody's games at a glance, most of them without a table in memory."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import select

from concordia_game.server import wire
from concordia_game.server.desk.summaries import SHOWN, keep_summary, kept_summaries, summary
from concordia_game.server.errors import Refused
from concordia_game.server.homes.errands import Details, errand, run_errand
from concordia_game.server.store import schema
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.tables.hall import Hall
from concordia_game.server.tables.keys import keys_of_hashes
from concordia_game.server.tables.people import BOT, hashed
from concordia_game.server.tabletop import wire_seat

MOST_FOLDED = 8
"""Games from before summaries were kept: those beyond are looked at the next time."""

logger = logging.getLogger(__name__)


async def desk(hall: Hall, wanted: wire.DeskWanted, url: str) -> wire.Desk:
    """The games asked for."""
    opened = {entry.game: {hashed(token) for token in entry.tokens} for entry in wanted.games}
    seats = await _seats(hall, list(opened))
    found = {row.id: dict(row._mapping) for row in await kept_summaries(hall.store, list(opened))}
    stale = [row for row in found.values() if row["ply"] != row["last"]]
    bare = [row for row in found.values() if row["ply"] == row["last"] and row["houses"] is None]
    for row in [*stale, *bare][:MOST_FOLDED]:
        await _look(hall, row)
    keys = await keys_of_hashes(hall.store, [hash for hashes in opened.values() for hash in hashes])
    for key in keys:
        seat = seats[key.game][key.seat] if key.game in seats else None
        if seat is not None and seat.holder == key.person and key.hash in opened[key.game]:
            opened[key.game] |= {hash for hash in (seat.token_hash, seat.kept_hash) if hash}
    games = [_shown(found[id], seats[id], opened[id]) for id in opened if id in found]
    now = hall.settings.clock.now()
    return wire.Desk([game for game in games if _may_see(game, found)], now, url)


def _may_see(game: wire.DeskGame, found: dict[str, dict[str, Any]]) -> bool:
    """Whether the caller may know how a game stands now; those without a seat may be kept behind, or out."""
    row = found[game.game]
    return bool(game.yours) or game.over or (row["watchers"] and not row["delay"])


async def _seats(hall: Hall, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    seats = schema.seats
    rows = await hall.store.read(select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.seat))
    found: dict[str, list[SeatRow]] = {}
    for row in rows:
        found.setdefault(row.game, []).append(SeatRow(**row._mapping))
    return found


async def _look(hall: Hall, row: dict[str, Any]) -> None:
    """Look at the table itself: the summary is that of another ply, or there is none."""
    try:
        row.update(await run_errand(hall, summarise, row["id"], {}))
    except Refused as refused:
        # All others can be opened, and this one is listed by its seats.
        logger.info("not on the desk", extra={"fields": {"game": row["id"], "code": refused.code}})


@errand
async def summarise(hall: Hall, game: str, details: Details) -> dict[str, Any]:
    """Keep a game's summary; what it says."""
    async with hall.at(game) as table:
        fresh = summary(table.sight, table.people.rows)
    await keep_summary(hall.store, fresh)
    return fresh


def _shown(row: dict[str, Any], seats: Sequence[SeatRow], opened: set[str]) -> wire.DeskGame:
    known = row["ply"] is not None
    kept = {name: row[name] for name in SHOWN} if known else {}
    scored = row["live_scores"] or kept.get("over")
    since: datetime = row["at"] or row["created"]
    return wire.DeskGame(
        game=row["id"],
        name=row["name"],
        board=row["board"] or "",
        seats=[sitter(seat) for seat in seats],
        yours=[wire_seat(seat.seat) for seat in seats if opened & {seat.token_hash, seat.kept_hash}],
        asked=kept.get("asked"),
        # SQLite gives back times without their zone.
        since=since.replace(tzinfo=since.tzinfo or UTC).timestamp(),
        ply=row["ply"] or 0,
        over=bool(kept.get("over")),
        begun=bool(kept.get("begun", True)),
        scores=msgspec.json.decode(kept.get("scores", "{}")) if scored else {},
        winners=msgspec.json.decode(kept.get("winners", "[]")),
        houses=msgspec.json.decode(kept.get("houses") or "{}"),
    )


def sitter(row: SeatRow) -> wire.Sitter:
    """Who sits at a seat."""
    return wire.Sitter(
        seat=wire_seat(row.seat),
        name=row.name,
        kind=row.kind,  # type: ignore[arg-type]  # only those kinds are written
        bot=row.player,
        character=row.character,
        joined=row.kind == BOT or row.joined,
    )
