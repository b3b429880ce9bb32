"""`concordia serve --processes N`: whichever process is killed, nobody loses a move."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from concordia_game.server.processes import CannotShare
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
from server.conftest import new_postgres_database
from server.house import PATIENCE, Json, Line, Visitor, friends, play_on, run
from server.served import Server, children, client

IN_PROC = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")


def test_games_in_a_file_have_one_process(tmp_path: Path) -> None:
    with pytest.raises(CannotShare, match="needs PostgreSQL"):
        serve(Settings(port=0, data_dir=tmp_path, processes=2))


def serving(server: Server) -> list[int]:
    """The processes that serve, and not the one that helps to end them."""
    found = []
    for child in children(server.process.pid):
        with contextlib.suppress(OSError):
            if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


class Player:
    """Somebody who comes back whenever the line is cut, and never forgets what was said."""

    def __init__(self, server: Server, game: str, token: str, rng: random.Random) -> None:
        self.server = server
        self.game = game
        self.token = token
        self.rng = rng
        self.told: list[Json] = []
        self.away: list[float] = []
        """How long it took to be back, each time."""

    async def play(self, ply: int) -> None:
        """Play until a ply is reached."""
        cut = 0.0
        async with asyncio.timeout(PATIENCE), client(self.server) as http:
            while len(self.told) < ply:
                with contextlib.suppress(WebSocketException, OSError, httpx.HTTPError):
                    async with Visitor(http, self.server.url).line(self.game, [self.token]) as line:
                        if not line.position:
                            await asyncio.sleep(0.1)
                            continue
                        if cut:
                            self.away.append(time.monotonic() - cut)
                            cut = 0.0
                        assert line.log[: len(self.told)] == self.told
                        self.told = line.log
                        await self._play_on(line, ply)
                cut = cut or time.monotonic()

    async def _play_on(self, line: Line, ply: int) -> None:
        while line.ply < ply and not line.closed:
            await line.until(
                lambda: line.closed or line.ply >= ply or line.position["asked"] in line.position["yours"]
            )
            if line.ply < ply and not line.closed:
                playing = asyncio.create_task(play_on(line, self.rng, 1))
                cut = asyncio.create_task(line.until(lambda: line.closed))
                await asyncio.wait([playing, cut], return_when=asyncio.FIRST_COMPLETED)
                for task in (playing, cut):
                    task.cancel()
                await asyncio.gather(playing, cut, return_exceptions=True)


async def kill_often(server: Server, tables: int, kills: int, plies: int, rng: random.Random) -> list[float]:
    """Play at some tables while processes are killed one after the other; how long people were away."""
    players: list[Player] = []
    async with client(server) as http:
        visitor = Visitor(http, server.url)
        for _ in range(tables):
            game, held = await friends(visitor, 2)
            players += [Player(server, game, token, rng) for token in held.values()]
    playing = [asyncio.create_task(player.play(plies)) for player in players]
    for kill in range(1, kills + 1):
        async with asyncio.timeout(PATIENCE):
            while min(len(player.told) for player in players) < kill * plies // (kills + 2):
                await asyncio.sleep(0.02)
            # Whoever was killed before is replaced.
            while len(serving(server)) < 2:
                await asyncio.sleep(0.02)
        os.kill(rng.choice(serving(server)), signal.SIGKILL)
    await asyncio.gather(*playing)
    for player in players:
        assert [entry["ply"] for entry in player.told] == list(range(1, len(player.told) + 1))
    for one, other in zip(players[::2], players[1::2], strict=True):
        short = min(len(one.told), len(other.told))
        assert one.told[:short] == other.told[:short]
    return [seconds for player in players for seconds in player.away]


@IN_PROC
def test_whichever_process_is_killed_nobody_loses_a_move(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database=new_postgres_database(postgres), processes=2)
    try:
        run(kill_often(server, 2, 2, 40, random.Random(2)))
    finally:
        assert server.kill(signal.SIGTERM) == 0


@IN_PROC
def test_all_end_with_the_one_that_started_them(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database=new_postgres_database(postgres), processes=2)
    started = serving(server)
    server.kill(signal.SIGKILL)
    assert len(started) == 2

    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{process}").exists() for process in started):
                await asyncio.sleep(0.05)

    run(main())


@IN_PROC
@pytest.mark.soak
def test_killed_forty_times(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database=new_postgres_database(postgres), processes=2)
    try:
        away: list[float] = []

        async def main() -> None:
            for seed in range(10):
                away.extend(await kill_often(server, 4, 4, 80, random.Random(seed)))

        run(main())
        print(f"back after {max(away):.1f} s at most, {sorted(away)[len(away) // 2]:.1f} s mostly")
        assert max(away) < 5.0
    finally:
        server.kill(signal.SIGTERM)
