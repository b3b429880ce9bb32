"""Those who think: a process, which can be replaced, or a thread of the server."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, TypeVar

from concordia_game.data.own_boards import own_boards
from concordia_game.server.thinking.work import POLITE, POLITEST, Answer, Work, answered, work

T = TypeVar("T")

LONGEST = 60.0
"""Seconds of computing after which a worker is taken to be caught in a loop."""
STUCK = 600.0
"""Seconds after which a worker that doesn't even compute is given up."""


class WorkerLost(Exception):
    """A worker died or got stuck with a question; the next one will be asked in its place."""


class NoWorker(Exception):
    """There is no process to be had at the moment."""


class Worker(Protocol):
    """Answers one question at a time."""

    async def ask(self, asked: Work, arguments: tuple[object, ...]) -> Answer:
        """The answer, or how it failed."""

    def close(self) -> None:
        """Stop, even in mid-thought."""


class ProcessWorker:
    """A process, started before it is needed. If it is lost, another one takes its place."""

    def __init__(self, longest: float = LONGEST, stuck: float = STUCK, polite: int = POLITE) -> None:
        self._longest = longest
        self._polite = polite
        self._stuck = stuck
        # Waiting for a pipe is done in a thread: not every system's event loop can do it.
        self._thread = ThreadPoolExecutor(1)
        self._process: SpawnProcess | None = None
        self._line: Connection
        self._closed = False
        self._thread.submit(self._be_there)

    @property
    def pid(self) -> int | None:
        """The process's number in the system."""
        return self._process.pid if self._process else None

    async def ask(self, asked: Work, arguments: tuple[object, ...]) -> Answer:
        """The answer, or how it failed. Time counts from when the worker begins."""
        try:
            await self._in_thread(self._be_there)
        except (EOFError, OSError) as error:
            self._kill()
            raise NoWorker(type(error).__name__) from error
        try:
            answering = self._in_thread(self._exchange, asked, arguments)
            return await asyncio.wait_for(asyncio.shield(answering), self._stuck)
        except (EOFError, OSError) as error:
            self._kill()
            raise WorkerLost(type(error).__name__) from error

    def _in_thread(self, do: Callable[..., T], *arguments: object) -> asyncio.Future[T]:
        done = asyncio.get_running_loop().run_in_executor(self._thread, do, *arguments)
        done.add_done_callback(_heard)
        return done

    def _be_there(self) -> None:
        if self._process is None or not self._process.is_alive():
            self._start()

    def _exchange(self, asked: Work, arguments: tuple[object, ...]) -> Answer:
        self._line.send((asked, arguments))
        answer: Answer = self._line.recv()
        return answer

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        arguments = (theirs, own_boards(), self._longest, self._polite)
        process = context.Process(target=work, args=arguments, daemon=True)
        process.start()
        theirs.close()
        self._process = process
        if self._closed:
            self._kill()
        self._line.recv()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        """Stop, even in mid-thought."""
        self._closed = True
        self._kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


def student() -> ProcessWorker:
    """A process for analyses."""
    return ProcessWorker(polite=POLITEST)


def _heard(answering: asyncio.Future[Any]) -> None:
    """Nobody may be left to hear how it failed: the server is closing, or has given up."""
    if not answering.cancelled():
        answering.exception()


class ThreadWorker:
    """A thread of the server, for tests and small machines; nothing can stop it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)

    async def ask(self, asked: Work, arguments: tuple[object, ...]) -> Answer:
        """The answer, or how it failed."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, answered, asked, arguments)

    def close(self) -> None:
        """Take no more questions."""
        self._thread.shutdown(wait=False, cancel_futures=True)
