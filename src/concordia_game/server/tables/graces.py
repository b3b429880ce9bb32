"""When bots sit down for people who are away: timers by game, for which no table has to stay in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from concordia_game.server.clock import Clock, Timer
from concordia_game.server.errors import Refused
from concordia_game.server.store.store import Store

TRY_AGAIN = 30.0
"""Seconds after which a table that could not be reached is tried again."""

logger = logging.getLogger(__name__)


class Graces:
    """For each game where somebody was voted out: when to look at it."""

    def __init__(self, clock: Clock, look: Callable[[str], Awaitable[None]]) -> None:
        self.clock = clock
        self._look = look
        self._timers: dict[str, Timer] = {}
        self._looking: set[asyncio.Task[None]] = set()

    async def resume(self, store: Store) -> None:
        """Take up where the server stopped. As nobody could come back meanwhile, every grace begins anew."""
        try:
            for game, due in await store.renew_graces(self.clock.now()):
                self.expect(game, due)
        except (SQLAlchemyError, OSError) as error:
            logger.error("graces not resumed", exc_info=error)

    def expect(self, game: str, due: float | None) -> None:
        """Look at a game at a time, and not at any other; None for not at all."""
        timer = self._timers.pop(game, None)
        if timer is not None:
            timer.cancel()
        if due is not None:
            self._timers[game] = self.clock.at(due, lambda: self._begin(game))

    def _begin(self, game: str) -> None:
        self._timers.pop(game, None)
        task = asyncio.create_task(self._try(game))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _try(self, game: str) -> None:
        try:
            await self._look(game)
        except Refused as refused:
            logger.warning("grace not ended", extra={"fields": {"game": game, "code": refused.code}})
            if refused.code in ("unavailable", "no_room"):
                self.expect(game, self.clock.now() + TRY_AGAIN)

    async def close(self) -> None:
        """Expect nothing any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)
