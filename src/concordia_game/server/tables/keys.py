"""Keys of seats: a browser in which somebody signed in gets them for that person's seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, insert, select

from concordia_game.engine.ids import Seat
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.store.writer import Statement


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key as the store keeps it; it dies with its session."""

    hash: str
    game: str
    seat: Seat
    session: str
    person: str


async def keys_of_game(store: Store, game: str) -> list[SeatKey]:
    """All keys of a game's seats."""
    return await _found(store, schema.seat_keys.c.game == game)


async def keys_of_sessions(store: Store, sessions: Sequence[str]) -> list[SeatKey]:
    """All keys that some browsers were given."""
    return await _found(store, schema.seat_keys.c.session.in_(sessions))


async def keys_of_hashes(store: Store, hashes: Sequence[str]) -> list[SeatKey]:
    """Those of some tokens that are keys."""
    return await _found(store, schema.seat_keys.c.hash.in_(hashes)) if hashes else []


async def _found(store: Store, wanted: ColumnElement[bool]) -> list[SeatKey]:
    keys, sessions = schema.seat_keys, schema.sessions
    rows = await store.read(select(keys, sessions.c.person).join(sessions).where(wanted))
    return [SeatKey(**row._mapping) for row in rows]


def writing(keys: Sequence[SeatKey]) -> Statement:
    """Keeps keys."""
    columns = schema.seat_keys.columns.keys()
    return insert(schema.seat_keys), [{name: getattr(key, name) for name in columns} for key in keys]
