"""A whole game of three people over weeks: each is told of every turn in another way, once."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from server.house import Json, Visitor, friends, house, run, settings_for
from server.push_service import Browser
from server.receivers import letterbox, receiver
from server.sundial import Sundial
from server.telling import MINUTE, ask, confirmed, hold, settled, wait_gone, whole_turn
from server.weeks import DAY, HOUR, told

pytestmark = pytest.mark.usefixtures("overheard")

ZONE = ZoneInfo("Europe/Belgrade")
NIGHT, MORNING = 22, 8
SOON = 10
"""Seconds until somebody who is away is told."""
GAPS = [HOUR, 9 * HOUR, 26 * HOUR, 5 * HOUR, 30 * MINUTE, 14 * HOUR, 2 * DAY]
"""How long they take to come and play, one turn after the other."""
TITLES = {"It is your turn": "turn", "The game is over": "over"}
SLEEPER, LATE = "green", "blue"
"""Who has quiet hours, and who once lets the time run out."""

EAGER = {
    **dict.fromkeys(("build", "take"), 3),
    **dict.fromkeys(("senator", "consul", "mercator", "buy", "colonist"), 2),
    **dict.fromkeys(("tribune", "prefect", "smith"), 1),
    **dict.fromkeys(("move", "mason"), -1),
}
"""What ends a game soon: about 90 turns instead of 250 by chance alone."""


class Ear:
    """The kinds of all notices that somebody received; each is read once."""

    def __init__(self, received: Sequence[Any], kind: Callable[[Any], str]) -> None:
        self._received = received
        self._kind = kind
        self._kinds: list[str] = []

    def heard(self) -> list[str]:
        """All so far."""
        self._kinds += map(self._kind, self._received[len(self._kinds) :])
        return self._kinds


@dataclass
class Game:
    """Three friends who come only when they are told to."""

    clock: Sundial
    game: str
    held: dict[str, str]
    ears: dict[str, Ear]
    expected: dict[str, list[str]] = field(default_factory=lambda: {"red": [], "green": [], "blue": []})
    rng: random.Random = field(default_factory=lambda: random.Random(3))
    asked: str | None = "red"
    last: str = ""
    """Who played last."""
    turns: int = 0
    nights: int = 0

    def check(self) -> None:
        """Everybody was told of what concerns them, and nobody of anything else."""
        assert {seat: ear.heard() for seat, ear in self.ears.items()} == self.expected

    async def passes(self, seconds: float) -> None:
        """Time passes, and what was to happen has happened."""
        self.clock.advance(seconds)
        await settled()

    async def is_told(self, within: float = SOON) -> None:
        """Whoever is asked is told; during quiet hours, once they end."""
        assert self.asked is not None
        await self.passes(within - 1)
        self.check()
        await self.passes(1)
        if self.asked == SLEEPER and (rest := self.until_morning()):
            self.nights += 1
            self.check()
            await self.passes(rest - 1)
            self.check()
            await self.passes(1)
        self.expected[self.asked].append("turn")
        self.check()

    def until_morning(self) -> float:
        """The seconds until quiet hours end; none by day."""
        local = datetime.fromtimestamp(self.clock.now(), ZONE)
        if MORNING <= local.hour < NIGHT:
            return 0
        return (MORNING - local.hour) % 24 * HOUR - local.minute * MINUTE - local.second

    def best(self, moves: list[Json]) -> str:
        """What ends the game soon, with some chance."""
        texts = [str(move["text"]) for move in moves]
        return max(texts, key=lambda text: EAGER.get(text.split()[0], 0) + 1.5 * self.rng.random())

    async def comes_and_plays(self, visitor: Visitor) -> None:
        """Whoever was told comes after a while, and has a turn."""
        assert self.asked is not None
        await self.passes(GAPS[self.turns % len(GAPS)])
        self.check()
        before = self.asked
        position = await whole_turn(visitor, self.game, self.held[before], self.best)
        self.asked = position["asked"]
        assert self.asked != before
        self.last, self.turns = before, self.turns + 1

    async def play(self, visitor: Visitor, turns: int) -> None:
        """Some turns, or all that are left."""
        for _ in range(turns):
            await self.comes_and_plays(visitor)
            if self.asked is None:
                return
            await self.is_told()

    async def lets_time_run_out(self, visitor: Visitor) -> None:
        """A bot plays the turn, as was agreed, and its person is told of the next one only."""
        assert self.asked == LATE
        async with visitor.line(self.game) as looking:
            self.clock.advance(3 * DAY)
            await looking.until(lambda: looking.position["asked"] != LATE)
            self.asked = looking.position["asked"]
            assert [(note["seat"], note["kind"]) for note in told(looking)] == [(LATE, "bot-turn")]
        self.turns += 1
        await self.is_told()

    async def ends(self, visitor: Visitor) -> None:
        """All who are away are told of it, at night nobody who wants to sleep; then there is silence."""
        assert self.asked is None
        assert (await visitor.get(f"/api/games/{self.game}"))["over"]
        await self.passes(SOON)
        asleep = [SLEEPER] if self.until_morning() else []
        for seat in self.held:
            self.expected[seat] += [] if seat in (self.last, *asleep) else ["over"]
        self.check()
        await self.passes(30 * DAY)
        self.check()

    async def reaches(self, visitor: Visitor, seat: str) -> None:
        """Turns until somebody is asked, and told."""
        while self.asked != seat:
            await self.play(visitor, 1)


async def in_three_ways(visitor: Visitor, game: str, held: dict[str, str], hook: str, push: Json) -> None:
    """Red is told by push, green by a webhook but not at night, blue by mail."""
    by = {seat: await hold(visitor, game, token) for seat, token in held.items()}
    await ask(visitor, "/api/me/channels/push", by["red"], push)
    await ask(visitor, "/api/me/channels/webhook", by["green"], {"url": hook})
    hours = {"zone": ZONE.key, "quiet_from": NIGHT * 60, "quiet_to": MORNING * 60}
    await ask(visitor, "/api/me/notices", by["green"], {"language": "en", **hours})
    await ask(visitor, "/api/me/channels/email", by["blue"], {"address": "livia@example.org"})


def test_a_whole_game_over_weeks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concordia_game.server.tables.seating.default_bot", lambda: "random")

    async def main() -> None:
        clock, browser = Sundial(), Browser()
        began = clock.now()
        async with receiver() as service, receiver() as hook, letterbox() as box:
            settings = settings_for(folder, clock=clock, smtp=box.url, allow_private_notices=True)
            ears = {
                "red": Ear(service.posts, lambda post: str(json.loads(browser.read(post[2]))["kind"])),
                "green": Ear(hook.posts, lambda post: str(json.loads(post[2])["kind"])),
                "blue": Ear(box.mails, lambda mail: TITLES[mail["subject"].partition(" \N{EN DASH} ")[0]]),
            }
            agreed = {"kind": "days", "hours": 72, "at_end": "turn"}
            async with house(settings) as visitor:
                game, held = await friends(visitor, 3, options={"map": "italia"}, clock=agreed)
                at = Game(clock, game, held, ears)
                await in_three_ways(visitor, game, held, hook.url, browser.subscription(service.url))
                await confirmed(visitor, box.mails.pop())
                # They have a look at the table, and go away.
                for seat, token in held.items():
                    async with visitor.line(game, [token]):
                        pass
                    await wait_gone(visitor, game, seat)
                await at.is_told(within=MINUTE)
                await at.play(visitor, 12)
                await at.comes_and_plays(visitor)
            # The server stops before the next one is told, and is down for days.
            clock.advance(4 * DAY)
            at.check()
            async with house(settings) as visitor:
                await settled()
                await at.is_told(within=MINUTE)
                await at.play(visitor, 6)
                await at.reaches(visitor, LATE)
                await at.lets_time_run_out(visitor)
                await at.play(visitor, 6)
            # Now whoever is asked has been told.
            async with house(settings) as visitor:
                await settled()
                await at.passes(12 * HOUR)
                at.check()
                await at.play(visitor, 1000)
                await at.ends(visitor)
            assert at.nights > 3
            assert clock.now() - began > 6 * 7 * DAY
            assert {post["seat"] for post in hook.said()} == {"green"}
            assert {mail["to"] for mail in box.mails} == {"livia@example.org"}

    run(main())
