"""The workers and their queue: what tables ask for is answered here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from concordia_game.engine.ids import Seat
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.notation.texts import move_text
from concordia_game.server.thinking import work
from concordia_game.server.thinking.levels import is_slow
from concordia_game.server.thinking.queue import FairQueue, Question, Rank
from concordia_game.server.thinking.workers import NoWorker, ProcessWorker, ThreadWorker, Worker, WorkerLost

ATTEMPTS = 3
"""Workers lost with the same question before it is given up: it would cost one after the other."""
TRY_AGAIN = 1.0

logger = logging.getLogger(__name__)


class Thinking:
    """The workers of a server, each fed with one question at a time; without any, bots think in a thread.

    `games` is how many games of bots alone are played at a time.
    """

    def __init__(self, workers: int, games: int = 20, make: Callable[[], Worker] = ProcessWorker) -> None:
        self.bot_games = asyncio.Semaphore(games)
        self._queue = FairQueue()
        self._workers: list[Worker] = [make() for _ in range(workers)] or [ThreadWorker()]
        self._serving: list[asyncio.Task[None]] = []

    async def choose(
        self,
        state: State,
        seat: Seat,
        bot: str,
        seed: int,
        table: str,
        rank: Callable[[], Rank],
        told: Callable[[bool], None] = lambda waits: None,
    ) -> list[str]:
        """A bot's next moves; if it fails, any legal one. `told` hears whether it waits, if it has to."""
        arguments = (work.known(state, seat), seat, bot, seed)
        question = Question(table, rank, is_slow(bot), work.think, arguments, lambda: told(False))
        self._put(question)
        if question.waits:
            told(True)
        return await question.answer or [move_text(state.setup, legal_moves(state)[0])]

    async def judge(self, state: State, viewer: Seat, table: str) -> list[Any]:
        """Who is winning, from what a viewer may know: as costly as some of a hint."""
        return await self.answer(work.judge, (work.known(state, viewer), viewer), table)

    async def advise(self, state: State, seat: Seat, table: str) -> list[Any]:
        """The best moves of the seat asked, and what they are for, from what a seat may know."""
        return await self.answer(work.advise, (work.known(state, seat), state.decision.seat), table)

    async def answer(self, asked: work.Work, arguments: tuple[object, ...], table: str) -> list[Any]:
        """What somebody waits for who wants to know more; nothing if no worker can say."""
        question = Question(f"hint {table}", lambda: Rank.HINT, False, asked, arguments)
        self._put(question)
        return await question.answer or []

    async def study(self, asked: work.Work, arguments: tuple[object, ...], of: str) -> list[Any]:
        """A part of an analysis, behind all that a table waits for; nothing if no worker can say."""
        question = Question(f"study {of}", lambda: Rank.STUDY, False, asked, arguments)
        self._put(question)
        return await question.answer or []

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._queue.length

    def start(self) -> None:
        """Let the workers wait for questions."""
        if not self._serving:
            self._serving = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    def _put(self, question: Question) -> None:
        self.start()
        self._queue.put(question)

    async def _serve(self, worker: Worker) -> None:
        while True:
            question = await self._queue.take()
            try:
                answer = await _answer(worker, question)
                if not question.answer.done():
                    question.answer.set_result(answer)
            finally:
                self._queue.done(question)

    def close(self) -> None:
        """Stop the workers, even in mid-thought."""
        for serving in self._serving:
            serving.cancel()
        for worker in self._workers:
            worker.close()


async def _answer(worker: Worker, question: Question) -> list[Any] | None:
    """A worker's answer; None if there is none. After the loss of a worker, its successor is asked."""
    lost = 0
    while lost < ATTEMPTS:
        try:
            answer, failure = await worker.ask(question.work, question.arguments)
        except NoWorker as error:
            # Not the question's fault: it waits.
            logger.error("no worker", extra={"fields": {"error": str(error)}})
            await asyncio.sleep(TRY_AGAIN)
            continue
        except WorkerLost as error:
            lost += 1
            logger.error("worker lost", extra={"fields": {"error": str(error)}})
            continue
        except Exception as error:
            logger.error("worker failed", exc_info=error)
            return None
        if answer is None:
            logger.error("bot failed", extra={"fields": {"traceback": failure}})
        return answer
    logger.error("question given up", extra={"fields": {"work": question.work.__name__}})
    return None
