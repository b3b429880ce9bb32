"""What becomes of games with time: tables leave the memory, and old games are kept, archived or deleted."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from concordia_game.server.admin.archive import put_away
from concordia_game.server.admin.deeds import remove
from concordia_game.server.admin.games import DAY, kept_games
from concordia_game.server.clock import Timer
from concordia_game.server.errors import Refused
from concordia_game.server.homes.errands import Details, errand, told
from concordia_game.server.tables.hall import Hall

EVERY = 300.0
"""Seconds from one round to the next; with so few games in each, nobody at a table notices it."""
AT_ONCE = 10

logger = logging.getLogger(__name__)


class Ageing:
    """Goes round from time to time."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timer: Timer | None = None
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with the first round after a while, and go on."""
        clock = self._hall.settings.clock
        self._timer = clock.at(clock.now() + EVERY, self._begin)

    def _begin(self) -> None:
        if self._round is None or self._round.done():
            self._round = asyncio.create_task(self._go())
        self.start()

    async def stop(self) -> None:
        """Go no more; a round that has begun ends."""
        if self._timer is not None:
            self._timer.cancel()
        if self._round is not None:
            await self._round

    async def _go(self) -> None:
        try:
            await self.go()
        except (Refused, SQLAlchemyError, OSError) as error:
            logger.warning("ageing", exc_info=error)

    async def go(self) -> None:
        """One round."""
        settings = self._hall.settings
        self._hall.clear_unused(settings.clock.now() - settings.idle_minutes * 60)
        if not self._hall.homes.is_eldest:
            return
        await self._hall.studies.clear()
        deeds = {"finished": settings.finished_games, "abandoned": settings.abandoned_games}
        if set(deeds.values()) == {"keep"}:
            return
        now, days = settings.clock.now(), settings.after_days
        old = [kept for kept in await kept_games(self._hall.store, now, days) if now - kept.last > days * DAY]
        aged = [(kept.game, deeds[kept.state]) for kept in old if deeds.get(kept.state, "keep") != "keep"]
        for game, deed in aged[:AT_ONCE]:
            await told(self._hall, age, game, {"deed": deed})


@errand
async def age(hall: Hall, game: str, details: Details) -> None:
    """Archive or delete a game, unless somebody is at its table."""
    if await hall.present([game]):
        return
    fields = {"game": game}
    try:
        if details["deed"] == "archive":
            await put_away(hall.store, hall.settings, game)
        await remove(hall, game, {})
    except Refused as refused:
        # It stays: what can't be read is not thrown away.
        logger.warning("not aged", extra={"fields": {**fields, "code": refused.code}})
        return
    logger.info("archived" if details["deed"] == "archive" else "deleted", extra={"fields": fields})
