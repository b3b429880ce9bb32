"""When somebody was last at a game: what nobody moves in or looks at any more is abandoned."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.tables.news import News
from concordia_game.server.tables.table import Table

NOTED_EVERY = 3600.0
"""Seconds after which it is noted again: days are counted, not minutes."""
MOST = 10_000

logger = logging.getLogger(__name__)


class Visits:
    """Notes who comes, beside whoever else is told of it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._noted: dict[str, float] = {}
        self._writing: set[asyncio.Task[None]] = set()

    def beside(self, told: Callable[[Table, News], None]) -> Callable[[Table, News], None]:
        """Tell another, and note it."""

        def both(table: Table, news: News) -> None:
            told(table, news)
            self.note(table.game.id)

        return both

    def note(self, game: str) -> None:
        """Somebody is there."""
        now = self._clock.now()
        if now - self._noted.get(game, 0.0) < NOTED_EVERY:
            return
        if len(self._noted) >= MOST:
            self._noted.clear()
        self._noted[game] = now
        task = asyncio.create_task(self._write(game, now))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, game: str, now: float) -> None:
        visits = schema.visits
        before = delete(visits).where(visits.c.game == game)
        try:
            await self._store.write([(before, []), (insert(visits), [{"game": game, "at": now}])])
        except (Refused, SQLAlchemyError):
            # The game was deleted meanwhile, or the next visit is noted.
            logger.debug("visit not noted")

    async def settled(self) -> None:
        """Wait until all is noted."""
        if self._writing:
            await asyncio.wait(self._writing)
