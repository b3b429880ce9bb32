"""What is said and noted, in the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Executable, delete, func, insert, select, update

from concordia_game.engine.ids import Seat
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store

MOST_KEPT = 2_000
"""Per game; what was said before that is forgotten."""


@dataclass(slots=True)
class SaidRow:
    """Something that was said; no text if it was taken back."""

    number: int
    seat: Seat
    text: str | None
    at: float
    reactions: dict[str, list[Seat]] = field(default_factory=dict)


class Talks:
    """The talk and the notes of one game."""

    def __init__(self, game: str, store: Store) -> None:
        self._game = game
        self._store = store

    async def first(self) -> int:
        """The number of the earliest that is kept; 1 if nothing was said."""
        talk = schema.talk
        found = await self._store.read(select(func.min(talk.c.number)).where(talk.c.game == self._game))
        return int(found[0][0] or 1)

    async def before(self, number: int, count: int) -> list[SaidRow]:
        """What was said before a number, the latest so many, in order."""
        talk = schema.talk
        earlier = (talk.c.game == self._game) & (talk.c.number < number)
        return await self._said(select(talk).where(earlier).order_by(talk.c.number.desc()).limit(count))

    async def one(self, number: int) -> SaidRow | None:
        """What was said under a number."""
        talk = schema.talk
        here = (talk.c.game == self._game) & (talk.c.number == number)
        return next(iter(await self._said(select(talk).where(here))), None)

    async def _said(self, wanted: Executable) -> list[SaidRow]:
        rows = [SaidRow(row.number, row.seat, row.text, row.at) for row in await self._store.read(wanted)]
        rows.reverse()
        await self._add_reactions({row.number: row for row in rows})
        return rows

    async def _add_reactions(self, rows: dict[int, SaidRow]) -> None:
        if not rows:
            return
        reactions = schema.reactions
        these = (reactions.c.game == self._game) & reactions.c.number.between(min(rows), max(rows))
        for found in await self._store.read(select(reactions).where(these).order_by(reactions.c.seat)):
            rows[found.number].reactions.setdefault(found.emoji, []).append(found.seat)

    async def add(self, row: SaidRow) -> None:
        """Keep what was said, and forget the oldest if it is too much."""
        values = {"number": row.number, "seat": row.seat, "text": row.text, "at": row.at}
        old = row.number - MOST_KEPT
        forgotten: Sequence[tuple[Executable, list[dict[str, object]]]] = [
            (delete(table).where((table.c.game == self._game) & (table.c.number <= old)), [])
            for table in (schema.reactions, schema.talk)
            if old > 0
        ]
        await self._store.write([(insert(schema.talk), [{"game": self._game, **values}]), *forgotten])

    async def take_back(self, number: int) -> None:
        """Forget what was said, but that something was."""
        talk, reactions = schema.talk, schema.reactions
        here = (talk.c.game == self._game) & (talk.c.number == number)
        there = (reactions.c.game == self._game) & (reactions.c.number == number)
        await self._store.write(
            [(update(talk).where(here).values(text=None), []), (delete(reactions).where(there), [])]
        )

    async def react(self, number: int, seat: Seat, emoji: str, wanted: bool) -> None:
        """Add an emoji to what was said, or take it away."""
        values = {"game": self._game, "number": number, "seat": seat, "emoji": emoji}
        reactions = schema.reactions
        if wanted:
            await self._store.write([(insert(reactions), [values])])
        else:
            here = [reactions.c[name] == value for name, value in values.items()]
            await self._store.write([(delete(reactions).where(*here), [])])

    async def notes(self) -> dict[Seat, str]:
        """Everybody's notes."""
        notes = schema.notes
        found = await self._store.read(select(notes).where(notes.c.game == self._game))
        return {row.seat: row.text for row in found}

    async def put_note(self, seat: Seat, text: str, new: bool) -> None:
        """Keep a seat's notes."""
        notes = schema.notes
        if new:
            await self._store.write([(insert(notes), [{"game": self._game, "seat": seat, "text": text}])])
        else:
            here = (notes.c.game == self._game) & (notes.c.seat == seat)
            await self._store.write([(update(notes).where(here).values(text=text), [])])
