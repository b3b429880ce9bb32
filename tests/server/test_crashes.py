"""Nothing that was acknowledged is lost when the server is killed in the middle of play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from server.house import PATIENCE, Json, Line, Visitor, play_on, run, tokens
from server.served import Server, children, client


async def play_until_cut(line: Line, rng: random.Random) -> None:
    with contextlib.suppress(WebSocketException, AssertionError, TimeoutError, OSError):
        await play_on(line, rng, 100_000)


async def new_game(server: Server) -> Json:
    """A game on a server that is killed at once."""
    async with client(server) as http:
        await server.answers(http)
        made = await Visitor(http, server.url).create("you", "local", "bot", options={"map": "imperium"})
    server.kill()
    return made


async def play_and_kill(server: Server, made: Json, rng: random.Random) -> tuple[list[Json], bool]:
    """Play on until the server is killed at a random moment; the log received, and whether the game ended."""
    try:
        async with client(server) as http:
            await server.answers(http)
        log: list[Json] = []
        over = False
        with contextlib.suppress(WebSocketException, ConnectionError):
            async with Visitor(http, server.url).line(made["game"], tokens(made)) as line:
                log = line.log
                playing = asyncio.create_task(play_until_cut(line, rng))
                told = len(log)
                await line.until(lambda: len(log) > told or bool(line.position["winner"]))
                await asyncio.sleep(rng.uniform(0.05, 0.8))
                server.kill()
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                await asyncio.wait_for(line.socket.wait_closed(), PATIENCE)
                over = bool(line.position["winner"])
        return list(log), over
    finally:
        if server.process.poll() is None:
            server.kill()


def kill_often(database: str, folder: Path, kills: int, seed: int) -> None:
    """Kill a server again and again; every acknowledged ply must still be there, and the game must go on."""

    async def main() -> None:
        rng, over = random.Random(seed), True
        for _ in range(kills):
            if over:
                made, told = await new_game(Server(folder, database=database)), list[Json]()
            log, over = await play_and_kill(Server(folder, database=database), made, rng)
            assert log[: len(told)] == told
            assert over or len(log) > len(told)
            assert [entry["ply"] for entry in log] == list(range(1, len(log) + 1))
            told = log

    run(main())


def test_killed_in_the_middle_of_play(database: str, tmp_path: Path) -> None:
    kill_often(database, tmp_path, 2, seed=1)


@pytest.mark.soak
def test_killed_twenty_times(database: str, tmp_path: Path) -> None:
    kill_often(database, tmp_path, 20, seed=2)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["terminate", "interrupt"])
def test_told_to_stop_it_shuts_down_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    async def main() -> None:
        server = Server(tmp_path)
        async with client(server) as http:
            await server.answers(http)
            visitor = Visitor(http, server.url)
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.move("architect")
                code = await asyncio.to_thread(server.kill, how)
                await line.until(lambda: line.closed)
        assert code in (0, -signal.SIGTERM)

    run(main())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
def test_bots_think_in_workers_that_end_with_the_server(tmp_path: Path) -> None:
    async def main() -> None:
        server = Server(tmp_path, workers=1)
        async with client(server) as http:
            await server.answers(http)
            visitor = Visitor(http, server.url)
            made = await visitor.create("bot", "bot")
            async with visitor.line(made["game"]) as line:
                await line.until(lambda: line.ply > 5)
                workers = children(server.process.pid)
                server.kill()
        assert workers
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{worker}").exists() for worker in workers):
                await asyncio.sleep(0.05)

    run(main())
