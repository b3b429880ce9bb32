"""Several processes on one machine, at one socket: each of them serves every game."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Semaphore
from threading import Thread
from typing import Any

import uvicorn

from concordia_game.engine.errors import ConcordiaError
from concordia_game.server.config import GRACE, make_config
from concordia_game.server.logs import set_up_logs
from concordia_game.server.open_files import raise_open_files
from concordia_game.server.settings import Settings

BACKLOG = 2048
LOOK_AGAIN = 0.5
"""Seconds before it is looked again whether all are still there."""

logger = logging.getLogger(__name__)


class CannotShare(ConcordiaError):
    """The games can't be shared by several processes."""


class Processes:
    """Several processes that take turns at one socket; whoever ends is replaced."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[int, SpawnProcess] = {}
        self._stopped = False

    def run(self, announce: Callable[[], None]) -> None:
        """Serve until told to stop; announce it once all are up."""
        self._listening.listen(BACKLOG)
        ready = self._context.Semaphore(0)
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            for number in range(self._settings.processes):
                self._start(number, ready)
            self._await(ready)
            announce()
            while not self._stopped:
                connection.wait([process.sentinel for process in self._running.values()], LOOK_AGAIN)
                self._replace(ready)
        finally:
            self._end()
            for one, handler in before.items():
                signal.signal(one, handler)

    def _start(self, number: int, ready: Semaphore) -> None:
        arguments = (self._settings.of_process(number), self._listening, ready)
        process = self._context.Process(target=serve_beside, args=arguments, name=f"concordia {number}")
        process.start()
        self._running[number] = process

    def _await(self, ready: Semaphore) -> None:
        """Wait until all are up; one that ends before would only end again."""
        for _ in self._running:
            while not ready.acquire(timeout=LOOK_AGAIN):
                if self._stopped or not all(process.is_alive() for process in self._running.values()):
                    raise CannotShare("a process ended while it started")

    def _replace(self, ready: Semaphore) -> None:
        for number, process in list(self._running.items()):
            if not process.is_alive() and not self._stopped:
                logger.error(
                    "process ended", extra={"fields": {"number": number, "exit code": process.exitcode}}
                )
                # Not at once, as it may end again.
                time.sleep(LOOK_AGAIN)
                self._start(number, ready)

    def _stop(self, *_: object) -> None:
        self._stopped = True

    def _end(self) -> None:
        for process in self._running.values():
            process.terminate()
        for process in self._running.values():
            process.join(2 * GRACE)
            if process.is_alive():
                process.kill()
                process.join()


def serve_beside(settings: Settings, listening: socket.socket, ready: Semaphore) -> None:
    """Serve as one of several processes, for as long as the one that started them is there."""
    set_up_logs()
    raise_open_files()
    parent = multiprocessing.parent_process()
    assert parent is not None
    Thread(target=_end_with, args=(parent,), daemon=True).start()
    with suppress(KeyboardInterrupt):
        Beside(settings, ready).run(sockets=[listening])


def _end_with(parent: Any) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Beside(uvicorn.Server):
    """A server that says when it is up."""

    def __init__(self, settings: Settings, ready: Semaphore) -> None:
        super().__init__(make_config(settings))
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready.release()
