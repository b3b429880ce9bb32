"""Everything that can be set, with its default."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from concordia_game.data.box import own_tiles_of
from concordia_game.data.own_tiles import shipped_tiles, tiles_name
from concordia_game.server.clock import Clock
from concordia_game.server.store.store import sqlite_url


def offered_tiles(paths: Sequence[str] = ()) -> dict[str, str]:
    """The sets of further tiles that a server offers, by name: the game's, and those of its host (S5.1)."""
    return {tiles_name(source): own_tiles_of(source) for source in (*shipped_tiles(), *paths)}


@dataclass(frozen=True)
class Settings:
    """How a server runs; docs/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: int | None = None
    data_dir: Path | None = None
    database: str | None = None
    public_url: str | None = None
    hostnames: tuple[str, ...] = ()
    """Further names by which the server is reached."""
    maps: Path | None = None
    """A folder with the host's own boards."""
    open_browser: bool = False
    open_tables: bool = False
    """Whether there is a list of tables where strangers may sit down."""
    bot_workers: int = 1
    bot_games: int = 20
    tables_in_memory: int = 400
    games_per_minute: int = 30
    requests_per_second: int = 250
    calls_per_second: int = 50
    messages_per_second: int = 20
    lines_per_address: int = 200
    connections_per_address: int = 250
    connections: int = 10_000
    hints_per_minute: int = 30
    own_tiles: Mapping[str, str] = field(default_factory=offered_tiles)
    smtp: str | None = None
    """The mail server by which people are told of their turns."""
    allow_private_notices: bool = False
    """Whether notices may go into the host's own network."""
    idle_minutes: int = 60
    """Minutes after which a table that nobody uses leaves the memory."""
    finished_games: str = "keep"
    """What becomes of games that are over: `keep`, `archive` or `delete`."""
    abandoned_games: str = "keep"
    after_days: int = 90
    """Days without a move or a look after which that happens."""
    processes: int = 1
    """How many serve; more than one need PostgreSQL."""
    peers: tuple[str, int] = ("127.0.0.1", 0)
    """Where this process listens for others that serve the same database."""
    metrics: tuple[str, int] | None = None
    """Where a monitor finds the metrics: an address and a port of their own."""
    clock: Clock = field(default_factory=Clock)
    """Not the host's to set: tests have a clock of their own."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes can serve the games."""
        return self.database_url().startswith("postgresql")

    def of_process(self, number: int) -> Settings:
        """For one of several processes on this machine: each has ports of its own."""
        host, port = self.peers
        metrics = self.metrics and (self.metrics[0], self.metrics[1] + number)
        return replace(self, peers=(host, port + number if port else 0), metrics=metrics, open_browser=False)

    def database_url(self) -> str:
        """The given database, or a file in the data folder; for PostgreSQL only one driver is supported."""
        if self.database:
            return re.sub("^postgres(ql)?://", "postgresql+asyncpg://", self.database)
        folder = self.data_dir or data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return sqlite_url(str(folder / "concordia.sqlite3"))


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "concordia"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "concordia"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "concordia"
