"""Enters how games ended, each once, and keeps the ratings up to date."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from concordia_game.server.agreements.rows import BY_HOST
from concordia_game.server.errors import Refused
from concordia_game.server.past.ratings import Ratings, Sides
from concordia_game.server.past.results import Result, encode, result_of, sides_of
from concordia_game.server.store import schema
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.table import Table

MOST_AT_ONCE = 60
"""Games of one person that are looked at in one call: each may have to be played through."""

logger = logging.getLogger(__name__)
sides_decoder = msgspec.json.Decoder(list[tuple[int, list[str]]])


class Past:
    """All games that are over."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.ratings = Ratings()
        self._lock = asyncio.Lock()
        self._entering: dict[str, asyncio.Task[None]] = {}
        self._seen: tuple[object, ...] = ()
        """What tells whether there is more to load."""
        self._running: dict[str, int] = {}
        """Games that were not over when they were last looked at, and their ply then."""

    async def open(self) -> None:
        """Load what counts for ratings."""
        results, persons = schema.results, schema.persons
        games = await self._store.read(
            select(results.c.ended, results.c.game, results.c.rated).where(results.c.rated.is_not(None))
        )
        wanted = await self._store.read(select(persons.c.id).where(persons.c.rated_since.is_not(None)))
        found = [((row.ended, row.game), sides_decoder.decode(row.rated)) for row in games]
        self.ratings.load(found, [row.id for row in wanted])

    async def refresh(self) -> None:
        """Load it again if other processes have entered games meanwhile, or people asked for ratings."""
        results, persons = schema.results, schema.persons
        wanted = select(func.count()).where(persons.c.rated_since.is_not(None)).scalar_subquery()
        rated = results.c.rated.is_not(None)
        found = await self._store.read(select(func.count(), func.max(results.c.ended), wanted).where(rated))
        if tuple(found[0]) != self._seen:
            async with self._lock:
                await self.open()
            self._seen = tuple(found[0])

    def enter(self, table: Table) -> None:
        """Enter a game that is over, unless it was entered before, or its players had no say in its end."""
        game = table.game.id
        if game in self._entering or table.book.ended == BY_HOST:
            return
        rows, teams = list(table.people.rows), table.history.setup.teams
        task = asyncio.create_task(self._enter(result_of(table), rows, list(teams)))
        self._entering[game] = task
        task.add_done_callback(lambda _: self._entering.pop(game, None))

    async def _enter(self, result: Result, rows: list[SeatRow], teams: list[int]) -> None:
        """One after the other; if it can't be written now, it is entered when somebody looks at the game."""
        results = schema.results
        try:
            async with self._lock:
                if await self._store.read(select(results.c.game).where(results.c.game == result.game)):
                    return
                sides = sides_of(result, rows, teams, await self._rated(result, rows))
                await self._store.write([(insert(results), [_values(result, sides)])])
                if sides:
                    self.ratings.add((result.ended, result.game), sides)
        except IntegrityError:
            logger.info("entered before", extra={"fields": {"game": result.game}})
        except Refused as refused:
            logger.warning("not entered", extra={"fields": {"game": result.game, "code": refused.code}})

    async def _rated(self, result: Result, rows: list[SeatRow]) -> set[str]:
        """Who of a table's people wanted a rating before the game was over."""
        persons = schema.persons
        here = persons.c.id.in_([row.holder for row in rows if row.holder])
        wanted = persons.c.rated_since <= result.ended
        return {row.id for row in await self._store.read(select(persons.c.id).where(here, wanted))}

    async def unseen(self, person: str) -> dict[str, int]:
        """Somebody's games of which it is not known whether they are over, with their plies."""
        seats, moves, results = schema.seats, schema.moves, schema.results
        found = await self._store.read(
            select(seats.c.game, func.max(moves.c.ply).label("ply"))
            .join(moves, moves.c.game == seats.c.game)
            .outerjoin(results, results.c.game == seats.c.game)
            .where(seats.c.holder == person, results.c.game.is_(None))
            .group_by(seats.c.game)
            .order_by(func.max(moves.c.at).desc())
        )
        unseen = {row.game: row.ply for row in found if self._running.get(row.game) != row.ply}
        return dict(list(unseen.items())[:MOST_AT_ONCE])

    def look(self, table: Table) -> bool:
        """Enter a game if it is over; whether it was."""
        over = table.sight.over and table.book.ended != BY_HOST
        if over:
            self.enter(table)
        return over

    def runs(self, game: str, ply: int) -> None:
        """A game is not over: it needs no second look until somebody moves."""
        self._running[game] = ply

    async def settled(self) -> None:
        """Wait until all is entered that is known to be over."""
        if self._entering:
            await asyncio.wait(list(self._entering.values()))


def _values(result: Result, sides: Sides | None) -> dict[str, object]:
    """The row of a result."""
    plain = {name: getattr(result, name) for name in ("game", "ended", "board", "god", "lead")}
    rated = encode(sides).decode() if sides else None
    texts = {"modules": encode(result.modules).decode(), "seats": encode(result.seats).decode()}
    return {**plain, **texts, "rated": rated}
