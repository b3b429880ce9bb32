"""People and the keys of their browsers. Nobody has to be known in order to play."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from sqlalchemy import ColumnElement, insert, select, update

from concordia_game.engine.ids import Seat
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.store.writer import Statement
from concordia_game.server.tables.people import clean_name, hashed, new_token


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whom the server knows again."""

    id: str
    name: str
    made: float
    recovery_hash: str | None = None
    rated_since: float | None = None


class Persons:
    """All people whom a server knows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def begin(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the key of the browser that asks."""
        person = Person(token_hex(16), clean_name(name), self.clock.now())
        values = {"id": person.id, "name": person.name, "made": person.made}
        key, session = self._session(person.id)
        await self.store.write([(insert(schema.persons), [values]), session])
        return person, key

    async def let_in(self, person: str) -> str:
        """A key for a further browser of somebody."""
        key, session = self._session(person)
        await self.store.write([session])
        return key

    def _session(self, person: str) -> tuple[str, Statement]:
        key = new_token()
        values = {"hash": hashed(key), "person": person, "made": self.clock.now()}
        return key, (insert(schema.sessions), [values])

    async def of_key(self, key: str | None) -> Person:
        """Whose key it is."""
        found = await self.find(schema.sessions.c.hash == hashed(key or ""))
        if found is None:
            raise Refused("bad_key")
        return found

    async def of_recovery(self, secret: str) -> Person:
        """Whose recovery link it is."""
        found = await self.find(schema.persons.c.recovery_hash == hashed(secret))
        if found is None:
            raise Refused("no_such_recovery")
        return found

    async def find(self, wanted: ColumnElement[bool]) -> Person | None:
        """Somebody, by a condition on people or the keys of their browsers."""
        persons, sessions = schema.persons, schema.sessions
        found = await self.store.read(select(persons).outerjoin(sessions).where(wanted).limit(1))
        return Person(**found[0]._mapping) if found else None

    async def change(self, person: str, **values: Any) -> None:
        """Change what is known of somebody."""
        persons = schema.persons
        await self.store.write([(update(persons).where(persons.c.id == person).values(**values), [])])

    async def new_recovery(self, person: str) -> str:
        """The secret of a new recovery link; the one before is of no use any more."""
        secret = new_token()
        await self.change(person, recovery_hash=hashed(secret))
        return secret

    async def sessions(self, person: str) -> list[tuple[str, float]]:
        """The browsers in which somebody is known, as hashes of their keys, and since when; newest first."""
        sessions = schema.sessions
        found = await self.store.read(
            select(sessions).where(sessions.c.person == person).order_by(sessions.c.made.desc())
        )
        return [(row.hash, row.made) for row in found]

    async def seats(self, person: str) -> list[tuple[str, Seat]]:
        """The seats that are somebody's, as game and seat; the newest games first."""
        seats, games = schema.seats, schema.games
        found = await self.store.read(
            select(seats.c.game, seats.c.seat)
            .join(games)
            .where(seats.c.holder == person)
            .order_by(games.c.created.desc(), seats.c.game, seats.c.seat)
        )
        return [(row.game, row.seat) for row in found]
