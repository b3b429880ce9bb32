"""Health tells of a disk that takes nothing more, and an outage is the same 503 everywhere."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from concordia_game.server.errors import Refused
from concordia_game.server.store import probe
from concordia_game.server.store.pens import FilePen
from concordia_game.server.store.store import Store, make_engine, sqlite_url
from server.conftest import execute, new_postgres_database
from server.house import PATIENCE, Visitor, house, run, settings_for


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is remembered: every question is answered anew. A slow disk is no fault."""
    monkeypatch.setattr(probe, "EVERY", 0.0)
    monkeypatch.setattr(probe, "WITHIN", PATIENCE)


async def told(store: Store) -> str | None:
    """What is wrong with a store."""
    try:
        await store.check()
    except Refused as refused:
        return str(refused.details["store"])
    return None


async def health(visitor: Visitor) -> tuple[int, str]:
    """Status and code of the health call."""
    answer = await visitor.http.get("/api/health")
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.ENOSPC, "full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "read_only"),
        (errno.EIO, "unreachable"),
    ],
)
def test_a_disk_that_takes_nothing_more(
    folder: Path, number: int, fault: str, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(database: Path) -> None:
        raise OSError(number, "no")

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            assert await health(visitor) == (200, "")
            with monkeypatch.context() as broken:
                broken.setattr(probe, "write_beside", failing)
                answer = await visitor.http.get("/api/health")
                assert answer.status_code == 503
                assert answer.json() == {"code": "unavailable", "details": {"store": fault}}
            assert await health(visitor) == (200, "")

    run(main())


def test_a_file_that_may_not_grow(folder: Path, at_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system itself refuses to write: no file may be longer than half of the room that is looked for."""
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(probe, "ROOM", bytes(64 << 20))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def main() -> None:
        store = await Store.open(sqlite_url(str(folder / "games.sqlite3")))
        resource.setrlimit(resource.RLIMIT_FSIZE, (32 << 20, before[1]))
        try:
            assert await told(store) == "full"
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert await told(store) is None
        assert not list(folder.glob("*.probe")), "nothing is left behind"
        await store.close()

    run(main())


def test_a_database_that_is_read_only(folder: Path, at_once: None) -> None:
    def only_reads(connection: Any, *_: object) -> None:
        connection.cursor().execute("PRAGMA query_only = ON")

    async def main() -> None:
        engine = make_engine(sqlite_url(str(folder / "games.sqlite3")))
        await (await Store.open(str(engine.url))).close()
        store = await Store.open(str(engine.url))
        pen = store._writer._pen
        assert isinstance(pen, FilePen)
        event.listen(pen._engine, "checkout", only_reads)
        assert await told(store) == "read_only"
        await store.close()
        await engine.dispose()

    run(main())


def test_a_postgresql_that_is_read_only(postgres: str, at_once: None) -> None:
    address = new_postgres_database(postgres)
    plain = address.replace("postgresql+asyncpg://", "postgresql://")
    name = plain.partition("?")[0].rpartition("/")[2]

    async def main() -> None:
        store = await Store.open(address)
        assert await told(store) is None
        await store.close()
        await execute(plain, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        store = await Store.open(address)
        assert await told(store) == "read_only"
        await store.close()

    run(main())


def test_little_is_written_however_often_health_is_asked_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "EVERY", 1e9)
    written: list[Path] = []
    monkeypatch.setattr(probe, "write_beside", written.append)

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            for _ in range(20):
                assert await health(visitor) == (200, "")

    run(main())
    assert len(written) == 1


GONE = [
    OperationalError("SELECT", None, sqlite3.OperationalError("disk I/O error")),
    ConnectionRefusedError(errno.ECONNREFUSED, "no database"),
]


@pytest.mark.parametrize("error", GONE, ids=["driver", "connection"])
def test_an_outage_is_the_same_for_every_call(
    folder: Path, error: Exception, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object) -> None:
        raise error

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend")
            invite = next(seat["invite"] for seat in made["seats"] if seat["invite"])
            seats = [{"kind": "you"}, {"kind": "local"}]
            with monkeypatch.context() as broken:
                broken.setattr(AsyncEngine, "connect", gone)
                broken.setattr(FilePen, "_write", gone)
                for answer in (
                    await visitor.http.post("/api/join", json={"invite": invite, "name": "Ann"}),
                    await visitor.http.post("/api/games", json={"options": {}, "seats": seats}),
                    await visitor.http.get("/api/games/elsewhere"),
                    await visitor.http.get("/api/health"),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            joined = await visitor.post("/api/join", {"invite": invite, "name": "Ann"})
            assert joined["game"] == made["game"]

    run(main())
