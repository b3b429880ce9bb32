"""Archived games: a compressed file each, with the record and all rows, beside the database."""

from __future__ import annotations

import asyncio
import gzip
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from concordia_game.server.admin.export import exported
from concordia_game.server.errors import Refused
from concordia_game.server.settings import Settings, data_folder
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store

FOLDER = "archive"
FORMAT = 1


def archive_of(settings: Settings) -> Path:
    """Where a server keeps the games that it has archived."""
    return (settings.data_dir or data_folder()) / FOLDER


def file_of(settings: Settings, game: str) -> Path:
    """The file of an archived game; an id is no path."""
    return archive_of(settings) / f"{Path(game).name}.json.gz"


async def put_away(store: Store, settings: Settings, game: str) -> None:
    """Write a game's file; it is on disk before its rows may go."""
    record, over = await exported(store, game)
    rows: dict[str, list[dict[str, Any]]] = {}
    for table in schema.metadata.sorted_tables:
        column = "id" if table is schema.games else "game"
        if column in table.c and (table is schema.games or "game" in table.c):
            found = await store.read(select(table).where(table.c[column] == game))
            rows[table.name] = [dict(row._mapping) for row in found]
    whole = {"format": FORMAT, "game": game, "over": over, "record": record, "rows": rows}
    data = msgspec.json.encode(whole, enc_hook=_plain)
    await asyncio.to_thread(_write, file_of(settings, game), data)


def archived_record(settings: Settings, game: str) -> tuple[str, bool]:
    """The record of an archived game, and whether it was over."""
    path = file_of(settings, game)
    if not path.is_file():
        raise Refused("no_such_game", {"game": game})
    found = msgspec.json.decode(gzip.decompress(path.read_bytes()))
    return found["record"], found["over"]


def _plain(value: object) -> str:
    assert isinstance(value, datetime)
    return value.isoformat()


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    half = path.with_suffix(".half")
    with half.open("wb") as file:
        file.write(gzip.compress(data, 9))
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
