"""How a group of statements is written: SQLite has a thread of its own, others a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from concordia_game.server.store.lock import database_file

Statement = tuple[Executable, Any]


class Fenced(OSError):
    """This process may write no more: others take it for gone."""


class Pen(Protocol):
    """Writes statements all together or not at all."""

    async def write(self, statements: Sequence[Statement], fence: Executable | None) -> None:
        """Return when they are safely on disk; a fence that finds no row forbids it."""

    async def close(self) -> None:
        """Write nothing any more."""


def pen_for(engine: AsyncEngine) -> Pen:
    """The way to write to a database."""
    return ConnectedPen(engine) if database_file(engine.url) is None else FilePen(engine)


class FilePen:
    """SQLite works in a thread anyway: a whole group goes there once, and not every statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = create_engine(engine.url.set(drivername="sqlite+pysqlite"))
        prepare_sqlite(self._engine)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def write(self, statements: Sequence[Statement], fence: Executable | None) -> None:
        """Return when they are safely on disk; a file has one process, and needs no fence."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, statements)

    def _write(self, statements: Sequence[Statement]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                for statement, rows in statements:
                    self._connection.execute(statement, rows or None)
        except BaseException:
            # Whatever is wrong, the next one begins afresh.
            connection, self._connection = self._connection, None
            connection.close()
            raise

    async def close(self) -> None:
        """Write nothing any more."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class ConnectedPen:
    """Keeps its connection, so that no write has to look for one, nor to try it out first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, statements: Sequence[Statement], fence: Executable | None) -> None:
        """Return when they are safely on disk; what is cut off before its end is tried once more."""
        kept = self._connection is not None
        try:
            await self._write(statements, fence)
        except DBAPIError as error:
            if not (kept and error.connection_invalidated and not self._committing):
                raise
            await self._write(statements, fence)

    async def _write(self, statements: Sequence[Statement], fence: Executable | None) -> None:
        self._committing = False
        if self._connection is None:
            self._connection = await self._engine.connect()
        connection = self._connection
        try:
            if fence is not None and (await connection.execute(fence)).first() is None:
                raise Fenced("other processes have taken over")
            for statement, rows in statements:
                await connection.execute(statement, rows or None)
            # From here on nobody knows whether it was written, if the connection is lost.
            self._committing = True
            await connection.commit()
        except BaseException:
            self._connection = None
            with suppress(Exception):
                await connection.close()
            raise

    async def close(self) -> None:
        """Write nothing any more."""
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


def prepare_sqlite(engine: Engine) -> None:
    """On SQLite every commit waits for the disk."""
    event.listen(engine, "connect", _set_pragmas)


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    # First of all how long to wait: others may be changing the journal as well.
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
