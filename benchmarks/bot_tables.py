"""Tables of a person and three `hard` bots: how long they wait, beside people-only tables and hints.

Every person answers at once, so all bots always have something to think about. Prints one JSON object.
`python benchmarks/bot_tables.py --tables 50 --workers 2 --seconds 100`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from live_tables import LoadedTable, serving
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import sys
from pathlib import Path
from concordia_game.server.serve import serve
from concordia_game.server.settings import Settings
if __name__ == "__main__":
    serve(Settings(port=0, data_dir=Path(sys.argv[1]), bot_workers=int(sys.argv[2]), games_per_minute=10**6,
                   calls_per_second=10**6, messages_per_second=10**6, lines_per_address=10**6,
                   hints_per_minute=10**6))
"""

HINT_EVERY = 3.0


@dataclass
class BotTable:
    """A person and three bots; the person moves at random and at once."""

    socket: ClientConnection
    rng: random.Random
    turns: int = 0
    """Turns of bots that were played."""
    waits: list[float] = field(default_factory=list)
    """Seconds from one turn of a bot to the next, while bots are at it."""
    errors: int = 0

    async def play(self) -> None:
        """Answer whatever the server asks."""
        since, asked = time.perf_counter(), ""
        async for text in self.socket:
            said: dict[str, Any] = json.loads(text)
            self.errors += said["type"] == "error"
            if said["type"] != "position":
                continue
            now = time.perf_counter()
            if asked and asked not in said["yours"] and said["asked"] != asked:
                self.turns += 1
                self.waits.append(now - since)
                since = now
            asked = said["asked"] or ""
            if said["moves"]:
                since = now
                move = self.rng.choice(said["moves"])["text"]
                await self.socket.send(json.dumps({"type": "move", "ply": said["ply"], "text": move}))


@dataclass
class HintTable:
    """Somebody who asks for a hint every few seconds."""

    socket: ClientConnection
    waits: list[float] = field(default_factory=list)

    async def ask(self, seconds: float) -> None:
        """Ask, wait for the answer, ask again a little later."""
        position = json.loads(await self.socket.recv())
        ends = time.perf_counter() + seconds
        while (begun := time.perf_counter()) < ends:
            await self.socket.send(json.dumps({"type": "hint", "ply": position["ply"]}))
            while json.loads(await self.socket.recv())["type"] != "hint":
                pass
            self.waits.append(time.perf_counter() - begun)
            await asyncio.sleep(HINT_EVERY)


async def sit_down(http: httpx.AsyncClient, url: str, seats: list[dict[str, str]]) -> ClientConnection:
    """Start a game and connect its people."""
    body = {"options": {"map": "imperium"}, "seats": seats, "confirm": False}
    made = (await http.post("/api/games", json=body)).raise_for_status().json()
    address = f"ws{url.removeprefix('http')}/api/games/{made['game']}/live"
    socket = await connect(address, compression=None, max_size=None, ping_interval=None)
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
    return socket


def summed_up(seconds: list[float]) -> dict[str, float]:
    """The usual figures of some times."""
    ordered = sorted(seconds)
    if not ordered:
        return {"number": 0}
    return {
        "number": len(ordered),
        "mean": round(statistics.mean(ordered), 3),
        "median": round(statistics.median(ordered), 3),
        "p95": round(ordered[int(0.95 * len(ordered))], 3),
        "most": round(ordered[-1], 3),
    }


async def load(url: str, arguments: argparse.Namespace) -> dict[str, object]:
    """Open all tables, play, and sum up."""
    seconds = arguments.seconds
    people = [LoadedTable(number) for number in range(arguments.people)]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        engine = (await http.get("/api/health")).json()["engine"]
        for table in people:
            await table.open(http, url, 4, {"map": "italia"})
        hints = [
            HintTable(await sit_down(http, url, [{"kind": "you"}, {"kind": "local"}]))
            for _ in range(arguments.hints)
        ]
        with_bots = [{"kind": "you"}] + [{"kind": "bot", "bot": arguments.bot}] * 3
        tables = [
            BotTable(await sit_down(http, url, with_bots), random.Random(number))
            for number in range(arguments.tables)
        ]
    playing = [asyncio.create_task(table.play()) for table in tables]
    playing += [asyncio.create_task(table.listen(seat)) for table in people for seat in table.seats]
    asking = [hint.ask(seconds) for hint in hints]
    await asyncio.gather(asyncio.sleep(seconds), *(table.play(seconds) for table in people), *asking)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    turns = [table.turns for table in tables] or [0]
    return {
        "engine": engine,
        "tables": len(tables),
        "workers": arguments.workers,
        "seconds": seconds,
        "bot_turns": {"all": sum(turns), "fewest_at_a_table": min(turns), "most_at_a_table": max(turns)},
        "seconds_to_a_bot_turn": summed_up([wait for table in tables for wait in table.waits]),
        "seconds_to_a_hint": summed_up([wait for hint in hints for wait in hint.waits]),
        "seconds_to_a_move_among_people": summed_up([wait for table in people for wait in table.delays]),
        "errors": sum(table.errors for table in tables) + sum(table.errors for table in people),
    }


def main() -> None:
    """Start a server, load it, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--people", type=int, default=20, help="tables of four people")
    parser.add_argument("--hints", type=int, default=3, help="people who ask for one hint after the other")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seconds", type=float, default=100)
    arguments = parser.parse_args()
    with serving(SERVE, str(arguments.workers)) as (url, _):
        print(json.dumps(asyncio.run(load(url, arguments)), indent=2))


if __name__ == "__main__":
    main()
