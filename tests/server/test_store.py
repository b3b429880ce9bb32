"""The tables of older versions are brought up to date, and keep their contents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from concordia_game.engine.ids import Seat
from concordia_game.server.store.rows import GameRow, SeatRow
from concordia_game.server.store.schema import metadata
from concordia_game.server.store.store import Store, make_engine, migrate, sqlite_url
from server.house import run
from server.prepared import made_at_once

GAME = """INSERT INTO games (id, created, rules, setup, seed_hidden, confirm, guided)
    VALUES ('old', '2026-01-02 03:04:05', '1', '{}', true, true, false)"""
SEAT = """INSERT INTO seats (game, seat, person, kind, name, stand_in)
    VALUES ('old', 0, 0, 'you', 'Ann', 'easy')"""


def first_version(connection: Connection) -> None:
    """A database as the first version left it."""
    migrate(connection, "0001")
    for statement in (GAME, SEAT):
        connection.execute(text(statement))


def differences(connection: Connection) -> list[Any]:
    """What the migrations made that is not in the schema, and vice versa."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_a_database_of_the_first_version_goes_on(database: str) -> None:
    async def main() -> None:
        engine = make_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(first_version)
        store = await Store.open(database)
        game = await store.game("old")
        assert isinstance(game, GameRow)
        seats = await store.seats("old")
        assert seats == [SeatRow("old", Seat(0), 0, "you", "Ann", stand_in="easy", votes=0)]
        await store.put_seat(seats[0].changed(votes=5))
        assert [seat.votes for seat in await store.seats("old")] == [5]
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()
        await engine.dispose()

    run(main())


def test_tables_made_at_once_are_those_of_the_migrations(folder: Path) -> None:
    """Most tests of the server rely on it."""
    found: list[tuple[list[str], list[Any]]] = []

    async def main() -> None:
        for make in (migrate, made_at_once, made_at_once):
            engine = make_engine(sqlite_url(str(folder / f"{len(found)}.sqlite3")))
            async with engine.begin() as connection:
                await connection.run_sync(make)
                tables = (await connection.exec_driver_sql("SELECT type, name, sql FROM sqlite_master")).all()
                version = (await connection.exec_driver_sql("SELECT * FROM alembic_version")).all()
                found.append((sorted(map(repr, tables)), list(version)))
                assert await connection.run_sync(differences) == []
            await engine.dispose()

    run(main())
    assert found[1:] == found[:1] * 2
