"""Work spread over processes on this machine, or over a Ray cluster; results keep the order of the jobs."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context, resource_tracker
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
        with ExitStack() as stack:
            with _interrupts_wait():
                starting = get_context("spawn").Pool(min(processes, len(jobs)), _leave_interrupts)
                pool = stack.enter_context(starting)
            yield from pool.imap(function, jobs)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Interrupts reach us a little later, and processes that we start never, not even while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It is started with the first process of all, and would let interrupts in again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process in a terminal: only the main one reacts, and it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
