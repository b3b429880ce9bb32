"""The queue before the workers: fair, and waiting changes no answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from concordia_game.server.thinking.queue import (
    HINTS_IN_A_ROW,
    PEOPLE_IN_A_ROW,
    QUICK_IN_A_ROW,
    FairQueue,
    Question,
    Rank,
)
from concordia_game.server.thinking.staff import ATTEMPTS
from concordia_game.server.thinking.thinking import Thinking
from concordia_game.server.thinking.work import Answer, Work
from concordia_game.server.thinking.workers import NoWorker, WorkerLost
from server.house import PATIENCE
from server.thoughts import RED, STATE


def work(*_: object) -> list[Any]:
    """Never carried out here."""
    raise AssertionError


class Asking:
    """A queue with one worker."""

    def __init__(self) -> None:
        self.queue = FairQueue()

    def ask(self, table: str, rank: Rank = Rank.PEOPLE, slow: bool = False) -> Question:
        question = Question(table, lambda: rank, slow, work, ())
        self.queue.put(question)
        return question

    async def answer(self, number: int = 1) -> list[str]:
        """Whose questions are answered next, one after the other."""
        found = []
        for _ in range(number):
            question = await asyncio.wait_for(self.queue.take(), PATIENCE)
            found.append(question.key)
            question.answer.set_result([])
            self.queue.done(question)
        return found


def in_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """A test as a plain function."""

    def run() -> None:
        asyncio.run(test())  # type: ignore[arg-type]  # every test here is a coroutine

    run.__name__ = test.__name__
    return run


@in_loop
async def test_a_table_that_had_its_turn_goes_to_the_end() -> None:
    asking = Asking()
    for table in "abc":
        asking.ask(table)
    order = await asking.answer()
    for _ in range(8):
        asking.ask(order[-1])
        order += await asking.answer()
    assert "".join(order) == "abcabcabc"


@in_loop
async def test_many_questions_of_one_table_wait_for_those_of_others() -> None:
    asking = Asking()
    for table in "aaabcb":
        asking.ask(table, Rank.HINT)
    assert "".join(await asking.answer(6)) == "abcaba"


@in_loop
async def test_one_question_of_a_table_at_a_time() -> None:
    asking = Asking()
    asking.ask("a")
    second = asking.ask("a")
    third = asking.ask("b")
    first = await asking.queue.take()
    assert await asking.queue.take() is third
    taking = asyncio.ensure_future(asking.queue.take())
    await asyncio.sleep(0)
    assert not taking.done()
    asking.queue.done(first)
    assert await taking is second


@in_loop
async def test_hints_first_then_people_then_bots_alone() -> None:
    asking = Asking()
    asking.ask("alone", Rank.ALONE)
    asking.ask("slow alone", Rank.ALONE, slow=True)
    asking.ask("slow", slow=True)
    asking.ask("quick")
    asking.ask("hint", Rank.HINT)
    assert await asking.answer(5) == ["hint", "quick", "slow", "alone", "slow alone"]


@pytest.mark.parametrize(
    ("first", "other", "most"),
    [
        ((Rank.HINT, False), (Rank.PEOPLE, False), HINTS_IN_A_ROW),
        ((Rank.HINT, False), (Rank.ALONE, True), HINTS_IN_A_ROW),
        ((Rank.PEOPLE, True), (Rank.ALONE, False), PEOPLE_IN_A_ROW),
        ((Rank.PEOPLE, False), (Rank.PEOPLE, True), QUICK_IN_A_ROW),
        ((Rank.ALONE, False), (Rank.ALONE, True), QUICK_IN_A_ROW),
    ],
)
def test_nobody_starves(first: tuple[Rank, bool], other: tuple[Rank, bool], most: int) -> None:
    async def main() -> None:
        asking = Asking()
        for number in range(3 * most):
            asking.ask(f"first {number}", *first)
        asking.ask("other", *other)
        asking.ask("another", *other)
        order = await asking.answer(3 * most + 2)
        assert (order.index("other"), order.index("another")) == (most, 2 * most + 1)

    asyncio.run(main())


@in_loop
async def test_whoever_comes_back_while_the_bot_waits_moves_up() -> None:
    asking, ranks = Asking(), [Rank.ALONE]
    asking.ask("a", Rank.PEOPLE)
    asking.queue.put(Question("back", lambda: ranks[0], False, work, ()))
    asking.ask("b", Rank.PEOPLE)
    assert await asking.answer() == ["a"]
    ranks[0] = Rank.PEOPLE
    assert await asking.answer(2) == ["back", "b"]


@in_loop
async def test_who_gave_up_is_passed_over() -> None:
    asking = Asking()
    asking.ask("a").answer.cancel()
    asking.ask("b")
    assert await asking.answer() == ["b"]


class Desk:
    """A worker of a test: it answers when the test says so, and how."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self._answers: asyncio.Queue[Answer | Exception] = asyncio.Queue()
        self._news = asyncio.Event()

    async def ask(self, asked: Work, arguments: tuple[object, ...]) -> Answer:
        self.asked.append(arguments)
        self._news.set()
        answer = await self._answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def until_asked(self, times: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.asked) < times:
                self._news.clear()
                await self._news.wait()

    def say(self, answer: Answer | Exception) -> None:
        self._answers.put_nowait(answer)

    def close(self) -> None:
        """Nothing to do."""


