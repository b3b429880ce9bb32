"""When bots at a table think: for people, or for an audience."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from concordia_game.server.thinking.thinking import Thinking
from server.house import PATIENCE, Visitor, house, run, settings_for, tokens

usual_choose = Thinking.choose


class Thoughts:
    """Every thought waits here until it is let go."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.withdrawn: list[tuple[object, ...]] = []
        self._open = asyncio.Semaphore(0)
        self._news = asyncio.Event()

    async def choose(self, thinking: Thinking, *arguments: Any) -> list[str]:
        """In the place of the real one: a bot, its seed and its table, noted down."""
        _, seat, bot, seed, table, *_ = arguments
        self.asked.append((seat, bot, seed, table))
        self._news.set()
        try:
            await self._open.acquire()
        except asyncio.CancelledError:
            self.withdrawn.append((seat, bot, seed, table))
            self._news.set()
            raise
        return await usual_choose(thinking, *arguments)

    def let_go(self) -> None:
        """Let one thought happen."""
        self._open.release()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for a thought to be asked for or withdrawn."""
        async with asyncio.timeout(PATIENCE):
            while not done():
                self._news.clear()
                await self._news.wait()


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    """The thoughts of all bots."""
    found = Thoughts()

    async def choose(thinking: Thinking, *arguments: Any) -> list[str]:
        return await found.choose(thinking, *arguments)

    monkeypatch.setattr(Thinking, "choose", choose)
    return found


async def _a_while(visitor: Visitor) -> None:
    """Long enough for the server to do what it has to."""
    for _ in range(5):
        await visitor.get("/api/health")


def test_bots_alone_pause_without_an_audience(folder: Path, thoughts: Thoughts) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("bot", "bot")
            await _a_while(visitor)
            assert not thoughts.asked
            async with visitor.line(made["game"]) as line:
                await thoughts.until(lambda: len(thoughts.asked) == 1)
                thoughts.let_go()
                await thoughts.until(lambda: len(thoughts.asked) == 2)
                await line.until(lambda: line.ply > 0)
                async with visitor.line(made["game"]):
                    pass
                await _a_while(visitor)
                assert not thoughts.withdrawn
            await thoughts.until(lambda: bool(thoughts.withdrawn))
            await _a_while(visitor)
            assert len(thoughts.asked) == 2
            async with visitor.line(made["game"]) as line:
                await thoughts.until(lambda: len(thoughts.asked) == 3)
                assert thoughts.asked[2] == thoughts.asked[1]
                ply = line.ply
                thoughts.let_go()
                await line.until(lambda: line.ply > ply)

    run(main())


def test_whoever_asks_for_the_position_is_an_audience(folder: Path, thoughts: Thoughts) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("bot", "bot")
            await visitor.get(f"/api/games/{made['game']}")
            await _a_while(visitor)
            assert not thoughts.asked
            await visitor.get(f"/api/games/{made['game']}/position")
            await thoughts.until(lambda: len(thoughts.asked) == 1)

    run(main())


def test_bots_play_on_for_people_who_are_away(folder: Path, thoughts: Thoughts) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot", "bot", confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                while line.position["moves"]:
                    await line.move(line.texts[0])
                await thoughts.until(lambda: bool(thoughts.asked))
            await _a_while(visitor)
            assert not thoughts.withdrawn

    run(main())


def test_games_of_bots_alone_are_limited_in_number_and_say_that_they_wait(
    folder: Path, thoughts: Thoughts
) -> None:
    async def main() -> None:
        async with house(settings_for(folder, bot_games=1)) as visitor:
            first, second = [await visitor.create("bot", "bot") for _ in range(2)]
            async with visitor.line(second["game"]) as waiting:
                await thoughts.until(lambda: len(thoughts.asked) == 1)
                async with visitor.line(first["game"]) as going_on:
                    heard = await going_on.hear("thinking")
                    assert heard["waits"]
                    assert heard["seat"] == going_on.position["asked"]
                    async with visitor.line(first["game"]) as newcomer:
                        assert (await newcomer.hear("thinking")) == heard
                    assert {table for *_, table in thoughts.asked} == {second["game"]}
                    # Those who look at the other game leave: this one has its turn.
                    await waiting.socket.close()
                    await thoughts.until(lambda: thoughts.asked[-1][3] == first["game"])
                    # Not as the last word: that somebody has left may be told after it.
                    await going_on.until(lambda: {**heard, "waits": False} in going_on.heard)

    run(main())


def test_what_others_have_overtaken_needs_no_more_thought(folder: Path, thoughts: Thoughts) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot", confirm=False)
            while made["seats"][0]["kind"] == "bot":
                made = await visitor.create("you", "bot", confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move("architect")
                while line.position["moves"]:
                    await line.move("done" if "done" in line.texts else line.texts[0])
                await thoughts.until(lambda: any(table == made["game"] for *_, table in thoughts.asked))
                assert (await line.answer(type="undo", ply=line.ply))["type"] == "position"
                await thoughts.until(lambda: bool(thoughts.withdrawn))
                assert line.position["moves"]

    run(main())
