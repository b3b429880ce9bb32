"""The desk: how long the server takes to show somebody all of their games at a glance.

Prints one JSON object: milliseconds from the call to its whole answer, the server's own time for a call, and
the size of the answer. `python benchmarks/desk.py --games 40`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from typing import Any

import httpx
from live_tables import MODULES, SERVE, cpu_seconds, serving


async def begun(http: httpx.AsyncClient, number: int, moves: int) -> dict[str, Any]:
    """A game of three in which some moves were made, as the desk asks for it."""
    rng = random.Random(number)
    seats = [{"kind": "you", "name": f"Player {n}"} for n in range(3)]
    body = {"options": MODULES[number % len(MODULES)], "seats": seats, "confirm": False}
    made = (await http.post("/api/games", json=body)).raise_for_status().json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    path = f"/api/games/{made['game']}"
    for _ in range(moves):
        asked = (await http.get(path)).raise_for_status().json()["asked"]
        position = (await http.get(f"{path}/position", params={"token": tokens[asked]})).json()
        text = rng.choice(position["moves"])["text"]
        move = {"token": tokens[asked], "ply": position["ply"], "text": text}
        (await http.post(f"{path}/moves", json=move)).raise_for_status()
    return {"game": made["game"], "tokens": [tokens["red"]]}


async def measure(url: str, pid: int, arguments: argparse.Namespace) -> dict[str, object]:
    """Begin the games, look at all of them again and again, and sum up."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        health = (await http.get("/api/health")).json()
        wanted = {"games": [await begun(http, n, arguments.moves) for n in range(arguments.games)]}
        for _ in range(10):
            (await http.post("/api/desk", json=wanted)).raise_for_status()
        took, used = [], cpu_seconds(pid)
        for _ in range(arguments.calls):
            before = time.perf_counter()
            answer = await http.post("/api/desk", json=wanted)
            took.append(1000 * (time.perf_counter() - before))
            assert all(game["board"] for game in answer.json()["games"])
        used = cpu_seconds(pid) - used
    took.sort()
    return {
        "engine": health["engine"],
        "games": len(answer.json()["games"]),
        "ms": {
            "median": round(statistics.median(took), 1),
            "p95": round(took[int(0.95 * len(took))], 1),
            "most": round(took[-1], 1),
        },
        "server_cpu_ms": round(1000 * used / arguments.calls, 1),
        "answer_kb": round(len(answer.content) / 1000, 1),
    }


def main() -> None:
    """Start a server, ask it, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--calls", type=int, default=100)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    with serving(SERVE, arguments.database) as (url, pid):
        print(json.dumps(asyncio.run(measure(url, pid, arguments)), indent=2))


if __name__ == "__main__":
    main()
