"""The workers and their queue: what tables ask for is answered here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from concordia_game.engine.ids import Seat
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.notation.texts import move_text
from concordia_game.server.thinking import work
from concordia_game.server.thinking.levels import is_slow
from concordia_game.server.thinking.queue import Question, Rank
from concordia_game.server.thinking.staff import Staff
from concordia_game.server.thinking.workers import ProcessWorker, ThreadWorker, Worker, student

WORKERS_A_STUDENT = 2
"""There is one worker for analyses to so many that tables wait for, at least one."""


class Thinking:
    """The workers of a server, each fed with one question at a time; without any, bots think in a thread.

    Analyses have workers of their own, from the first analysis on: one of their turns may take seconds, for
    which no table should wait. `games` is how many games of bots alone are played at a time.
    """

    def __init__(
        self,
        workers: int,
        games: int = 20,
        make: Callable[[], Worker] = ProcessWorker,
        make_student: Callable[[], Worker] = student,
    ) -> None:
        self.bot_games = asyncio.Semaphore(games)
        self._bots = Staff(max(1, workers), make if workers else ThreadWorker)
        self._bots.hire()
        self._studies = Staff(max(1, workers // WORKERS_A_STUDENT), make_student if workers else ThreadWorker)

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
        self._bots.put(question)
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
        self._bots.put(question)
        return await question.answer or []

    async def study(self, asked: work.Work, arguments: tuple[object, ...], of: str) -> list[Any]:
        """A part of an analysis, apart from all that a table waits for; nothing if no worker can say."""
        question = Question(f"study {of}", lambda: Rank.ALONE, False, asked, arguments)
        self._studies.put(question)
        return await question.answer or []

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._bots.queue.length + self._studies.queue.length

    def start(self) -> None:
        """Let the workers wait for questions."""
        self._bots.start()

    def close(self) -> None:
        """Stop the workers, even in mid-thought."""
        self._bots.close()
        self._studies.close()
