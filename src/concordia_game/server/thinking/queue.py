"""The queue before the workers: who is asked next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from concordia_game.server.metrics import BOT_WAIT_SECONDS
from concordia_game.server.thinking.work import Work

HINTS_IN_A_ROW = 4
PEOPLE_IN_A_ROW = 8
QUICK_IN_A_ROW = 16
"""How many may go before others that are waiting, until one of those has its turn."""


class Rank(IntEnum):
    """Who goes first: hints, bots where a player is at the table, bots where none is."""

    HINT = 0
    PEOPLE = 1
    ALONE = 2


class Question:
    """A question to a worker. Its rank is looked up when it matters: players come and go while it waits."""

    def __init__(
        self,
        key: str,
        rank: Callable[[], Rank],
        slow: bool,
        work: Work,
        arguments: tuple[object, ...],
        begun: Callable[[], None] | None = None,
    ) -> None:
        self.key = key
        """Of those with the same key only one is answered at a time."""
        self.rank = rank
        self.slow = slow
        self.work = work
        self.arguments = arguments
        self.begun = begun
        """Called when a worker begins, if it had to wait until then."""
        self.waits = False
        self.asked_at = time.perf_counter()
        self.answer: asyncio.Future[list[Any] | None] = asyncio.get_running_loop().create_future()


class Precedence:
    """One line goes before another, but not for ever."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._passed = 0

    def goes_first(self, first: bool, others: bool) -> bool:
        """Whether the first line has its turn, given whether somebody waits in it and in the others."""
        passes = first and (not others or self._passed < self._most)
        self._passed = self._passed + 1 if passes and others else 0
        return passes


class FairQueue:
    """Questions in the order in which they came; a table that had its turn goes to the end."""

    def __init__(self) -> None:
        self._waiting: list[Question] = []
        self._in_hand: set[str] = set()
        self._free: list[asyncio.Future[Question]] = []
        self._hints = Precedence(HINTS_IN_A_ROW)
        self._people = Precedence(PEOPLE_IN_A_ROW)
        self._quick = {rank: Precedence(QUICK_IN_A_ROW) for rank in Rank}

    def put(self, question: Question) -> None:
        """Ask; unless a worker begins at once, the question `waits`."""
        self._waiting.append(question)
        self._hand_out()
        question.waits = question in self._waiting

    @property
    def length(self) -> int:
        """How many questions wait."""
        return sum(not question.answer.done() for question in self._waiting)

    async def take(self) -> Question:
        """The next question, for a worker that is free."""
        mine: asyncio.Future[Question] = asyncio.get_running_loop().create_future()
        self._free.append(mine)
        self._hand_out()
        return await mine

    def done(self, question: Question) -> None:
        """A question was answered: what else its table asks goes to the end."""
        self._in_hand.discard(question.key)
        self._waiting.sort(key=lambda other: other.key == question.key)
        self._hand_out()

    def _hand_out(self) -> None:
        self._free = [worker for worker in self._free if not worker.done()]
        while self._free and (question := self._next()) is not None:
            self._waiting.remove(question)
            self._in_hand.add(question.key)
            if question.waits and question.begun is not None:
                question.begun()
            question.waits = False
            BOT_WAIT_SECONDS.observe(time.perf_counter() - question.asked_at)
            self._free.pop(0).set_result(question)

    def _next(self) -> Question | None:
        self._waiting = [question for question in self._waiting if not question.answer.done()]
        first: dict[tuple[Rank, bool], Question] = {}
        for question in self._waiting:
            if question.key not in self._in_hand:
                first.setdefault((question.rank(), question.slow), question)
        if not first:
            return None
        rank = self._rank({rank for rank, _ in first})
        quick, slow = first.get((rank, False)), first.get((rank, True))
        return quick if self._quick[rank].goes_first(quick is not None, slow is not None) else slow

    def _rank(self, ranks: set[Rank]) -> Rank:
        if self._hints.goes_first(Rank.HINT in ranks, len(ranks) > 1):
            return Rank.HINT
        return (
            Rank.PEOPLE if self._people.goes_first(Rank.PEOPLE in ranks, Rank.ALONE in ranks) else Rank.ALONE
        )
