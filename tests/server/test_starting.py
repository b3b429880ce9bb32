"""What keeps a server from starting is reported in one line, without passwords."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from concordia_game.cli.main import main
from concordia_game.server.serve import address, listen, network_address
from concordia_game.server.settings import Settings
from concordia_game.server.store.trial import CannotStore, try_store


def refusal(settings: Settings) -> str:
    """Why a server with these settings has no store."""
    with pytest.raises(CannotStore) as caught:
        asyncio.run(try_store(settings))
    return str(caught.value)


def test_a_store_is_tried_and_left_ready(folder: Path) -> None:
    asyncio.run(try_store(Settings(data_dir=folder)))
    with closing(sqlite3.connect(folder / "concordia.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM games").fetchone() == (0,)


def test_a_folder_that_is_a_file(folder: Path) -> None:
    (folder / "file").touch()
    assert refusal(Settings(data_dir=folder / "file")).endswith("/file: File exists")


def test_a_file_that_is_not_a_database(folder: Path) -> None:
    (folder / "concordia.sqlite3").write_text("a letter to the editor " * 9, "utf-8")
    assert (
        refusal(Settings(data_dir=folder)) == f"the games can't be stored in {folder}: file is not a database"
    )


def test_a_database_of_a_newer_version(folder: Path) -> None:
    asyncio.run(try_store(Settings(data_dir=folder)))
    with closing(sqlite3.connect(folder / "concordia.sqlite3")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(Settings(data_dir=folder)).endswith("its tables come from a newer version")


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("nonsense", "in --database: Could not parse"),
        (
            "postgresql+asyncpg://ann:secret@127.0.0.1:1/games",
            "asyncpg://ann:***@127.0.0.1:1/games: Connect call failed",
        ),
        ("mysql+nodriver://ann:secret@127.0.0.1/games", "nodriver"),
    ],
)
def test_databases_that_are_not_there(database: str, told: str) -> None:
    said = refusal(Settings(database=database))
    assert told in said
    assert "secret" not in said
    assert "\n" not in said


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_has_one_driver(scheme: str) -> None:
    assert Settings(database=f"{scheme}://ann@h/games").database_url() == "postgresql+asyncpg://ann@h/games"


def test_an_address_that_is_not_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "192.0.2.77", "--port", "8123"]) == 1
    assert "--host 192.0.2.77 --port 8123: " in capsys.readouterr().err


@pytest.mark.parametrize("url", ["example.org", "ftp://example.org", "https://example.org/games", "https://"])
def test_public_urls_that_lead_nowhere(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--public-url", url])
    assert "is not like https://example.org" in capsys.readouterr().err


def test_the_address_that_is_told() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", network_address())):
        settings = Settings(host=host, port=0)
        with listen(settings) as listening:
            assert address(settings, listening) == f"http://{shown}:{listening.getsockname()[1]}"
            assert network_address() not in ("", "0.0.0.0")
            assert address(Settings(public_url="https://x.org"), listening) == "https://x.org"
