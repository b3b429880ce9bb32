"""Games, seats and moves in a database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from alembic import command
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Row,
    Table,
    func,
    insert,
    select,
    text,
    true,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from concordia_game.server.errors import Refused
from concordia_game.server.metrics import STORE_ERRORS
from concordia_game.server.store import schema
from concordia_game.server.store.lock import database_file
from concordia_game.server.store.pens import prepare_sqlite
from concordia_game.server.store.probe import Probe
from concordia_game.server.store.revision import migrations, newest_revision, revision_of
from concordia_game.server.store.rows import GameRow, MoveRow, SeatRow, values
from concordia_game.server.store.writer import Statement, Writer

INSERT_GAME = insert(schema.games)
INSERT_SEAT = insert(schema.seats)
INSERT_MOVE = insert(schema.moves)
AT_ONCE = 500
TOUCH = text("UPDATE alembic_version SET version_num = version_num")


ALONE = {
    # Its driver begins a transaction only to change rows: changes of tables would be on disk at once.
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(7234304101)",
}
"""What begins a migration: others wait until it is committed. The number is ours alone."""


def sqlite_url(path: str) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{path}"


class Store:
    """The truth about all games. Reads run in parallel, writes go through one writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._probe = Probe(self._touch, database_file(engine.url))

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, bring the tables up to date, start writing."""
        engine = make_engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, Writer(engine))

    async def close(self) -> None:
        """Write what is still queued, then disconnect."""
        await self._writer.close()
        await self._engine.dispose()

    async def check(self) -> None:
        """Refuse if the database does not answer or takes nothing more; the details say what is wrong."""
        fault = await self._probe.fault()
        if fault is not None:
            raise Refused("unavailable", {"store": fault})

    async def check_revision(self) -> None:
        """Refuse if the tables are not of our version any more: a newer server has changed them."""
        try:
            async with self._engine.connect() as connection:
                found = await connection.run_sync(revision_of)
        except (SQLAlchemyError, OSError) as error:
            raise Refused("unavailable", {"store": "unreachable"}) from error
        if found != newest_revision():
            raise Refused("unavailable", {"store": "other_version"})

    async def _touch(self) -> None:
        """Write what is there already: the shortest row there is."""
        await self._writer.write([(TOUCH, [])])

    @property
    def engine(self) -> AsyncEngine:
        """For what needs a connection of its own."""
        return self._engine

    def fence(self, fence: Executable) -> None:
        """Write only while a statement finds a row."""
        self._writer.fence = fence

    async def create(
        self,
        game: GameRow,
        seats: Sequence[SeatRow],
        old: str | None = None,
        more: Sequence[Statement] = (),
    ) -> None:
        """Create a game with its seats, and what else; `old` is the game of which it is a rematch."""
        statements: list[Statement] = [
            (INSERT_GAME, [values(game)]),
            (INSERT_SEAT, [values(seat) for seat in seats]),
            *more,
        ]
        if old is not None:
            games = schema.games
            statements.append((update(games).where(games.c.id == old).values(rematch=game.id), []))
        await self._writer.write(statements)

    async def append(self, rows: Sequence[MoveRow]) -> None:
        """Append plies; return when they are safely on disk."""
        await self._writer.write([(INSERT_MOVE, [values(row) for row in rows])])

    async def put_seat(self, row: SeatRow, more: Sequence[Statement] = ()) -> None:
        """Change a seat, and what else changes with it."""
        await self._writer.write([seat_statement(row), *more])

    async def game(self, id: str) -> GameRow | None:
        """A game by its id."""
        rows = await self.read(select(schema.games).where(schema.games.c.id == id))
        return GameRow(**rows[0]._mapping) if rows else None

    async def seats(self, game: str) -> list[SeatRow]:
        """A game's seats in turn order."""
        rows = await self.read(_of_game(schema.seats, game, "seat"))
        return [SeatRow(**row._mapping) for row in rows]

    async def moves(self, game: str) -> list[MoveRow]:
        """A game's plies in order."""
        rows = await self.read(_of_game(schema.moves, game, "ply"))
        return [MoveRow(**row._mapping) for row in rows]

    async def game_of_invite(self, invite_hash: str) -> str | None:
        """The game that an invite is for."""
        seats = schema.seats
        rows = await self.read(select(seats.c.game).where(seats.c.invite_hash == invite_hash))
        return str(rows[0][0]) if rows else None

    async def renew_graces(self, now: float) -> list[tuple[str, float]]:
        """Let every grace that has begun begin anew; the games concerned, and when to look at each."""
        seats, games = schema.seats, schema.games
        whole = select(now + games.c.grace * 60).where(games.c.id == seats.c.game).scalar_subquery()
        begun = seats.c.due.is_not(None)
        await self._writer.write([(update(seats).where(begun).values(due=whole), [])])
        return await self.graces_due(true())

    async def graces_due(self, wanted: ColumnElement[bool]) -> list[tuple[str, float]]:
        """Of the seats wanted, the games with graces that have begun, and when to look at each."""
        seats = schema.seats
        begun = seats.c.due.is_not(None) & wanted
        rows = await self.read(
            select(seats.c.game, func.min(seats.c.due).label("due")).where(begun).group_by(seats.c.game)
        )
        return [(row.game, row.due) for row in rows]

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write statements all together or not at all; return when they are safely on disk."""
        try:
            await self._writer.write(statements)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise Refused("unavailable") from error

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows that a statement selects."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:
            STORE_ERRORS.add("read")
            raise Refused("unavailable") from error


def batched(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many at a time as a statement should name."""
    for begin in range(0, len(ids), AT_ONCE):
        yield ids[begin : begin + AT_ONCE]


def seat_statement(row: SeatRow) -> Statement:
    """What changes a seat."""
    seats = schema.seats
    here = (seats.c.game == row.game) & (seats.c.seat == row.seat)
    return update(seats).where(here).values(**values(row)), []


def _of_game(table: Table, game: str, order: str) -> Executable:
    return select(table).where(table.c.game == game).order_by(table.c[order])


def make_engine(url: str) -> AsyncEngine:
    """An engine; on SQLite every commit waits for the disk."""
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if make_url(url).get_backend_name() == "sqlite":
        prepare_sqlite(engine.sync_engine)
    return engine


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the tables to the newest version, or to an older one: all or nothing, one server at a time."""
    connection.exec_driver_sql(ALONE[connection.dialect.name])
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
