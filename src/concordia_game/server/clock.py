"""The time, and what is to happen later. Tests bring a clock of their own, so that none of them waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """Something that is to happen later."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock:
    """The machine's clock: seconds since 1970, which mean the same after a restart."""

    def now(self) -> float:
        """The time."""
        return time.time()

    def moment(self) -> datetime:
        """The time as it is stored with games and moves."""
        return datetime.fromtimestamp(self.now(), UTC)

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        """Do something once it is time; at once if it was time already."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), do)
