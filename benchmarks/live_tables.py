"""Live tables under load: every table makes one move per second, and all its clients must hear of it.

Prints one JSON object: the milliseconds from a move to its broadcast, and the server's memory.
`python benchmarks/live_tables.py --tables 200 --clients 4 --seconds 40`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import sys
from pathlib import Path
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
serve(Settings(port=0, data_dir=Path(sys.argv[1]), database=sys.argv[2] or None, games_per_minute=10**6,
               calls_per_second=10**6, messages_per_second=10**6, lines_per_address=10**6))
"""

MODULES: list[dict[str, object]] = [
    {"map": "italia"},
    {"map": "imperium", "salt": True, "forum": True},
    {"map": "hispania", "fish": "coast"},
]


class Offered(msgspec.Struct):
    """A legal move."""

    text: str


class Heard(msgspec.Struct):
    """The parts of a message that a client reads."""

    type: str
    ply: int = -1
    confirm: bool = False
    moves: list[Offered] = []
    code: str = ""


decoder = msgspec.json.Decoder(Heard)


class Seat:
    """One client at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last = Heard("none")


class LoadedTable:
    """A game whose clients all belong to us."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.ply = 0
        self.delays: list[float] = []
        self.errors = 0

    async def open(self, http: httpx.AsyncClient, url: str, clients: int, options: dict[str, object]) -> None:
        """Start the game and connect its clients."""
        seats = [{"kind": "you", "name": f"Client {n}"} for n in range(clients)]
        body = {"options": options, "seats": seats, "confirm": False}
        made = (await http.post("/api/games", json=body)).raise_for_status().json()
        address = f"ws{url.removeprefix('http')}/api/games/{made['game']}/live"
        for given in made["seats"]:
            socket = await connect(address, compression=None, max_size=None, ping_interval=None)
            await socket.send(json.dumps({"type": "hello", "tokens": [given["token"]]}))
            self.seats.append(Seat(socket))

    async def listen(self, seat: Seat) -> None:
        """Receive every message and note how long after the move it came."""
        async for text in seat.socket:
            now = time.perf_counter()
            heard = decoder.decode(text)
            if heard.type == "position":
                seat.last = heard
                if heard.ply > self.ply and self.sent:
                    self.delays.append(now - self.sent)
            elif heard.type == "error":
                self.errors += 1

    async def play(self, seconds: float) -> None:
        """Make a random move every second."""
        ends = time.perf_counter() + seconds
        await asyncio.sleep(self.rng.random())
        while time.perf_counter() < ends:
            mover = next((seat for seat in self.seats if seat.last.moves), None)
            if mover is not None:
                self.ply = mover.last.ply
                text = self.rng.choice(mover.last.moves).text
                message = json.dumps({"type": "move", "ply": self.ply, "text": text})
                self.sent = time.perf_counter()
                await mover.socket.send(message)
            await asyncio.sleep(1.0)


def memory(pid: int) -> float:
    """The peak memory of a process in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def load(url: str, pid: int, arguments: argparse.Namespace) -> dict[str, object]:
    """Open all tables, play, and sum up."""
    tables = [LoadedTable(number) for number in range(arguments.tables)]
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        health = (await http.get("/api/health")).json()
        for number, table in enumerate(tables):
            await table.open(http, url, arguments.clients, MODULES[number % len(MODULES)])
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in table.seats]
    await asyncio.sleep(2)
    used = cpu_seconds(pid)
    await asyncio.gather(*(table.play(arguments.seconds) for table in tables))
    used = cpu_seconds(pid) - used
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    return {
        "engine": health["engine"],
        "tables": len(tables),
        "clients": len(tables) * arguments.clients,
        "seconds": arguments.seconds,
        "moves": len(delays) // arguments.clients,
        "errors": sum(table.errors for table in tables),
        "ms": {
            "median": round(statistics.median(delays), 1),
            "p95": round(delays[int(0.95 * len(delays))], 1),
            "p99": round(delays[int(0.99 * len(delays))], 1),
            "most": round(delays[-1], 1),
        },
        "server_cpu": round(used / arguments.seconds, 2),
        "memory_mb": round(memory(pid)),
    }


@contextmanager
def serving(script: str, *arguments: str) -> Iterator[tuple[str, int]]:
    """A server of its own, with its address and process; the script gets a folder for its games first."""
    with tempfile.TemporaryDirectory() as folder:
        # A file, as processes that it starts have to find it.
        path = Path(folder, "serving.py")
        path.write_text(script)
        command = [sys.executable, str(path), folder, *arguments]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert server.stdout is not None
        try:
            yield server.stdout.readline().decode().split()[-1], server.pid
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    """Start a server, load it, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    with serving(SERVE, arguments.database) as (url, pid):
        time.sleep(3)
        print(json.dumps(asyncio.run(load(url, pid, arguments)), indent=2))


if __name__ == "__main__":
    main()
