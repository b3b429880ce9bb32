"""A lock beside a database file: one server has its games, and no other until its process is gone."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from sqlalchemy.engine import make_url

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


def lock_for(database: str) -> AbstractContextManager[object]:
    """The lock of a database file, held until it is closed; other databases are shared and need none.

    The system releases it when the process ends, however that happens. The file itself stays.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return nullcontext()
    file = Path(f"{url.database}.lock").open("ab")  # noqa: SIM115  # it stays open as long as it is held
    try:
        _take(file)
    except OSError as error:
        file.close()
        if isinstance(error, (BlockingIOError, PermissionError)):
            raise AlreadyLocked from error
        raise
    return file
