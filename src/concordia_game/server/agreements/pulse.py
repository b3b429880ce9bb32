"""The time when the server ran last: what passes while it is down is nobody's time."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import ColumnElement, case, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from concordia_game.server.clock import Clock, Timer
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store

EVERY = 300.0
"""Seconds from one note to the next: a crash gives everybody as much at most."""

logger = logging.getLogger(__name__)


class Pulse:
    """Notes from time to time that the server runs, and when it stops."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._timer: Timer | None = None
        self._writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, and go on by itself."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._beat())
        self._timer = self._clock.at(self._clock.now() + EVERY, self.start)

    async def stop(self) -> None:
        """Note the end."""
        if self._timer is not None:
            self._timer.cancel()
        if self._writing is not None:
            await self._writing
        await self._beat()

    async def _beat(self) -> None:
        beat = [{"id": 1, "at": self._clock.now()}]
        try:
            await self._store.write([(delete(schema.pulse), []), (insert(schema.pulse), beat)])
        except (Refused, IntegrityError):
            # With several processes another one may just have noted it.
            logger.warning("pulse not noted")


async def give_back(store: Store, now: float) -> list[tuple[str, float]]:
    """Give everybody the time of the outage; the games with clocks or holidays, and when to look at each."""
    seats = schema.seats
    running = seats.c.since.is_not(None)
    found = await store.read(select(schema.pulse.c.at))
    beat = min(now, found[0].at) if found else 0.0
    lost = now - case((seats.c.since > beat, seats.c.since), else_=beat)
    await store.write([(update(seats).where(running).values(since=seats.c.since + lost), [])])
    return await clocks_due(store, true())


async def clocks_due(store: Store, wanted: ColumnElement[bool]) -> list[tuple[str, float]]:
    """Of the seats wanted, the games with clocks or holidays, and when to look at each."""
    seats = schema.seats
    running = seats.c.since.is_not(None) & wanted
    ends = func.min(seats.c.since + seats.c.bank).label("due")
    holidays = func.min(seats.c.holiday_until).label("due")
    away = seats.c.holiday_until.is_not(None) & wanted
    rows = [
        *await store.read(select(seats.c.game, ends).where(running).group_by(seats.c.game)),
        *await store.read(select(seats.c.game, holidays).where(away).group_by(seats.c.game)),
    ]
    return [(row.game, row.due) for row in rows]
