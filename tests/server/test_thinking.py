"""Bots in worker processes, and what happens when one fails."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.games.beginning import new_state
from concordia_game.notation.texts import move_text
from concordia_game.server.thinking import work
from concordia_game.server.thinking.levels import bot_names, default_bot
from concordia_game.server.thinking.queue import Question, Rank
from concordia_game.server.thinking.thinking import Thinking
from concordia_game.server.thinking.workers import ProcessWorker, WorkerLost
from server.house import PATIENCE
from server.thoughts import RED, STATE, loaded, loop_for_ever, wait_for_a_file

LEVELS = ("easy", "normal", "hard")
LEGAL = [move_text(STATE.setup, move) for move in legal_moves(STATE)]


async def choose(bots: Thinking, bot: str, seed: int) -> list[str]:
    return await bots.choose(STATE, RED, bot, seed, "table", lambda: Rank.PEOPLE)


def test_a_bot_that_fails_makes_some_legal_move(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr(work, "think", fail)

    async def main() -> None:
        bots = Thinking(0)
        assert await choose(bots, "random", 1) == LEGAL[:1]
        bots.close()

    asyncio.run(main())
    assert [(record.levelname, record.message) for record in caplog.records] == [("ERROR", "bot failed")]


def test_the_same_seed_gives_the_same_moves() -> None:
    async def main() -> None:
        bots = Thinking(0)
        first = await choose(bots, "random", 7)
        assert first == await choose(bots, "random", 7)
        bots.close()

    asyncio.run(main())
    assert default_bot() in bot_names()


TABLES = (
    Options("italia", 2),
    Options("imperium", 3, salt=True, forum=True, auction=True, fish="coast"),
    Options("cyprus", 4, venus=True, teams=True),
)


def test_a_worker_is_ready_before_its_first_question() -> None:
    """All that it will ever read it has read: no question at any table, to any level, makes it read more."""

    async def main() -> None:
        worker = ProcessWorker()
        try:
            before = await worker.ask(loaded, ())
            for table in TABLES:
                state = new_state(table, 3)
                seat = state.decision.seat
                known = work.known(state, seat)
                for level in LEVELS:
                    assert (await worker.ask(work.think, (known, seat, level, 1)))[0]
                assert (await worker.ask(work.judge, (known, seat)))[0]
                assert (await worker.ask(work.advise, (known, seat)))[0]
            assert await worker.ask(loaded, ()) == before
        finally:
            worker.close()

    asyncio.run(main())


async def _thinkers(path: Path, number: int) -> list[int]:
    """The processes that think until the file is there."""
    async with asyncio.timeout(PATIENCE):
        while len(found := list(path.parent.glob(f"{path.name}.*"))) < number:
            await asyncio.sleep(0.01)
    return [int(name.suffix[1:]) for name in found]


def _ask(bots: Thinking, table: str, *arguments: object) -> asyncio.Future[list[str] | None]:
    question = Question(table, lambda: Rank.PEOPLE, False, wait_for_a_file, arguments)
    bots._bots.put(question)
    return question.answer


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_a_worker_killed_in_mid_thought_is_replaced_and_nobody_else_notices(tmp_path: Path) -> None:
    async def main() -> None:
        bots = Thinking(2)
        try:
            answers = [_ask(bots, "a", str(tmp_path / "a"), "A"), _ask(bots, "b", str(tmp_path / "b"), "B")]
            (killed,) = await _thinkers(tmp_path / "a", 1)
            (other,) = await _thinkers(tmp_path / "b", 1)
            os.kill(killed, signal.SIGKILL)
            again = await _thinkers(tmp_path / "a", 2)
            assert other not in again
            (tmp_path / "a").touch()
            assert await answers[0] == ["A"]
            assert not answers[1].done()
            (tmp_path / "b").touch()
            assert await answers[1] == ["B"]
            assert await _thinkers(tmp_path / "b", 1) == [other]
            # The successor plays what its predecessor would have played.
            expected = await asyncio.to_thread(work.think, work.known(STATE, RED), RED, "normal", 5)
            assert [await choose(bots, "normal", 5) for _ in range(2)] == [expected, expected]
        finally:
            bots.close()

    asyncio.run(main())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no timer for this")
def test_only_computing_counts_against_the_limit(tmp_path: Path) -> None:
    async def main() -> None:
        # Not too short: on some systems a process that looks now and then pays for more than it computes.
        longest = 1.0
        worker = ProcessWorker(longest)
        try:
            with pytest.raises(WorkerLost):
                await worker.ask(loop_for_ever, ())
            thinking = asyncio.create_task(worker.ask(wait_for_a_file, (str(tmp_path / "a"), "A")))
            (pid,) = await _thinkers(tmp_path / "a", 1)
            assert pid == worker.pid
            # It waits for longer than the limit, as on a busy machine.
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(1.5 * longest)
            os.kill(pid, signal.SIGCONT)
            (tmp_path / "a").touch()
            assert await thinking == (["A"], "")
            assert worker.pid == pid
        finally:
            worker.close()

    asyncio.run(main())


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_a_worker_that_is_stuck_without_computing_is_replaced(tmp_path: Path) -> None:
    async def main() -> None:
        worker = ProcessWorker(stuck=0.05)
        try:
            # On a busy machine one may be replaced before it has begun to wait: that one is not counted,
            # and the next one has more time.
            while len(list(tmp_path.glob("never.*"))) < 2:
                with pytest.raises(WorkerLost):
                    await worker.ask(wait_for_a_file, (str(tmp_path / "never"), "A"))
                worker._stuck *= 1.5
        finally:
            worker.close()

    asyncio.run(main())


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_closing_ends_a_worker_in_mid_thought(tmp_path: Path) -> None:
    async def main() -> int:
        bots = Thinking(1)
        _ask(bots, "a", str(tmp_path / "never"), "A")
        (pid,) = await _thinkers(tmp_path / "never", 1)
        bots.close()
        return pid

    pid = asyncio.run(main())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
