"""When something is due at a table: alarms by game, for which no table has to stay in memory."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from concordia_game.server.agreements.pulse import clocks_due, give_back
from concordia_game.server.alarms import Alarms
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store, batched

logger = logging.getLogger(__name__)


class Graces(Alarms):
    """For each game where a grace, a clock or a holiday runs: when to look at it."""

    async def resume(self, store: Store) -> None:
        """Take up where the server stopped. As nobody could come back meanwhile, every grace begins anew."""
        try:
            now = self.clock.now()
            self._expect_all([*await store.renew_graces(now), *await give_back(store, now)])
        except (SQLAlchemyError, OSError, Refused) as error:
            logger.error("graces not resumed", exc_info=error)

    async def take_over(self, store: Store, games: Sequence[str]) -> None:
        """See to games of a process that is gone: for those who play nothing has happened."""
        try:
            for some in batched(games):
                theirs = schema.seats.c.game.in_(some)
                self._expect_all([*await store.graces_due(theirs), *await clocks_due(store, theirs)])
        except (SQLAlchemyError, OSError, Refused) as error:
            logger.error("graces not taken over", exc_info=error)

    def _expect_all(self, looks: Sequence[tuple[str, float]]) -> None:
        for game, due in sorted(looks, key=lambda look: -look[1]):
            # The first one is expected in the end.
            self.expect(game, due)
