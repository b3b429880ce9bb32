"""Request ids: taken over if they are plain, else made up; in answers, in the log, and with our errors."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from concordia_game.server.logs import JsonLines
from concordia_game.server.requests import PLAIN
from concordia_game.server.store import probe
from concordia_game.server.store.store import make_engine
from concordia_game.server.tables.hall import Hall
from server.house import house, run, settings_for


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the server logs."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("concordia_game")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(before)


@pytest.mark.parametrize("wanted", ["abc-123_4.5", "a" * 65, 'x"y', "", "ä"])
def test_an_id_goes_with_the_request(folder: Path, log: io.StringIO, wanted: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            headers = [(b"x-request-id", wanted.encode())]
            answer = await visitor.http.get("/api/games/nowhere", headers=headers)
            given = answer.headers["x-request-id"]
            assert PLAIN.fullmatch(given)
            assert (given == wanted) == bool(PLAIN.fullmatch(wanted))
            lines = [json.loads(line) for line in log.getvalue().splitlines()]
            assert [line["request"] for line in lines if line.get("path") == "/api/games/nowhere"] == [given]
            assert "request" not in next(line for line in lines if line["event"] == "started")
            assert "x-request-id" in (await visitor.http.get("/")).headers

    run(main())


def test_an_error_of_ours_tells_its_id(
    folder: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Hall, id: str) -> None:
        raise ZeroDivisionError

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            monkeypatch.setattr(Hall, "at", broken)
            answer = await visitor.http.get("/api/games/any", headers={"x-request-id": "mine"})
            assert answer.status_code == 500
            assert answer.json() == {"code": "internal", "details": {"request": "mine"}}
            failed = [line for line in map(json.loads, log.getvalue().splitlines()) if "where" in line]
            assert [line["request"] for line in failed] == ["mine"]

    run(main())


def test_ready_for_people(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not once a newer server has changed the tables, nor while nothing can be written."""
    monkeypatch.setattr(probe, "EVERY", 0.0)
    settings = settings_for(folder)

    async def main() -> None:
        async with house(settings) as visitor:
            assert await visitor.get("/api/ready") == {"status": "ready"}
            with monkeypatch.context() as broken:
                broken.setattr(probe, "write_beside", lambda database: 1 / 0)
                assert (await visitor.http.get("/api/ready")).status_code == 503
            engine = make_engine(settings.database_url())
            async with engine.begin() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await engine.dispose()
            answer = await visitor.http.get("/api/ready")
            assert (answer.status_code, answer.json()["details"]) == (503, {"store": "other_version"})
            assert (await visitor.http.get("/api/health")).status_code == 200

    run(main())
