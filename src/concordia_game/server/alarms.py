"""What is to happen later: one alarm for each key, for which nothing has to stay in memory meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from concordia_game.server.clock import Clock, Timer
from concordia_game.server.errors import Refused
from concordia_game.server.homes.peers import Elsewhere

TRY_AGAIN = 30.0
"""Seconds after which something is tried again that could not be done."""
NOT_NOW = ("unavailable", "no_room")

logger = logging.getLogger(__name__)


class Alarms:
    """By key, when to do something about it; the newest time counts."""

    def __init__(self, clock: Clock, ring: Callable[[str], Awaitable[None]]) -> None:
        self.clock = clock
        self._ring = ring
        self._timers: dict[str, Timer] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nothing is being done just now."""
        return not self._ringing

    def expect(self, key: str, due: float | None) -> None:
        """Do it at a time, and not at any other; None for not at all."""
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()
        if due is not None:
            self._timers[key] = self.clock.at(due, lambda: self._begin(key))

    def _begin(self, key: str) -> None:
        self._timers.pop(key, None)
        task = asyncio.create_task(self._try(key))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _try(self, key: str) -> None:
        try:
            await self._ring(key)
        except Elsewhere:
            # It is seen to where the game is at home.
            logger.debug("not here")
        except Refused as refused:
            fields = {"key": key, "code": refused.code, "for": type(self).__name__}
            logger.warning("not done in time", extra={"fields": fields})
            if refused.code in NOT_NOW:
                self.expect(key, self.clock.now() + TRY_AGAIN)

    async def close(self) -> None:
        """Expect nothing any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._ringing:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)
