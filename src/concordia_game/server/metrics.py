"""What a monitor counts, in Prometheus' text format. A library would be larger than what we need of it."""

from __future__ import annotations

import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import resource

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds: 0.15 is what a move should take at most."""
STATM = Path("/proc/self/statm")
PAGE = resource.getpagesize() if sys.platform != "win32" else 4096


class Count:
    """Something that only grows, perhaps of several kinds."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name = name
        self.help = help
        self._label = label
        self._values: Counter[str] = Counter()

    def add(self, kind: str = "", number: int = 1) -> None:
        """Count."""
        self._values[kind] += number

    def lines(self) -> Iterator[str]:
        """As a monitor reads it."""
        yield from _head(self.name, self.help, "counter")
        if not self._label:
            yield f"{self.name} {self._values['']}"
        for kind, value in sorted(self._values.items() if self._label else ()):
            yield f'{self.name}{{{self._label}="{kind}"}} {value}'


class Histogram:
    """How long something takes."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one that took so long."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count what is done here, unless it fails."""
        began = time.perf_counter()
        yield
        self.observe(time.perf_counter() - began)

    def lines(self) -> Iterator[str]:
        """As a monitor reads it: each bucket includes the smaller ones."""
        yield from _head(self.name, self.help, "histogram")
        total = 0
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += number
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


MOVES = Count("concordia_moves_total", "Moves made, by people and bots.", "by")
MOVE_SECONDS = Histogram(
    "concordia_move_seconds", "From a person's move until it is on disk and everybody is told."
)
BOT_WAIT_SECONDS = Histogram("concordia_bot_wait_seconds", "How long questions wait for a worker.")
ANSWERS = Count("concordia_http_responses_total", "Answers over HTTP.", "status")
STORE_ERRORS = Count("concordia_database_errors_total", "What the database refused or did not answer.", "to")
KEPT = (MOVES, MOVE_SECONDS, BOT_WAIT_SECONDS, ANSWERS, STORE_ERRORS)


class Gauge:
    """Something that is looked up when a monitor asks."""

    def __init__(self, name: str, help: str, value: Callable[[], float], kind: str = "gauge") -> None:
        self.name = name
        self.help = help
        self._value = value
        self._kind = kind

    def lines(self) -> Iterator[str]:
        """As a monitor reads it."""
        yield from _head(self.name, self.help, self._kind)
        yield f"{self.name} {self._value():.15g}"


def process_gauges() -> list[Gauge]:
    """What the process itself takes; memory where the system tells it."""
    found = [
        Gauge("process_cpu_seconds_total", "Processor time, in seconds.", time.process_time, "counter"),
    ]
    if sys.platform == "linux":
        found.append(Gauge("process_resident_memory_bytes", "Memory in use.", _resident))
    return found


def _resident() -> float:
    return int(STATM.read_text("ascii").split()[1]) * PAGE


def exposition(gauges: list[Gauge]) -> str:
    """All of it."""
    every: list[Count | Histogram | Gauge] = [*KEPT, *gauges]
    return "".join(f"{line}\n" for one in every for line in one.lines())


def _head(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"
