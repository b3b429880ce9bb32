"""The notes of one game, on disk before anybody hears of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.agreements.rows import (
    AGREE,
    ASKED_FOR,
    BEGUN,
    CLOSING,
    ENDED,
    AgreementRow,
)
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.showing import encode
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.store.writer import Statement

MOST_NOTES = 250
"""Of a seat: nobody needs as many; whoever asks for more is just filling the disk."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat asked for, and who has agreed so far."""

    row: AgreementRow
    what: wire.AskedFor
    agreed: tuple[Seat, ...]

    @property
    def to(self) -> int:
        """The ply after which all moves are to be taken back."""
        return int(self.row.details["to"])


class Book:
    """All notes of a game. They only grow."""

    def __init__(self, game: str, store: Store, clock: Clock, rows: Sequence[AgreementRow] = ()) -> None:
        self.game = game
        self.rows = list(rows)
        self.shown = [encode(row.shown()) for row in rows]
        """Each note as JSON."""
        self._store = store
        self._clock = clock

    @classmethod
    async def read(cls, game: str, store: Store, clock: Clock) -> Book:
        """The notes of a stored game."""
        kept = schema.agreements
        rows = await store.read(select(kept).where(kept.c.game == game).order_by(kept.c.number))
        return cls(game, store, clock, [AgreementRow(**row._mapping) for row in rows])

    def check_room(self, seat: Seat) -> None:
        """Refuse what would fill the disk; what a seat has begun itself takes nobody else's room."""
        if sum(row.seat == seat and row.kind in BEGUN for row in self.rows) >= MOST_NOTES:
            raise Refused("asked_enough")

    async def note(self, ply: int, seat: Seat, kind: str, **details: Any) -> None:
        """Write one note."""
        await self.note_all(ply, [(seat, kind, details)])

    async def note_all(
        self, ply: int, notes: Sequence[tuple[Seat, str, dict[str, Any]]], also: Sequence[Statement] = ()
    ) -> None:
        """Write notes, and what is to be on disk together with them."""
        rows = [
            AgreementRow(
                self.game,
                len(self.rows) + n,
                ply,
                seat,
                kind,
                msgspec.json.encode(details).decode(),
                self._clock.now(),
            )
            for n, (seat, kind, details) in enumerate(notes, 1)
        ]
        values = [{column: getattr(row, column) for column in row.__slots__} for row in rows]
        try:
            await self._store.write([(insert(schema.agreements), values), *also])
        except IntegrityError:
            # Another server writes to this game.
            raise Refused("unavailable") from None
        self.rows += rows
        self.shown += [encode(row.shown()) for row in rows]

    @property
    def ended(self) -> str | None:
        """How the game was ended before its time, if it was."""
        return next((str(row.details["how"]) for row in self.rows if row.kind == ENDED), None)

    def request(self, ply: int) -> Request | None:
        """What is asked for at a ply, and not settled yet."""
        agreed: list[Seat] = []
        for row in reversed(self.rows):
            if row.kind in CLOSING or row.ply != ply:
                return None
            if row.kind in ASKED_FOR:
                return Request(row, ASKED_FOR[row.kind], tuple(agreed))
            if row.kind == AGREE:
                agreed.insert(0, row.seat)
        return None

    def asked_since(self, seat: Seat, kind: str, turn: int) -> int:
        """How often a seat has asked for something in a turn or after it."""
        return sum(row.kind == kind and row.seat == seat and row.details["turn"] >= turn for row in self.rows)
