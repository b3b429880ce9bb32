"""The talk at a table: all of it is in the store before anybody hears it, the latest also in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.showing import encode
from concordia_game.server.tables.audience import Audience
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tabletop import wire_seat
from concordia_game.server.talk.talks import MOST_KEPT, SaidRow, Talks
from concordia_game.server.talk.texts import clean_note, clean_said

AT_ONCE = 100
"""How much of what was said is told at once: to whoever arrives, and to whoever asks for earlier things."""

TAKE_BACK_WITHIN = 60.0
"""Seconds."""


class Talk:
    """What is said and noted at one table; `hears` tells who may hear what is said."""

    def __init__(self, talks: Talks, audience: Audience, hears: Callable[[Connection], bool]) -> None:
        self._talks = talks
        self._audience = audience
        self._hears = hears
        self._lock = asyncio.Lock()
        self._read = False
        self._first = 1
        self._latest: dict[int, SaidRow] = {}
        self._notes: dict[Seat, str] = {}

    async def read(self) -> None:
        """Read what was said and noted before, once."""
        async with self._lock:
            if not self._read:
                self._first = await self._talks.first()
                self._notes = await self._talks.notes()
                self._latest = {row.number: row for row in await self._talks.before(2**31 - 1, AT_ONCE)}
                self._read = True

    # Hearing.

    def greet(self, connection: Connection) -> None:
        """Tell somebody who arrives what was said last, and what they have noted."""
        self._notes_to(connection, connection.seats)
        self.catch_up(connection)

    def catch_up(self, connection: Connection) -> None:
        """Tell what was said last to somebody who may hear it from now on, and did not so far."""
        if not connection.hears and self._hears(connection):
            connection.hears = True
            if self._latest:
                connection.send(self._told(self._latest.values()))

    def catch_up_all(self) -> None:
        """Who may hear what is said has changed."""
        for connection in self._audience.connections:
            connection.hears = connection.hears and self._hears(connection)
            self.catch_up(connection)

    def _tell(self, row: SaidRow) -> None:
        told = self._told([row])
        for connection in self._audience.connections:
            if connection.hears:
                connection.send(told)

    def _told(self, rows: Iterable[SaidRow]) -> bytes:
        return encode(wire.Talk([said_shown(row) for row in rows], self._first))

    async def earlier(self, connection: Connection, before: int) -> None:
        """Tell somebody what was said before."""
        rows = await self._talks.before(before, AT_ONCE) if connection.hears else []
        connection.send(self._told(rows))

    # Saying.

    async def say(self, seat: Seat, text: str) -> None:
        """Somebody says something."""
        words = clean_said(text)
        if not words:
            raise Refused("bad_message", {"field": "text"})
        async with self._lock:
            row = SaidRow(max(self._latest, default=0) + 1, seat, words, self._audience.people.clock.now())
            await self._talks.add(row)
            self._latest[row.number] = row
            self._first = max(self._first, row.number - MOST_KEPT + 1)
            while len(self._latest) > AT_ONCE:
                del self._latest[min(self._latest)]
        self._tell(row)

    async def react(self, seat: Seat, number: int, emoji: str) -> None:
        """Somebody answers with an emoji, or takes it back."""
        async with self._lock:
            row = await self._find(number)
            seats = row.reactions.get(emoji, [])
            wanted = seat not in seats
            await self._talks.react(number, seat, emoji, wanted)
            row.reactions[emoji] = sorted([*seats, seat]) if wanted else [one for one in seats if one != seat]
        self._tell(row)

    async def take_back(self, seat: Seat, number: int) -> None:
        """Somebody takes back what they have just said."""
        async with self._lock:
            row = await self._find(number)
            if row.seat != seat or row.at + TAKE_BACK_WITHIN < self._audience.people.clock.now():
                raise Refused("said_for_good")
            await self._talks.take_back(number)
            row.text, row.reactions = None, {}
        self._tell(row)

    async def _find(self, number: int) -> SaidRow:
        row = self._latest.get(number) or await self._talks.one(number)
        if row is None or row.text is None:
            raise Refused("bad_message", {"field": "number"})
        return row

    # Noting.

    async def note(self, seat: Seat, text: str) -> None:
        """Keep a seat's notes, and show them wherever it is held."""
        async with self._lock:
            note = clean_note(text)
            await self._talks.put_note(seat, note, seat not in self._notes)
            self._notes[seat] = note
        for connection in self._audience.connections:
            if seat in connection.seats:
                self._notes_to(connection, [seat])

    def _notes_to(self, connection: Connection, seats: list[Seat]) -> None:
        """Only ever called with seats that the connection holds."""
        found = {wire_seat(seat): self._notes[seat] for seat in seats if seat in self._notes}
        if found:
            connection.send(encode(wire.Notes({str(seat): text for seat, text in found.items()})))


def said_shown(row: SaidRow) -> wire.Said:
    """What was said, for the wire."""
    reactions = {
        emoji: [wire_seat(seat) for seat in seats] for emoji, seats in row.reactions.items() if seats
    }
    return wire.Said(
        row.number, wire_seat(row.seat), row.text or "", row.at, reactions, gone=row.text is None
    )
