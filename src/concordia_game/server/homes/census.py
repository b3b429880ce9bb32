"""Who else serves the same database: every process has a row there, and a lock for as long as it lives.

PostgreSQL lets go of a lock when the process that holds it ends, however that happens. Whoever finds a row
without a lock marks it as gone; from then on nothing that process might still write is taken (`fence`), and
its games may be at home elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from sqlalchemy import Executable, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from concordia_game.server.homes.peers import Peer
from concordia_game.server.store import schema

LOCKS = 723430412
"""The first half of all locks here; the second is the number of a process, or one of these."""
ARRIVAL = 0

EVERY = 1.0
"""Seconds from one look to the next."""
SURE_AFTER = 5
"""Looks at which a lock must be free before a process that still answers counts as gone: after a restart of
the database all locks are free until their processes have noticed it."""
ANSWERS_WITHIN = 1.0

PROCESSES, HOMES = schema.processes, schema.homes

logger = logging.getLogger(__name__)


class Census:
    """This process among the others."""

    def __init__(self, engine: AsyncEngine, address: str) -> None:
        self._engine = engine
        self._address = address
        self._session: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._free: dict[int, int] = {}
        """By process, at how many looks in a row its lock was free."""
        self._looking = asyncio.Lock()
        self.me = Peer(0, address)
        self.others: dict[int, Peer] = {}
        self.displaced: Callable[[], None] = lambda: None
        """Called when others took this process for gone: nothing that it has in memory counts any more."""
        self.inherited: Callable[[list[str]], Awaitable[None]] = _nothing
        """Called with the games of a process that is gone."""

    @property
    def is_eldest(self) -> bool:
        """Whether this process does what only one of them should do."""
        return all(self.me.id < other for other in self.others)

    @property
    def fence(self) -> Executable:
        """Finds a row if this process may write; it stays so until the end of the transaction."""
        mine = select(PROCESSES.c.id).where(PROCESSES.c.id == self.me.id, PROCESSES.c.gone.is_(False))
        return mine.with_for_update(read=True)

    # Coming and going.

    @asynccontextmanager
    async def arriving(self) -> AsyncIterator[bool]:
        """Be one of the processes; yields whether it is the only one. No other arrives meanwhile."""
        session = await self._connect()
        await session.execute(text("SELECT pg_advisory_lock(:a, :b)"), {"a": LOCKS, "b": ARRIVAL})
        try:
            await self._enter(session)
            await self.look()
            while self._free:
                await asyncio.sleep(EVERY)
                await self.look()
            yield not self.others
        finally:
            with suppress(SQLAlchemyError, OSError):
                await session.execute(text("SELECT pg_advisory_unlock(:a, :b)"), {"a": LOCKS, "b": ARRIVAL})

    def start(self) -> None:
        """Look from time to time."""
        self._task = asyncio.create_task(self._run())

    async def leave(self) -> None:
        """Say that this process is gone: its games are free at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(SQLAlchemyError, OSError):
            async with self._engine.begin() as connection:
                await connection.execute(_marking(self.me.id))
        await self._disconnect()

    async def _connect(self) -> AsyncConnection:
        session = await self._engine.connect()
        self._session = await session.execution_options(isolation_level="AUTOCOMMIT")
        return self._session

    async def _disconnect(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with suppress(SQLAlchemyError, OSError):
                # Not back into the pool: its locks would live on.
                await session.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await session.close()

    async def _enter(self, session: AsyncConnection) -> None:
        """A row of one's own, and its lock."""
        row = {"address": self._address, "gone": False}
        made = await session.execute(insert(PROCESSES).values(row).returning(PROCESSES.c.id))
        self.me = Peer(made.scalar_one(), self._address)
        await self._lock(session)

    async def _lock(self, session: AsyncConnection) -> None:
        await session.execute(text("SELECT pg_advisory_lock(:a, :b)"), {"a": LOCKS, "b": self.me.id})

    # Looking at the others.

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (SQLAlchemyError, OSError):
                # Health tells of it.
                logger.debug("no census")
            except Exception as error:
                logger.error("census failed", exc_info=error)

    async def look(self) -> None:
        """See who is there, and what is to be done about those who are not."""
        async with self._looking:
            try:
                await self._look(self._session or await self._back())
            except (SQLAlchemyError, OSError):
                await self._disconnect()
                raise

    async def _back(self) -> AsyncConnection:
        """After an outage: the lock was lost with the connection, and maybe more."""
        self._free.clear()
        session = await self._connect()
        await self._lock(session)
        return session

    async def _look(self, session: AsyncConnection) -> None:
        rows = (await session.execute(select(PROCESSES))).all()
        if not any(row.id == self.me.id and not row.gone for row in rows):
            logger.error("displaced", extra={"fields": {"process": self.me.id}})
            self.displaced()
            return
        others = {row.id: Peer(row.id, row.address) for row in rows if row.id != self.me.id}
        gone = [row.id for row in rows if row.gone and row.id in others]
        free = [id for id in others if id not in gone and await self._is_free(session, id)]
        self._free = {id: self._free.get(id, 0) + 1 for id in free}
        for id in free:
            if self._free[id] >= SURE_AFTER or not await answers(others[id]):
                await session.execute(_marking(id))
                logger.warning("process gone", extra={"fields": {"process": id}})
                gone.append(id)
                del self._free[id]
        self.others = {id: peer for id, peer in others.items() if id not in gone}
        for id in gone:
            await self._inherit(session, id)

    async def _is_free(self, session: AsyncConnection, id: int) -> bool:
        """Whether nobody holds a lock; it is tried for no longer than a statement takes."""
        tried = await session.execute(select(func.pg_try_advisory_xact_lock(LOCKS, id)))
        return bool(tried.scalar_one())

    async def _inherit(self, session: AsyncConnection, id: int) -> None:
        """Let a process's games be at home nowhere; the last one to do so takes its row away."""
        freed = await session.execute(delete(HOMES).where(HOMES.c.process == id).returning(HOMES.c.game))
        games = [row.game for row in freed]
        await self.inherited(games)
        await session.execute(delete(PROCESSES).where(PROCESSES.c.id == id))


def _marking(id: int) -> Executable:
    """Marks a process as gone, once what it is just writing is written."""
    return update(PROCESSES).where(PROCESSES.c.id == id).values(gone=True)


async def _nothing(games: list[str]) -> None:
    """Until somebody wants to know."""


async def answers(peer: Peer) -> bool:
    """Whether anybody listens at a process's address."""
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            _, writer = await asyncio.open_connection(*peer.place)
    except OSError:
        return False
    writer.close()
    return True
