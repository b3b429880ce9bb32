"""A server in processes of its own, which can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from server.house import PATIENCE

SERVE = """
import sys
from pathlib import Path
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
if __name__ == "__main__":
    serve(Settings(port=0, data_dir=Path(sys.argv[1]), bot_workers=int(sys.argv[2]), database=sys.argv[3],
                   processes=int(sys.argv[4]),
                   games_per_minute=10000, calls_per_second=10000, messages_per_second=10000))
"""
"""A script of its own, as processes that it starts have to find it."""


class Server:
    """A server in a separate process, or in several."""

    def __init__(self, folder: Path, workers: int = 0, database: str = "", processes: int = 1) -> None:
        script = folder / "serving.py"
        script.write_text(SERVE)
        command = [sys.executable, str(script), str(folder), str(workers), database, str(processes)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().decode().split()[-1]

    async def answers(self, http: httpx.AsyncClient) -> None:
        """Wait until it is up."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/api/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def client(server: Server) -> httpx.AsyncClient:
    """Somebody who has the patience for a busy machine."""
    return httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, verify=False)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        # A thread may end just now.
        with contextlib.suppress(OSError):
            found += [int(child) for child in thread.read_text().split()]
    return found
