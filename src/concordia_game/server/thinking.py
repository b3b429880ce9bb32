"""Bots think in worker processes, so that no table has to wait for another."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TypeVar

import msgspec

from concordia_game.bots import BOTS, load_bot
from concordia_game.bots.hints import suggest
from concordia_game.data.own_boards import OwnBoard, offer, own_boards
from concordia_game.engine.ids import Seat
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.position import state_data
from concordia_game.files.reading import state_from
from concordia_game.notation.texts import move_text

LONGEST = 60.0
"""Seconds after which a bot gets its move made for it."""

T = TypeVar("T")

logger = logging.getLogger(__name__)


def bot_names() -> list[str]:
    """The bots that come with the game; a client can't name any others."""
    return list(BOTS)


def default_bot() -> str:
    """The bot that plays where none was named."""
    return "normal" if "normal" in BOTS else "greedy"


def think(known: bytes, seat: Seat, name: str, seed: int) -> list[str]:
    """In the worker: a bot's moves until it is somebody else's turn or something comes to light.

    The bot gets only what its seat may know.
    """
    state = state_from(msgspec.json.decode(known))
    bot, rng = load_bot(name), Random(seed)
    texts: list[str] = []
    while state.decision.seat == seat and not any(event.reveals() for event in state.happened):
        move = bot(View(state, seat), state.decision, legal_moves(state), rng)
        texts.append(move_text(state.setup, move))
        state = apply(state, move)
    return texts


def advise(known: bytes, seat: Seat) -> list[tuple[str, float]]:
    """In the worker: the most promising moves from what the seat may know."""
    state = state_from(msgspec.json.decode(known))
    hints = suggest(View(state, seat), state.decision)
    return [(move_text(state.setup, hint.move), hint.margin) for hint in hints]


def _known(state: State, seat: Seat) -> bytes:
    return msgspec.json.encode(state_data(View(state, seat).state))


def _begin_work(boards: tuple[OwnBoard, ...]) -> None:
    """In the worker: leave Ctrl-C to the server, end with it even if it is killed, know the host's boards."""
    offer(boards)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Thinking:
    """The workers; without any, bots think in a thread (for tests and small machines)."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, context, _begin_work, (own_boards(),))
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    async def choose(self, state: State, seat: Seat, bot: str, seed: int) -> list[str]:
        """A bot's next moves; if it fails, any legal one."""
        texts = await self._ask(think, _known(state, seat), seat, bot, seed)
        return texts or [move_text(state.setup, legal_moves(state)[0])]

    async def advise(self, state: State, seat: Seat) -> list[tuple[str, float]]:
        """The best moves of the seat asked, each with its expected margin, from what a seat may know."""
        return await self._ask(advise, _known(state, seat), state.decision.seat) or []

    async def _ask(self, work: Callable[..., list[T]], *arguments: object) -> list[T] | None:
        """The result of a worker; None if it fails. A worker that dies or takes too long is replaced."""
        for _ in range(2):
            pool = self._executor()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
                return await asyncio.wait_for(future, LONGEST)
            except (BrokenProcessPool, TimeoutError) as error:
                self._drop(pool, error)
            except Exception as error:
                logger.error("bot failed", exc_info=error)
                break
        return None

    def _drop(self, pool: Executor, error: Exception) -> None:
        logger.error("worker lost", extra={"fields": {"error": type(error).__name__}})
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=False)

    def close(self) -> None:
        """Stop the workers, even in mid-thought."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for worker in multiprocessing.active_children():
            if worker.name.startswith("Spawn"):
                worker.terminate()
