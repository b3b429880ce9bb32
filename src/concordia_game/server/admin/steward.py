"""The steward of a running server looks for orders of its host and carries them out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from secrets import token_urlsafe

from sqlalchemy.exc import SQLAlchemyError

from concordia_game.server.admin import orders
from concordia_game.server.admin.deeds import carry_out
from concordia_game.server.errors import Refused
from concordia_game.server.maintenance import found_in
from concordia_game.server.tables.hall import Hall

EVERY = 1.0
"""Seconds from one look to the next. Waiting is the only way that both databases know."""
REFRESHED = 30
"""Looks after which it is seen whether other processes have entered results."""

logger = logging.getLogger(__name__)


class Steward:
    """Looks once a second; the database may be away meanwhile."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._name = token_urlsafe(8)
        self._looks = 0
        self._stopped = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look, then go on to look: what is ordered already holds from the first moment."""
        await self._look()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Look no more; what was begun is finished."""
        self._stopped.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while not self._stopped.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), EVERY)
            await self._look()

    async def _look(self) -> None:
        try:
            await self.look()
        except (Refused, SQLAlchemyError, OSError):
            # Health tells of it.
            logger.debug("no orders")
        except Exception as error:
            logger.error("order failed", exc_info=error)

    async def look(self) -> None:
        """Carry out what was ordered, and see whether the server is to be maintained."""
        store, clock = self._hall.store, self._hall.settings.clock
        await self._hall.maintain(*await found_in(store))
        if self._hall.homes.census is not None and self._looks % REFRESHED == 0:
            await self._hall.past.refresh()
        self._looks += 1
        for order in await orders.waiting(store, clock.now()):
            if await orders.take(store, order, self._name):
                said = await carry_out(self._hall, order.what, order.details)
                fields = {"what": order.what, "game": order.details.get("game"), "error": said.get("error")}
                logger.info("ordered", extra={"fields": fields})
                await orders.answer(store, order, said)
