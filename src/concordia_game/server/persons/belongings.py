"""Everything that is kept of a person, whichever table it is in: handed over, or deleted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Column, delete, select, update

from concordia_game.server.homes.errands import Details, errand, told
from concordia_game.server.store import schema
from concordia_game.server.store.writer import Statement
from concordia_game.server.tables.hall import Hall
from concordia_game.server.tables.keys import keys_of_sessions

PERSONS, SESSIONS = schema.persons, schema.sessions


def _pointing_to(target: Column[Any]) -> Iterator[Column[Any]]:
    """The columns that name a person or a session, those of tables that depend on others first."""
    for table in reversed(schema.metadata.sorted_tables):
        yield from (column for column in table.columns if column.references(target))


async def end_sessions(hall: Hall, sessions: Sequence[str], *more: Statement) -> None:
    """Let browsers be nobody's: their keys open nothing any more, not even for those who are there now."""
    keys = await keys_of_sessions(hall.store, sessions)
    theirs: list[Statement] = [
        (delete(c.table).where(c.in_(sessions)), []) for c in _pointing_to(SESSIONS.c.hash)
    ]
    ending: Statement = (delete(SESSIONS).where(SESSIONS.c.hash.in_(sessions)), [])
    await hall.store.write([*theirs, ending, *more])
    for game in {key.game for key in keys}:
        await told(hall, drop_sessions, game, {"sessions": list(sessions)})


@errand
async def drop_sessions(hall: Hall, game: str, details: Details) -> None:
    """Let browsers' keys open no seat of a game any more."""
    for table in await hall.present([game]):
        table.let_go(table.people.drop_keys(set(details["sessions"])))


async def delete_person(hall: Hall, person: str) -> None:
    """Forget somebody; their seats keep the names under which they played."""
    await _leave(hall, person, None, [])


async def hand_over(hall: Hall, old: str, new: str) -> None:
    """Make all that is somebody's somebody else's, who is the same human being.

    What a person has only one of, such as settings, the other one has already.
    """
    columns = [c for c in _pointing_to(PERSONS.c.id) if not c.primary_key and c.table is not SESSIONS]
    await _leave(
        hall, old, new, [(update(c.table).where(c == old).values({c.name: new}), []) for c in columns]
    )


async def _leave(hall: Hall, old: str, new: str | None, handing: list[Statement]) -> None:
    seats = schema.seats
    sessions = await hall.store.read(select(SESSIONS.c.hash).where(SESSIONS.c.person == old))
    games = await hall.store.read(select(seats.c.game).where(seats.c.holder == old))
    passing: Statement = (update(seats).where(seats.c.holder == old).values(holder=new), [])
    removal: list[Statement] = [(delete(c.table).where(c == old), []) for c in _pointing_to(PERSONS.c.id)]
    last: Statement = (delete(PERSONS).where(PERSONS.c.id == old), [])
    await end_sessions(hall, [row.hash for row in sessions], passing, *handing, *removal, last)
    # Tables loaded from now on know it; the others are told.
    for game in {row.game for row in games}:
        await told(hall, pass_seats_on, game, {"old": old, "new": new})


@errand
async def pass_seats_on(hall: Hall, game: str, details: Details) -> None:
    """Let somebody's seats be somebody else's, or nobody's."""
    for table in await hall.present([game]):
        await table.pass_on(details["old"], details["new"])
