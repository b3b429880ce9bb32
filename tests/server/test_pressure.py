"""More idle connections than the process may have files open: the table does not notice."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from server.house import PATIENCE, Visitor, run, tokens

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of open files")

FILES = 300
IDLE = 350

SERVE = f"""
import resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, (100, {FILES}))
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
serve(Settings(port=0, data_dir=Path(sys.argv[1]), bot_workers=0))
"""


@asynccontextmanager
async def cramped(folder: Path) -> AsyncIterator[str]:
    """A server that may open few files; yields its address."""
    command = [sys.executable, "-c", SERVE, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().decode().split()[-1]
        finally:
            process.kill()


def test_a_crowd_that_asks_for_nothing_slows_nobody(folder: Path) -> None:
    async def main() -> None:
        async with (
            cramped(folder) as url,
            httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http,
            AsyncExitStack() as crowd,
        ):
            host, _, port = url.removeprefix("http://").partition(":")
            visitor = Visitor(http, url)
            made = await visitor.create("you", "local")
            async with visitor.line(made["game"], tokens(made)) as line:
                readers = []
                for _ in range(IDLE):
                    reader, writer = await asyncio.open_connection(host, int(port))
                    crowd.callback(writer.close)
                    readers.append(reader)
                await line.move("architect")
                assert line.ply == 1
                # Somebody new is let in, too: those who came first and asked for nothing had to go.
                async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as newcomer:
                    assert (await newcomer.get("/api/health")).status_code == 200
                async with visitor.line(made["game"]) as spectator:
                    assert spectator.ply == 1
                async with asyncio.timeout(PATIENCE):
                    assert await readers[0].read() == b""

    run(main())
