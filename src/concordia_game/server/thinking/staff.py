"""Workers that share a queue, each with one question at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from concordia_game.server.thinking.queue import FairQueue, Question
from concordia_game.server.thinking.workers import NoWorker, Worker, WorkerLost

ATTEMPTS = 3
"""Workers lost with the same question before it is given up: it would cost one after the other."""
TRY_AGAIN = 1.0

logger = logging.getLogger(__name__)


class Staff:
    """Some workers and their queue. They begin with the first question, unless they were hired before."""

    def __init__(self, workers: int, make: Callable[[], Worker]) -> None:
        self._count = workers
        self._make = make
        self._workers: list[Worker] = []
        self._serving: list[asyncio.Task[None]] = []
        self.queue = FairQueue()

    def hire(self) -> None:
        """Have the workers get ready."""
        if not self._workers:
            self._workers = [self._make() for _ in range(self._count)]

    def start(self) -> None:
        """Let the workers wait for questions."""
        self.hire()
        if not self._serving:
            self._serving = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    def put(self, question: Question) -> None:
        """Ask."""
        self.start()
        self.queue.put(question)

    async def _serve(self, worker: Worker) -> None:
        while True:
            question = await self.queue.take()
            try:
                answer = await _answer(worker, question)
                if not question.answer.done():
                    question.answer.set_result(answer)
            finally:
                self.queue.done(question)

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
