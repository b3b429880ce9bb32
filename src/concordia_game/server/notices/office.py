"""The post office: notices wait here for being sent, and for being sent again; no table waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from hashlib import sha256

from concordia_game.server.alarms import TRY_AGAIN, Alarms
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.homes.peers import Elsewhere
from concordia_game.server.notices.book import (
    DROPPED,
    DUE,
    FAILED,
    SENDING,
    SENT,
    Book,
    Channel,
    Delivery,
)
from concordia_game.server.notices.letters import Letter, letter_of
from concordia_game.server.notices.question import OVER, looked_at_until, question_of
from concordia_game.server.notices.sending import Outcome, Sender
from concordia_game.server.tables.table import Table

AT_A_TIME = 32
MOST_WAITING = 2000
MOST_TRIES = 6
FIRST_WAIT = 60.0
LONGER = 4
"""After a failure a minute, then 4, 16, 64 and 256 minutes: the last try comes after almost six hours."""
LONGEST_WAIT = 24 * 60 * 60.0
PARTING = 3.0
"""Seconds for what is just being sent when the server stops."""

At = Callable[[str], AbstractAsyncContextManager[Table]]

logger = logging.getLogger(__name__)


class Office:
    """Sends what is due, a few at a time."""

    def __init__(self, book: Book, senders: Mapping[str, Sender], at: At, clock: Clock) -> None:
        self._book = book
        self._senders = senders
        self._at = at
        self._clock = clock
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._alarms = Alarms(clock, self._due)
        self._clerks: list[asyncio.Task[None]] = []
        self._busy: set[str] = set()
        self._served: dict[str, list[str]] = {}
        """By person, what has to wait as something else is just being sent to them."""

    def open(self) -> None:
        """Begin to work."""
        self._clerks = [asyncio.create_task(self._work()) for _ in range(AT_A_TIME)]

    async def resume(self, games: Sequence[str] | None = None) -> None:
        """Take up what was under way when the server ended, or the process of some games.

        Whether a notice that was just being sent arrived is not known: a chat is spared it, all others
        can tell the second from a new one.
        """
        for delivery in await self._book.under_way(games):
            channel = await self._book.channel(delivery.channel)
            sender = self._senders.get(channel.kind) if channel else None
            if delivery.state == SENDING and sender is not None and sender.at_most_once:
                await self._book.note(delivery.id, state=SENT)
            else:
                self._alarms.expect(delivery.id, delivery.due)

    async def close(self) -> None:
        """Finish what is just being sent, if that is quick."""
        await self._alarms.close()
        end = asyncio.get_running_loop().time() + PARTING
        while self._busy and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.05)
        for clerk in self._clerks:
            clerk.cancel()
        await asyncio.gather(*self._clerks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nothing is being sent, nor about to be."""
        return self._alarms.idle and self._waiting.empty() and not self._busy

    def take(self, deliveries: Iterable[Delivery]) -> None:
        """Send these as soon as it is their turn."""
        for delivery in deliveries:
            self._queue(delivery.id)

    def _queue(self, id: str) -> None:
        try:
            self._waiting.put_nowait(id)
        except asyncio.QueueFull:
            self._alarms.expect(id, self._clock.now() + TRY_AGAIN)

    async def _due(self, id: str) -> None:
        self._queue(id)

    async def _work(self) -> None:
        while True:
            id = await self._waiting.get()
            self._busy.add(id)
            try:
                await self._deliver(id)
            except Elsewhere:
                # The office of the process where the game is at home sends it.
                logger.debug("not here")
            except Refused as refused:
                logger.warning("notice waits", extra={"fields": {"code": refused.code}})
                self._alarms.expect(id, self._clock.now() + TRY_AGAIN)
            except Exception as error:
                logger.error("notice failed", exc_info=error)
            finally:
                self._busy.discard(id)

    async def _deliver(self, id: str) -> None:
        delivery = await self._book.delivery(id)
        channel = await self._book.channel(delivery.channel) if delivery else None
        if delivery is None or channel is None or delivery.state not in (DUE, SENDING):
            return
        if delivery.person in self._served:
            # Somebody whose addresses don't answer keeps one clerk busy, and not all of them.
            self._served[delivery.person].append(id)
            return
        self._served[delivery.person] = []
        try:
            await self._send(delivery, channel)
        finally:
            for later in self._served.pop(delivery.person):
                self._queue(later)

    async def _send(self, delivery: Delivery, channel: Channel) -> None:
        letter = await self._letter(delivery, channel)
        sender = self._senders.get(channel.kind)
        if letter is None or sender is None:
            await self._book.note(delivery.id, state=DROPPED)
            return
        await self._book.note(delivery.id, state=SENDING, tries=delivery.tries + 1)
        await self._settle(delivery, channel, await sender.send(channel, letter))

    async def _letter(self, delivery: Delivery, channel: Channel) -> Letter | None:
        """What to say; None if there is nothing to be said any more."""
        wishes = await self._book.wishes(delivery.person)
        try:
            async with self._at(delivery.game) as table:
                if delivery.mark != OVER:
                    asked = question_of(table)
                    if asked is None or (asked.person, asked.mark) != (delivery.person, delivery.mark):
                        return None
                    if delivery.tries and looked_at_until(table, delivery.person) > self._clock.now():
                        return None
                letter = letter_of(table, delivery.person, delivery.mark, wishes.language, channel.base)
        except Refused as refused:
            if refused.status == 503:
                raise
            return None
        told = f"{delivery.game} {delivery.person} {delivery.mark}"
        return replace(letter, id=sha256(told.encode()).hexdigest()[:32])

    async def _settle(self, delivery: Delivery, channel: Channel, outcome: Outcome) -> None:
        tries = delivery.tries + 1
        fields = {"kind": channel.kind, "fate": outcome.fate, "tries": tries}
        logger.info("notice", extra={"fields": fields})
        if outcome.fate == "sent":
            await self._book.note(delivery.id, state=SENT)
        elif outcome.fate == "gone":
            await self._book.remove(channel.id)
        elif outcome.fate == "refused" or tries >= MOST_TRIES:
            await self._book.note(delivery.id, state=FAILED)
        else:
            wait = max(FIRST_WAIT * LONGER ** (tries - 1), min(outcome.wait, LONGEST_WAIT))
            due = self._clock.now() + wait
            await self._book.note(delivery.id, state=DUE, due=due)
            self._alarms.expect(delivery.id, due)

    async def send_now(self, channel: Channel, letter: Letter) -> Outcome:
        """Send something at once that is not noted anywhere."""
        outcome = await self._senders[channel.kind].send(channel, letter)
        if outcome.fate == "gone":
            await self._book.remove(channel.id)
        return outcome
