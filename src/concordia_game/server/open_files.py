"""How many connections this process can hold open: each of them is an open file to the system."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

PLENTY = 65_536
OUR_OWN = 256
"""Files that the server itself may need at once: the store's, the bots', and some to spare."""


def raise_open_files() -> None:
    """Allow this process as many open files as the system lets it."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        # macOS says that there is no limit, and allows less.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, PLENTY)), hard))


def room_for_connections() -> int:
    """For how many connections there is room."""
    if sys.platform == "win32":
        return PLENTY
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(soft - OUR_OWN, soft // 2)
