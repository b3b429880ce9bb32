"""Who sits at a table: people take seats, go, are voted out and come back."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from concordia_game.engine.ids import Seat
from concordia_game.server.desk import invites
from concordia_game.server.errors import Refused
from concordia_game.server.history import History
from concordia_game.server.store.rows import GameRow, SeatRow
from concordia_game.server.store.store import Store
from concordia_game.server.store.writer import Statement
from concordia_game.server.tables.absence import is_due, replaced, returned
from concordia_game.server.tables.audience import Audience
from concordia_game.server.tables.graces import Graces
from concordia_game.server.tables.people import People, clean_name, hashed, new_token
from concordia_game.server.thinking.levels import default_bot


class Seating(ABC):
    """The part of a table that knows its seats; every change is on disk before anybody hears of it."""

    def __init__(self, game: GameRow, people: People, history: History, store: Store, graces: Graces) -> None:
        self.game = game
        self.people = people
        self.history = history
        self.lock = asyncio.Lock()
        self.audience = Audience(people)
        self._store = store
        self._graces = graces
        self._await_graces()

    @abstractmethod
    def _seats_changed(self) -> None:
        """Somebody else may have to play now."""

    @abstractmethod
    async def _settled(self) -> None:
        """Draw the conclusions of a change."""

    async def vote(self, seat: Seat, voters: list[Seat], agree: bool) -> None:
        """Vote to put a bot in an absent person's seat; with enough votes it sits down after the grace."""
        async with self.lock:
            row = self.people.voted(seat, voters, agree, self.game.grace)
            await self._replace_or_wait(row)

    async def end_grace(self) -> None:
        """Put bots in the seats of people who were away long enough, if the others still want that."""
        async with self.lock:
            now = self.people.clock.now()
            for row in [row for row in self.people.rows if is_due(row, now)]:
                stays = self.people.online(row.seat) or not self.people.outvoted(row)
                await self._replace_or_wait(row.changed(due=None) if stays else row)
        self._await_graces()

    async def _replace_or_wait(self, row: SeatRow) -> None:
        if is_due(row, self.people.clock.now()):
            await self.change_seat(self._replaced(row))
        else:
            await self._keep_seat(row)
            self.audience.tell_presence()

    def _replaced(self, row: SeatRow) -> SeatRow:
        return replaced(row, default_bot(), self.history)

    def _await_graces(self) -> None:
        self._graces.expect(self.game.id, self.next_due())

    def next_due(self) -> float | None:
        """When there is something to be done here."""
        return self.people.next_due()

    async def asked(self, seat: Seat) -> None:
        """Somebody who calls over HTTP is there, and back if they were away."""
        self.audience.asked(seat)
        await self.take_back([seat])

    async def take_back(self, seats: list[Seat]) -> None:
        """People who come back play for themselves again, and the votes against them are cancelled."""
        async with self.lock:
            for seat in filter(self.people.is_given_up, seats):
                await self._come_back(seat)

    async def _come_back(self, seat: Seat) -> None:
        await self.change_seat(returned(self.people.rows[seat], self.history))

    async def claim(self, seat: Seat, name: str) -> str:
        """Somebody takes a friend's seat; returns the token that opens it from now on."""
        token = new_token()
        await self._open_seat(seat, name=clean_name(name), token_hash=hashed(token))
        return token

    async def keep_open(self, seat: Seat, token: str) -> None:
        """Let a token of the game before open a seat."""
        await self._open_seat(seat, kept_hash=hashed(token))

    async def hold(self, seat: Seat, person: str) -> bool:
        """Make a seat somebody's, unless it is somebody else's; whether it is theirs."""
        async with self.lock:
            row = self.people.rows[seat]
            if row.holder is None:
                await self._keep_seat(row.changed(holder=person))
            return row.holder in (None, person)

    async def renew(self, seat: Seat) -> str:
        """Let a new invite, which is returned, open a seat, and nothing that opened it before."""
        invite = new_token()
        await self.open_by(seat, hashed(invite))
        return invite

    async def open_by(self, seat: Seat, invite_hash: str) -> None:
        """Let a new invite open a seat, and nothing that opened it before."""
        row = self.people.rows[seat]
        nobody = row.changed(token_hash=None, kept_hash=None, holder=None)
        await self._keep_seat(nobody.changed(invite_hash=invite_hash, renewed=True), invites.replaced(row))
        self.audience.dismiss(seat)
        await self._settled()
        self._seats_changed()

    async def pass_on(self, old: str, new: str | None) -> None:
        """Make somebody's seats somebody else's, or nobody's."""
        async with self.lock:
            for row in [row for row in self.people.rows if row.holder == old]:
                await self._keep_seat(row.changed(holder=new))

    async def _open_seat(self, seat: Seat, name: str = "", **hashes: str) -> None:
        row = returned(self.people.rows[seat], self.history)
        opened = row.changed(invite_hash=None, name=name or row.name, **hashes)
        await self._keep_seat(opened, invites.used(row))
        await self._settled()
        self._seats_changed()

    async def change_seat(self, row: SeatRow) -> None:
        """Store a seat, then tell everybody."""
        await self._keep_seat(row)
        await self._settled()
        self._seats_changed()

    async def _keep_seat(self, row: SeatRow, more: Sequence[Statement] = ()) -> None:
        try:
            await self._store.put_seat(row, more)
        except (SQLAlchemyError, OSError) as error:
            raise Refused("unavailable") from error
        self.people.put(row)
        self._await_graces()