def choosing(
    thinking: Thinking, table: str, told: Callable[[bool], None] = lambda waits: None
) -> asyncio.Task[list[str]]:
    """A table's question."""
    return asyncio.create_task(thinking.choose(STATE, RED, "hard", 7, table, lambda: Rank.PEOPLE, told))


@in_loop
async def test_a_table_is_told_while_it_waits_and_only_then() -> None:
    desk = Desk()
    thinking = Thinking(1, make=lambda: desk)
    thinking.start()
    await asyncio.sleep(0)
    heard: list[tuple[str, bool]] = []
    first = choosing(thinking, "a", lambda waits: heard.append(("a", waits)))
    await desk.until_asked(1)
    second = choosing(thinking, "b", lambda waits: heard.append(("b", waits)))
    await asyncio.sleep(0)
    assert heard == [("b", True)]
    desk.say((["x"], ""))
    assert await first == ["x"]
    await desk.until_asked(2)
    assert heard == [("b", True), ("b", False)]
    desk.say((["y"], ""))
    assert await second == ["y"]
    thinking.close()


@in_loop
async def test_a_lost_worker_costs_only_its_own_question_another_attempt() -> None:
    one, other = Desk(), Desk()
    desks = iter((one, other))
    thinking = Thinking(2, make=lambda: next(desks))
    first, second, third = (choosing(thinking, table) for table in "abc")
    await one.until_asked(1)
    await other.until_asked(1)
    one.say(WorkerLost("EOFError"))
    await one.until_asked(2)
    # The same question with the same seed, before anybody else's; the other worker knows nothing of it.
    assert one.asked[0] == one.asked[1]
    assert len(other.asked) == 1
    assert not second.done()
    one.say((["x"], ""))
    other.say((["y"], ""))
    assert (await first, await second) == (["x"], ["y"])
    one.say((["z"], ""))
    other.say((["z"], ""))
    assert await third == ["z"]
    thinking.close()


@in_loop
async def test_a_question_that_costs_one_worker_after_the_other_is_given_up() -> None:
    desk = Desk()
    thinking = Thinking(1, make=lambda: desk)
    for _ in range(ATTEMPTS):
        desk.say(WorkerLost("EOFError"))
    assert len(await choosing(thinking, "a")) == 1
    assert len(desk.asked) == ATTEMPTS
    desk.say((["x"], ""))
    assert await choosing(thinking, "b") == ["x"]
    thinking.close()


def test_a_machine_that_starts_no_process_changes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concordia_game.server.thinking.staff.TRY_AGAIN", 0)

    async def main() -> None:
        desk = Desk()
        thinking = Thinking(1, make=lambda: desk)
        for _ in range(2 * ATTEMPTS):
            desk.say(NoWorker("OSError"))
        desk.say((["x"], ""))
        assert await choosing(thinking, "a") == ["x"]
        thinking.close()

    asyncio.run(main())


@in_loop
async def test_a_worker_with_a_fault_of_ours_goes_on() -> None:
    desk = Desk()
    thinking = Thinking(1, make=lambda: desk)
    desk.say(TypeError("can't be sent"))
    assert len(await choosing(thinking, "a")) == 1
    desk.say((["x"], ""))
    assert await choosing(thinking, "b") == ["x"]
    thinking.close()
