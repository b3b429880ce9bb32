"""Work spread over processes on this machine, or over a Ray cluster; results keep the order of the jobs."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from concordia_game.arena.cluster import on_cluster

Job = TypeVar("Job")
Result = TypeVar("Result")


def all_cores() -> int:
    """How many processes can run at the same time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    function: Callable[[Job], Result],
    jobs: Sequence[Job],
    processes: int,
    ray: str = "",
) -> Generator[Result]:
    """The results of a function, one by one; where they were computed makes no difference.

    Closing the generator ends any work still under way.
    """
    if ray:
        yield from on_cluster(function, jobs, ray)
    elif min(processes, len(jobs)) <= 1:
        for job in jobs:
            yield function(job)
    else:
        with get_context("spawn").Pool(min(processes, len(jobs)), _leave_interrupts) as pool:
            yield from pool.imap(function, jobs)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process in a terminal: only the main one reacts, and it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
