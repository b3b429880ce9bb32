"""A migration that is killed leaves nothing half done: the next start goes on as if it had never begun."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from concordia_game.server.store.store import Store, make_engine, migrate, sqlite_url
from server.test_store import GAME, SEAT, differences

pytestmark = pytest.mark.skipif(os.name == "nt", reason="processes are forked to be killed")

MOVE = """INSERT INTO moves (game, ply, seat, kind, text, at)
    VALUES ('old', 1, 0, 'move', 'architect', '2026-01-02 03:04:06')"""
ROWS = (GAME, SEAT, MOVE)
TABLES = ("games", "seats", "moves")
KILLED = -signal.SIGKILL


@pytest.fixture(autouse=True)
def tables_made_at_once() -> None:
    """Not here: servers migrate as they do everywhere else."""


def versions() -> list[str]:
    """All versions of the tables, the first one first."""
    config = Config()
    config.set_main_option("script_location", "concordia_game.server.store:migrations")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def migrated(database: str, revision: str, after: Callable[[Connection], None] | None = None) -> None:
    """Migrate a database; `after` is called after every statement."""

    async def main() -> None:
        engine = make_engine(database)
        if after is not None:
            event.listen(engine.sync_engine, "after_cursor_execute", lambda conn, *_: after(conn))
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision)
        await engine.dispose()

    asyncio.run(main())


def killed_after(database: str, revision: str, statements: int, commits: bool) -> int | None:
    """The exit code of a process that migrates and is killed after so many statements.

    With `commits` each of them is on disk at once, as in the versions before.
    """

    def work() -> None:
        left = statements

        def after(connection: Connection) -> None:
            nonlocal left
            left -= 1
            if commits:
                dbapi: Any = connection.connection.dbapi_connection
                dbapi.commit()
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)

        migrated(database, revision, after)

    process = multiprocessing.get_context("fork").Process(target=work)
    process.start()
    process.join()
    return process.exitcode


def filled(database: str, revision: str) -> None:
    """A database of an older version with a game in it."""
    migrated(database, revision)

    async def main() -> None:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            for row in ROWS:
                await connection.execute(text(row))
        await engine.dispose()

    asyncio.run(main())


async def contents(database: str) -> list[dict[str, Any]]:
    """All rows of all tables, with the columns of the first version."""
    engine = create_async_engine(database)
    found = []
    async with engine.connect() as connection:
        for table in TABLES:
            rows = await connection.execute(text(f"SELECT * FROM {table}"))
            found += [dict(row._mapping) for row in rows]
    await engine.dispose()
    return found


async def starts_and_keeps(database: str, before: list[dict[str, Any]]) -> None:
    """The server's start: tables as they should be, and every row that was there."""
    store = await Store.open(database)
    await store.check()
    await store.close()
    engine = make_engine(database)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()
    after = await contents(database)
    assert len(after) == len(before)
    assert all(new.items() >= old.items() for new, old in zip(after, before, strict=True))


async def everything(database: str) -> dict[str, list[dict[str, Any]]]:
    """All tables with all their rows, that of the version included."""
    engine = make_engine(database)
    found: dict[str, list[dict[str, Any]]] = {}
    async with engine.connect() as connection:
        for table in await connection.run_sync(lambda plain: inspect(plain).get_table_names()):
            rows = await connection.execute(text(f"SELECT * FROM {table}"))
            found[table] = [dict(row._mapping) for row in rows]
    await engine.dispose()
    return found


def kill_everywhere(database: str, revision: str, older: str | None) -> int:
    """Kill a migration after its first statement, its second, and so on until it gets through.

    A killed one leaves everything as it was; so the next one begins where the killed one began.
    """
    if older is not None:
        filled(database, older)
    before = asyncio.run(everything(database))
    for statements in count(1):
        code = killed_after(database, revision, statements, commits=False)
        if code != KILLED:
            break
        assert asyncio.run(everything(database)) == before
    assert code == 0
    rows = [row for table in TABLES for row in before.get(table, [])]
    assert len(rows) == (len(ROWS) if older else 0)
    asyncio.run(starts_and_keeps(database, rows))
    return statements - 1


def kill_everywhere_as_before(new_database: Callable[[], str], revision: str, older: str | None) -> int:
    """Kill migrations of the versions before, which left what they had done: the server must start."""
    for statements in count(1):
        database, before = new_database(), list[dict[str, Any]]()
        if older is not None:
            filled(database, older)
            before = asyncio.run(contents(database))
            assert len(before) == len(ROWS)
        code = killed_after(database, revision, statements, commits=True)
        asyncio.run(starts_and_keeps(database, before))
        if code != KILLED:
            break
    assert code == 0
    return statements - 1


def steps() -> list[tuple[str | None, str]]:
    """Every version and the one before it: each statement of each migration is in one of these steps."""
    known = versions()
    return list(zip([None, *known], known, strict=False))


@pytest.mark.parametrize(("older", "newer"), steps())
def test_killed_after_any_statement(new_database: Callable[[], str], older: str | None, newer: str) -> None:
    assert kill_everywhere(new_database(), newer, older) >= 1


@pytest.mark.parametrize("older", [None, "0001"], ids=["empty", "0001"])
def test_what_killed_servers_of_before_left_behind_is_mended(folder: Path, older: str | None) -> None:
    names = count(1)
    assert (
        kill_everywhere_as_before(lambda: sqlite_url(str(folder / f"{next(names)}.sqlite3")), "0002", older)
        >= 4
    )


def test_several_servers_that_migrate_at_once(new_database: Callable[[], str]) -> None:
    # Not on a disk: the others wait for ten seconds at most, which may be too short for a slow one.
    database = new_database()

    async def main() -> None:
        stores = await asyncio.gather(*[Store.open(database) for _ in range(3)])
        for store in stores:
            await store.check()
            await store.close()
        assert await contents(database) == []

    asyncio.run(main())
