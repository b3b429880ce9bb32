"""When people are told that it is their turn: once a turn, if they don't look at the table."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence

from concordia_game.server.alarms import Alarms
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.notices.book import Book
from concordia_game.server.notices.office import At, Office
from concordia_game.server.notices.question import OVER, Question, looked_at_until, question_of
from concordia_game.server.notices.quiet import quiet_until
from concordia_game.server.store.store import batched
from concordia_game.server.tables.news import MOVED, News
from concordia_game.server.tables.table import Table

SETTLES = 10.0
"""Seconds before somebody is told who was away already: the one before may take the move back."""
LEFT = 60.0
"""Seconds for which somebody may be away who has just gone: lines break, pages are loaded anew."""

logger = logging.getLogger(__name__)


class Teller:
    """Hears of every change at a table, and sees to it that whoever has to know is told."""

    def __init__(self, book: Book, office: Office, at: At, clock: Clock) -> None:
        self._book = book
        self._office = office
        self._at = at
        self._clock = clock
        self._alarms = Alarms(clock, self._ring)
        self._awaited: dict[str, tuple[str, str]] = {}
        """By game, the person and the turn for whom an alarm is set, or was."""
        self._ended: set[str] = set()
        self._resuming: set[asyncio.Task[None]] = set()

    def hear(self, table: Table, news: News) -> None:
        """Something happened at a table; nothing here takes time."""
        game = table.game.id
        if table.sight.over:
            self._awaited.pop(game, None)
            if news == MOVED and game not in self._ended:
                self._ended.add(game)
                self._alarms.expect(game, self._clock.now() + SETTLES)
            return
        question = question_of(table)
        until = math.inf if question is None else looked_at_until(table, question.person)
        if question is None or until == math.inf:
            self._awaited.pop(game, None)
            self._alarms.expect(game, None)
        elif self._awaited.get(game) != (question.person, question.mark):
            self._awaited[game] = question.person, question.mark
            wait = SETTLES if news == MOVED else LEFT
            self._alarms.expect(game, max(self._clock.now() + wait, until))

    async def _ring(self, game: str) -> None:
        async with self._at(game) as table:
            question = question_of(table)
            over = table.sight.over
            until = -math.inf if question is None else looked_at_until(table, question.person)
            if over:
                await self._tell_end(table)
        if question is None:
            return
        if until > self._clock.now():
            # Whoever called last has just been there; with a page in sight nobody needs to be told.
            if until < math.inf:
                self._alarms.expect(game, until)
            return
        await self._tell(question)

    async def _tell(self, question: Question) -> None:
        channels = [to for to in await self._book.channels(question.person) if to.confirmed]
        if not channels or question.game in await self._book.muted(question.person):
            return
        quiet = quiet_until(await self._book.wishes(question.person), self._clock.now())
        if quiet is not None and question.mark != OVER:
            self._alarms.expect(question.game, quiet)
            return
        self._office.take(await self._book.tell(question, channels) or [])

    async def _tell_end(self, table: Table) -> None:
        """Tell all who don't look that the game is over; during their quiet hours nobody is told of that."""
        fresh = table.game.id in self._ended
        self._ended.discard(table.game.id)
        for person in {row.holder for row in table.people.rows if row.holder is not None}:
            seat = next(row.seat for row in table.people.rows if row.holder == person)
            question = Question(table.game.id, person, OVER, table.history.ply, seat)
            quiet = quiet_until(await self._book.wishes(person), self._clock.now())
            if fresh and quiet is None and looked_at_until(table, person) <= self._clock.now():
                await self._tell(question)
            else:
                await self._book.tell(question, [])

    @property
    def idle(self) -> bool:
        """Whether nobody is just being looked after."""
        return self._alarms.idle and not self._resuming

    # After a restart.

    def resume(self, games: Sequence[str] | None = None) -> None:
        """Look at the games that went on unseen before the server stopped, or the process of some of them."""
        task = asyncio.create_task(self._resume(games))
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume(self, games: Sequence[str] | None) -> None:
        """One after the other."""
        try:
            for some in [None] if games is None else batched(games):
                await self._office.resume(some)
                for game in await self._book.unlooked(some):
                    await self._look(game)
        except Refused as refused:
            logger.error("notices not resumed", extra={"fields": {"code": refused.code}})

    async def _look(self, game: str) -> None:
        try:
            async with self._at(game) as table:
                if table.sight.over:
                    await self._tell_end(table)
                else:
                    self.hear(table, "left")
        except Refused as refused:
            logger.warning("game not looked at", extra={"fields": {"game": game, "code": refused.code}})
        # Loading takes a while: others have their turn.
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Expect nothing any more."""
        for task in self._resuming:
            task.cancel()
        await asyncio.gather(*self._resuming, return_exceptions=True)
        await self._alarms.close()
