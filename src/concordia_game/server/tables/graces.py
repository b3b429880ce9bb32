"""When something is due at a table: alarms by game, for which no table has to stay in memory."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError

from concordia_game.server.agreements.pulse import give_back
from concordia_game.server.alarms import Alarms
from concordia_game.server.errors import Refused
from concordia_game.server.store.store import Store

logger = logging.getLogger(__name__)


class Graces(Alarms):
    """For each game where a grace, a clock or a holiday runs: when to look at it."""

    async def resume(self, store: Store) -> None:
        """Take up where the server stopped. As nobody could come back meanwhile, every grace begins anew."""
        try:
            now = self.clock.now()
            looks = [*await store.renew_graces(now), *await give_back(store, now)]
            for game, due in sorted(looks, key=lambda look: -look[1]):
                # The first one is expected in the end.
                self.expect(game, due)
        except (SQLAlchemyError, OSError, Refused) as error:
            logger.error("graces not resumed", exc_info=error)
