"""Whether the store takes what is written: a full or a read-only disk is found before a player finds it."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

from sqlalchemy.exc import DBAPIError

Fault = Literal["full", "read_only", "unreachable"]

EVERY = 5.0
"""Seconds for which a result counts: however often health is asked for, little is written."""
WITHIN = 10.0
ROOM = bytes(1 << 17)
"""About what a game takes. A database file may have room inside when there is none left beside it."""

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
BY_SQLITE: dict[int, Fault] = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "read_only"}
BY_SQLSTATE: dict[str, Fault] = {"53100": "full", "25006": "read_only"}

logger = logging.getLogger(__name__)


class Probe:
    """Writes a little, at most every few seconds, and remembers what came of it."""

    def __init__(self, touch: Callable[[], Awaitable[None]], beside: Path | None) -> None:
        self._touch = touch
        self._beside = beside
        self._lock = asyncio.Lock()
        self._until = 0.0
        self._fault: Fault | None = None

    async def fault(self) -> Fault | None:
        """What is wrong with the store, if anything is."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._tell(await self._look())
                self._until = time.monotonic() + EVERY
            return self._fault

    async def _look(self) -> Fault | None:
        try:
            async with asyncio.timeout(WITHIN):
                await self._touch()
                if self._beside is not None:
                    await asyncio.to_thread(write_beside, self._beside)
        except Exception as error:  # Drivers may raise anything; whatever it is, nothing was written.
            return fault_of(error)
        return None

    def _tell(self, found: Fault | None) -> None:
        if found != self._fault:
            level = logging.ERROR if found else logging.WARNING
            logger.log(
                level, "store fails" if found else "store works again", extra={"fields": _named(found)}
            )
        self._fault = found


def _named(fault: Fault | None) -> dict[str, str]:
    return {"store": fault} if fault else {}


def write_beside(database: Path) -> None:
    """Write a file beside the database, and remove it."""
    path = Path(f"{database}.probe")
    try:
        with path.open("wb") as file:
            file.write(ROOM)
            file.flush()
            os.fsync(file.fileno())
    finally:
        path.unlink(missing_ok=True)


def fault_of(error: BaseException) -> Fault:
    """What kept something from being written."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, OSError) and cause.errno in FULL:
        return "full"
    if isinstance(cause, OSError) and cause.errno in READ_ONLY:
        return "read_only"
    state = str(getattr(cause, "sqlstate", ""))
    code: int = getattr(cause, "sqlite_errorcode", 0) or 0
    return BY_SQLSTATE.get(state) or BY_SQLITE.get(code & 0xFF) or "unreachable"
