"""Two servers on one data folder: one has the games, the other says so and ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from concordia_game.server.settings import Settings
from concordia_game.server.store.lock import AlreadyLocked, lock_for
from concordia_game.server.store.store import sqlite_url
from concordia_game.server.store.trial import CannotStore, alone

SERVE = [sys.executable, "-m", "concordia_game", "serve", "--port", "0", "--bot-workers", "0", "--data-dir"]

Server = subprocess.Popen[str]


def start(folder: Path) -> Server:
    """A server on a folder."""
    return subprocess.Popen(
        [*SERVE, str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )


def announced(server: Server) -> bool:
    """Whether it came up; it has ended if not."""
    assert server.stdout is not None
    return server.stdout.readline().startswith("Concordia is at ")


def end(server: Server) -> str:
    """Kill it, and return what it said."""
    server.kill()
    return server.communicate()[1]


def test_of_two_started_at_once_one_wins(tmp_path: Path) -> None:
    servers = [start(tmp_path) for _ in range(2)]
    try:
        up = [server for server in servers if announced(server)]
        assert len(up) == 1
        for server in servers:
            if server not in up:
                assert server.wait() == 1
                assert server.stderr is not None
                last = server.stderr.read().splitlines()
                assert last == [f"concordia: {tmp_path} is in use by another server"]
    finally:
        for server in servers:
            end(server)
    following = start(tmp_path)
    try:
        assert announced(following), "the kernel has released the lock of the killed server"
    finally:
        end(following)


def test_a_lock_is_held_until_it_is_closed(tmp_path: Path) -> None:
    url = sqlite_url(str(tmp_path / "games.sqlite3"))
    with lock_for(url):
        with pytest.raises(AlreadyLocked):
            lock_for(url)
        with lock_for(sqlite_url(str(tmp_path / "others.sqlite3"))):
            pass
    with lock_for(url):
        pass


@pytest.mark.parametrize("database", ["postgresql+asyncpg://ann@h/games", "sqlite+aiosqlite://"])
def test_databases_that_are_no_file_have_no_lock(database: str) -> None:
    with lock_for(database), lock_for(database):
        pass


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotStore, match="file: File exists"), alone(Settings(data_dir=tmp_path / "file")):
        pass
