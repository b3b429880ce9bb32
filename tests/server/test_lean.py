"""A server runs on what requirements-server.lock names: nothing that only serves tests is in it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("faker", "polyfactory", "httpx", "httpcore", "certifi")
"""The framework asks for these: for examples in its documents, which we don't have, and for its own tests."""

SERVE = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[2:]))
import asyncio, urllib.request
from pathlib import Path
import uvicorn
from concordia_game.server.config import make_config
from concordia_game.server.serve import listen
from concordia_game.server.settings import Settings

async def main():
    settings = Settings(port=0, bot_workers=0, data_dir=Path(sys.argv[1]))
    listening, server = listen(settings), uvicorn.Server(make_config(settings))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    for path in ("schema/openapi.json", "catalog", "health"):
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/api/{path}"
        print((await asyncio.to_thread(urllib.request.urlopen, url)).status)
    server.should_exit = True
    await serving

asyncio.run(main())
"""


def locked(name: str) -> dict[str, str]:
    """The versions that a lock file names."""
    text = (ROOT / name).read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def test_the_servers_lock_is_a_part_of_the_lock() -> None:
    mine, everything = locked("requirements-server.lock"), locked("requirements.lock")
    assert mine.items() < everything.items()
    assert {"litestar", "uvicorn", "websockets", "sqlalchemy", "librt", "rich"} <= set(mine)
    assert set(mine).isdisjoint(LEFT_OUT)
    assert set(LEFT_OUT) < set(everything)


def test_the_server_runs_without_what_is_left_out(folder: Path) -> None:
    """In a process of its own, in which they can't be imported."""
    command = [sys.executable, "-c", SERVE, str(folder), *LEFT_OUT]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["200"] * 3, ran.stderr
