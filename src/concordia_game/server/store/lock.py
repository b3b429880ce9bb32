"""A lock beside a database file: one server has its games, and no other until its process is gone."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from sqlalchemy.engine import URL, make_url

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class AlreadyLocked(Exception):
    """Another process holds the lock."""


def database_file(url: URL) -> Path | None:
    """The file of a database that is one."""
    in_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if in_file else None


def lock_for(database: str) -> AbstractContextManager[object]:
    """The lock of a database file, held until it is closed; other databases are shared and need none.

    The system releases it when the process ends, however that happens. The file itself stays.
    """
    path = database_file(make_url(database))
    if path is None:
        return nullcontext()
    file = Path(f"{path}.lock").open("ab")  # noqa: SIM115  # it stays open as long as it is held
    try:
        _take(file)
    except OSError as error:
        file.close()
        if isinstance(error, (BlockingIOError, PermissionError)):
            raise AlreadyLocked from error
        raise
    return file
