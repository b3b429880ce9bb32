"""Nobody answers, the server stops or is killed: nothing is lost, and nothing said twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.house import house, run, settings_for
from server.push_service import Browser
from server.receivers import receiver
from server.sundial import Sundial
from server.telling import MINUTE, Week, ask, hold, settled, turn, week

pytestmark = pytest.mark.usefixtures("overheard")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is told may take any time to answer: only what a test wants to fail fails."""
    monkeypatch.setattr("concordia_game.server.notices.reach.WITHIN", 1000.0)


def test_whoever_does_not_answer_is_asked_again_later_and_not_forever(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            hook.answers = [503, 429, 201]
            await at.turn("red")
            await hook.count(1)
            await at.quiet()
            clock.advance(MINUTE)
            await hook.count(2)
            await at.quiet()
            clock.advance(4 * MINUTE)
            await hook.count(3)
            await at.quiet()
            assert len({told["id"] for told in hook.said()}) == 1, "the same notice"
            clock.advance(1000 * MINUTE)
            await at.quiet()
            await at.turn("green")
            hook.answers = [500] * 10
            await at.turn("red")
            for tries in range(6):
                await hook.count(4 + tries)
                await at.quiet()
                clock.advance(2000 * MINUTE)
            await at.quiet()
            await hook.count(9)

    run(main())


def test_a_retry_is_dropped_once_the_turn_is_over(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            hook.answers = [500]
            await at.turn("red")
            await hook.count(1)
            await at.quiet()
            await at.turn("green")
            clock.advance(1000 * MINUTE)
            await at.quiet()
            await hook.count(1)

    run(main())


def test_after_a_restart_nothing_is_lost_and_nothing_said_twice(folder: Path, database: str) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook:
            async with week(folder, hook, clock, database) as at:
                await turn(at.visitor, at.game, at.held["red"], Sundial())
                assert hook.posts == [], "the server stops before anybody is told"
            settings = settings_for(folder, database, clock=clock, allow_private_notices=True)
            async with house(settings) as visitor:
                again = Week(visitor, clock, hook, at.game, at.held, at.green)
                await again.quiet()
                clock.advance(MINUTE)
                await hook.count(1)
                await again.quiet()
                hook.answers = [500]
                await again.turn("green")
                await again.turn("red")
                await hook.count(2)
                await again.quiet()
            async with house(settings) as visitor:
                await settled()
                clock.advance(MINUTE)
                await hook.count(3)
                await settled()
            assert hook.said()[2]["id"] == hook.said()[1]["id"], "what failed before is tried again"
            async with house(settings) as visitor:
                await settled()
                clock.advance(1000 * MINUTE)
                await settled()
            await hook.count(3)

    run(main())


def test_a_slow_receiver_holds_up_no_table(folder: Path) -> None:
    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, week(folder, hook, clock) as at:
            hook.held = asyncio.Event()
            await at.turn("red")
            await hook.count(1)
            await at.turn("green")
            await at.turn("red")
            hook.held.set()
            await hook.count(2)

    run(main())


def test_somebody_who_never_answers_keeps_nobody_else_waiting(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("concordia_game.server.notices.office.AT_A_TIME", 2)

    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, receiver() as other, week(folder, hook, clock) as at:
            for more in "ab":
                await ask(at.visitor, "/api/me/channels/webhook", at.green, {"url": f"{hook.url}/{more}"})
            red = await hold(at.visitor, at.game, at.held["red"])
            await ask(at.visitor, "/api/me/channels/webhook", red, {"url": other.url})
            hook.held = asyncio.Event()
            await at.turn("red")
            await hook.count(1)
            await at.turn("green")
            await other.count(1)
            hook.held.set()
            await settled()

    run(main())


@pytest.fixture
def killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that ends waits for nothing that is being sent, however long that takes."""
    monkeypatch.setattr("concordia_game.server.notices.office.PARTING", 0)


@pytest.mark.usefixtures("killed")
def test_killed_while_a_chat_is_told(folder: Path) -> None:
    """Nobody knows whether it arrived: a chat is spared a second one."""

    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook:
            hook.held = asyncio.Event()
            async with week(folder, hook, clock) as at:
                await at.turn("red")
                await hook.count(1)
            hook.held.set()
            async with house(settings_for(folder, clock=clock, allow_private_notices=True)):
                await settled()
                clock.advance(100 * MINUTE)
                await settled()
            await hook.count(1)

    run(main())


@pytest.mark.usefixtures("killed")
def test_killed_while_a_browser_is_told(folder: Path) -> None:
    """Nobody knows whether it arrived: a browser puts the second one in the place of the first."""

    async def main() -> None:
        clock = Sundial()
        async with receiver() as hook, receiver() as service:
            service.held = asyncio.Event()
            async with week(folder, hook, clock) as at:
                subscription = Browser().subscription(service.url)
                await ask(at.visitor, "/api/me/channels/push", at.green, subscription)
                await at.turn("red")
                # The chat may be told before it, or has to wait.
                await service.count(1)
            service.held.set()
            async with house(settings_for(folder, clock=clock, allow_private_notices=True)):
                await settled()
                clock.advance(100 * MINUTE)
                await service.count(2)
                await settled()
            assert service.posts[0][1]["topic"] == service.posts[1][1]["topic"]
            await hook.count(1)

    run(main())
