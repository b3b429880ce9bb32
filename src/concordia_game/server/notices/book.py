"""What is written down about notices: how people want to be told, and what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from sqlalchemy import Table, and_, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.notices.question import Question
from concordia_game.server.store import schema
from concordia_game.server.store.secrets import kept_secret
from concordia_game.server.store.store import Store
from concordia_game.server.store.writer import Statement

PUSH, WEBHOOK, EMAIL = "push", "webhook", "email"
DUE, SENDING, SENT, FAILED, DROPPED = "due", "sending", "sent", "failed", "dropped"
MOST_CHANNELS = 10
MOST_RESUMED = 1000


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to reach somebody."""

    id: str
    person: str
    kind: str
    address: str
    details: str
    base: str
    """This server's address as its person reached it."""
    confirmed: bool
    made: float


@dataclass(frozen=True, slots=True)
class Wishes:
    """In which language somebody is told, and when not."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice on its way to one channel."""

    game: str
    person: str
    mark: str
    channel: str
    due: float
    state: str = DUE
    tries: int = 0
    id: str = field(default_factory=lambda: token_hex(16))


def _values(row: Channel | Delivery | Wishes) -> dict[str, Any]:
    return {column: getattr(row, column) for column in row.__slots__}


class Book:
    """All that the store knows about notices."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def key(self, name: str, made: str) -> str:
        """A secret of this server: the one that was kept, or else the one that was just made up."""
        return await kept_secret(self._store, name, made)

    # How people want to be told.

    async def channels(self, person: str) -> list[Channel]:
        """The channels of somebody, the oldest first."""
        table = schema.channels
        rows = await self._store.read(
            select(table).where(table.c.person == person).order_by(table.c.made, table.c.id)
        )
        return [Channel(**row._mapping) for row in rows]

    async def channel(self, id: str) -> Channel | None:
        """One of all channels."""
        rows = await self._store.read(select(schema.channels).where(schema.channels.c.id == id))
        return Channel(**rows[0]._mapping) if rows else None

    async def written_to(self, address: str, since: float) -> bool:
        """Whether anybody asked us since then to write to an address."""
        table = schema.channels
        same = func.lower(table.c.address) == address.lower()
        rows = await self._store.read(
            select(table.c.id).where(table.c.kind == EMAIL, same, table.c.made > since)
        )
        return bool(rows)

    async def add(self, channel: Channel) -> Channel:
        """Add a channel, in the place of one that leads to the same address."""
        mine = await self.channels(channel.person)
        same = [old for old in mine if (old.kind, old.address) == (channel.kind, channel.address)]
        if len(mine) - len(same) >= MOST_CHANNELS:
            raise Refused("too_many_channels")
        gone = [statement for old in same for statement in _removal(old.id)]
        await self._store.write([*gone, (insert(schema.channels), [_values(channel)])])
        return channel

    async def confirm(self, id: str) -> None:
        """From now on a channel is used."""
        table = schema.channels
        await self._store.write([(update(table).where(table.c.id == id).values(confirmed=True), [])])

    async def remove(self, id: str) -> None:
        """Forget a channel, with what was on its way."""
        await self._store.write(_removal(id))

    async def wishes(self, person: str) -> Wishes:
        """What somebody wishes."""
        table = schema.wishes
        rows = await self._store.read(select(table).where(table.c.person == person))
        return Wishes(**{name: rows[0]._mapping[name] for name in Wishes.__slots__}) if rows else Wishes()

    async def wish(self, person: str, wishes: Wishes) -> None:
        """Keep what somebody wishes."""
        await self._store.write(_replaced(schema.wishes, {"person": person}, _values(wishes)))

    async def muted(self, person: str) -> list[str]:
        """The games of which somebody does not want to hear."""
        table = schema.mutes
        rows = await self._store.read(select(table.c.game).where(table.c.person == person))
        return [row.game for row in rows]

    async def mute(self, person: str, game: str, mute: bool) -> None:
        """Hear of a game no more, or again."""
        here = {"person": person, "game": game}
        statements = _replaced(schema.mutes, here, {})
        try:
            await self._store.write(statements if mute else statements[:1])
        except IntegrityError:
            raise Refused("no_such_game") from None

    # What they were told.

    async def tell(self, question: Question, channels: Sequence[Channel]) -> list[Delivery] | None:
        """Note that somebody is told of a turn, once and for all; None if it was noted before."""
        now = self._clock.now()
        told = {
            "game": question.game,
            "person": question.person,
            "mark": question.mark,
            "ply": question.ply,
            "at": now,
        }
        made = [Delivery(question.game, question.person, question.mark, to.id, now) for to in channels]
        statements: list[Statement] = [(insert(schema.told), [told])]
        if made:
            statements.append((insert(schema.deliveries), [_values(delivery) for delivery in made]))
        try:
            await self._store.write(statements)
        except IntegrityError:
            return None
        return made

    async def delivery(self, id: str) -> Delivery | None:
        """A notice on its way."""
        rows = await self._store.read(select(schema.deliveries).where(schema.deliveries.c.id == id))
        return Delivery(**rows[0]._mapping) if rows else None

    async def under_way(self, among: Sequence[str] | None = None) -> list[Delivery]:
        """All notices that did not arrive yet, or those of some games."""
        table = schema.deliveries
        wanted = true() if among is None else table.c.game.in_(among)
        rows = await self._store.read(select(table).where(table.c.state.in_([DUE, SENDING]), wanted))
        return [Delivery(**row._mapping) for row in rows]

    async def note(self, id: str, **values: Any) -> None:
        """Change what is known of a notice on its way."""
        table = schema.deliveries
        await self._store.write([(update(table).where(table.c.id == id).values(**values), [])])

    async def unlooked(self, among: Sequence[str] | None = None) -> list[str]:
        """Games where somebody with a channel plays and more was played than anybody was told of."""
        seats, channels, games = schema.seats, schema.channels, schema.games
        played = _latest(schema.moves, 0)
        known = _latest(schema.told, -1)
        reached = and_(channels.c.person == seats.c.holder, channels.c.confirmed)
        held = select(seats.c.game).join(channels, reached).where(seats.c.game == games.c.id).exists()
        rows = await self._store.read(
            select(games.c.id)
            .where(held, played > known, true() if among is None else games.c.id.in_(among))
            .order_by(games.c.created.desc())
            .limit(MOST_RESUMED)
        )
        return [row.id for row in rows]


def _latest(table: Table, before: int) -> Any:
    """The last ply of a game in a table."""
    last = select(func.max(table.c.ply)).where(table.c.game == schema.games.c.id).scalar_subquery()
    return func.coalesce(last, before)


def _removal(channel: str) -> list[Statement]:
    deliveries, channels = schema.deliveries, schema.channels
    return [
        (delete(deliveries).where(deliveries.c.channel == channel), []),
        (delete(channels).where(channels.c.id == channel), []),
    ]


def _replaced(table: Table, key: dict[str, Any], values: dict[str, Any]) -> list[Statement]:
    """Statements that put a row in the place of the one with the same key."""
    here = and_(*(table.c[name] == value for name, value in key.items()))
    return [(delete(table).where(here), []), (insert(table), [{**key, **values}])]
