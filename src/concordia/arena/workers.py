"""Work spread over processes of this machine, or over a Ray cluster; results keep the order of the jobs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def all_cores() -> int:
    """How many processes may run at the same time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    function: Callable[[Job], Result],
    jobs: Sequence[Job],
    processes: int,
    ray: str = "",
) -> Iterator[Result]:
    """The results of a function, one after the other; where they were worked out makes no difference."""
    if ray:
        yield from _on_ray(function, jobs, ray)
    elif processes == 1:
        for job in jobs:
            yield function(job)
    else:
        with get_context("spawn").Pool(processes) as pool:
            yield from pool.imap(function, jobs)


def _on_ray(function: Callable[[Job], Result], jobs: Sequence[Job], address: str) -> Iterator[Result]:
    """Ray is an optional extra: it is imported only here."""
    ray = import_module("ray")
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    remote = ray.remote(function)
    waiting = [remote.remote(job) for job in jobs]
    for reference in waiting:
        yield ray.get(reference)
