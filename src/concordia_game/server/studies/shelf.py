"""Where analyses are kept: a row for each record and depth, in the database that all processes share."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from concordia_game.server.store import schema

if TYPE_CHECKING:
    from concordia_game.server.store.store import Store


@dataclass(frozen=True, slots=True)
class Kept:
    """An analysis: of what, how far it has come, when that was written, and what came out."""

    id: str
    depth: str
    record: str
    done: int
    count: int
    at: float
    data: bytes | None


class Shelf:
    """The analyses of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, id: str) -> Kept | None:
        """An analysis by its id."""
        rows = await self._store.read(select(schema.analyses).where(schema.analyses.c.id == id))
        if not rows:
            return None
        row = rows[0]
        record = gzip.decompress(row.record).decode()
        data = None if row.data is None else gzip.decompress(row.data)
        return Kept(row.id, row.depth, record, row.done, row._mapping["count"], row.at, data)

    async def begin(self, kept: Kept) -> None:
        """Put an analysis there that begins, also in the place of one that nobody ended."""
        analyses = schema.analyses
        row = {
            "id": kept.id,
            "depth": kept.depth,
            "record": gzip.compress(kept.record.encode()),
            "done": 0,
            "count": kept.count,
            "at": kept.at,
            "data": None,
        }
        await self._store.write(
            [(delete(analyses).where(analyses.c.id == kept.id), []), (insert(analyses), [row])]
        )

    async def note(self, id: str, done: int, at: float, data: bytes | None = None) -> None:
        """Write how far it has come, or what came out."""
        analyses = schema.analyses
        packed = None if data is None else gzip.compress(data)
        changed = update(analyses).where(analyses.c.id == id).values(done=done, at=at, data=packed)
        await self._store.write([(changed, [])])

    async def touch(self, id: str, at: float) -> None:
        """Somebody looks at it."""
        analyses = schema.analyses
        await self._store.write([(update(analyses).where(analyses.c.id == id).values(at=at), [])])

    async def clear(self, before: float) -> None:
        """Throw away what nobody has looked at for long: it can be had again."""
        await self._store.write([(delete(schema.analyses).where(schema.analyses.c.at < before), [])])
