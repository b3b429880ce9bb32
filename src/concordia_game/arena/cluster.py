"""Work on a Ray cluster. Ray is an optional extra: it is imported only here, on demand."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

from concordia_game.engine.errors import ConcordiaError
from concordia_game.extras import extra

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL = "local"
"""The address of a Ray that is started on this machine and ends with the work."""
AHEAD = 4
"""Jobs queued per core: enough to keep the cluster busy, few enough to cancel."""
STORE = 128 * 2**20
"""Bytes of shared memory for a local Ray; jobs and results are small."""
PATIENCE = 5.0
"""Seconds a cluster has to accept the connection: Ray itself would try for minutes."""
LOOPBACK_ONLY = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Makes a local Ray listen on the loopback address only, on every system."""


class ClusterError(ConcordiaError):
    """The cluster can't be used."""


def on_cluster(function: Callable[[Job], Result], jobs: Sequence[Job], address: str) -> Generator[Result]:
    """The results in the order of the jobs; a Ray already running in this process is left running."""
    ray = _imported(address)
    begun = not ray.is_initialized()
    if begun:
        _connect(ray, address)
    try:
        yield from _in_order(ray, function, jobs)
    finally:
        if begun:
            ray.shutdown()


def _imported(address: str) -> Any:
    if address == LOCAL:
        os.environ.update(LOOPBACK_ONLY)
    with extra("ray", "--ray"):
        return import_module("ray")


def _connect(ray: Any, address: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, object_store_memory=STORE, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterError(f"--ray {address}: no Ray cluster there: {error}") from error


def _knock(address: str) -> None:
    """Find out quickly whether anybody is listening."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _in_order(ray: Any, function: Callable[[Job], Result], jobs: Sequence[Job]) -> Generator[Result]:
    remote = ray.remote(_worked_out)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for job in jobs:
            if len(waiting) == most:
                yield _got(ray, waiting.popleft())
            waiting.append(remote.remote(function, job, os.getcwd()))
        while waiting:
            yield _got(ray, waiting.popleft())
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)


def _worked_out(function: Callable[[Job], Result], job: Job, folder: str) -> Result:
    """Run a job in the caller's folder: the paths of users' own bots and boards are relative to it."""
    with suppress(OSError):
        os.chdir(folder)
    return function(job)


def _got(ray: Any, reference: Any) -> Any:
    """A result; an error in a job is raised as it would be without Ray."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", error)
        if not isinstance(cause, ray.exceptions.RayError):
            raise cause from error
        reason = str(cause).splitlines()[0]
        hint = "every machine in the cluster needs this version of the game"
        raise ClusterError(f"--ray: {reason}; {hint}") from error
