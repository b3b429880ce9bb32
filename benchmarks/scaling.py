"""Where queues form as tables grow in number: a simulation with the measured costs of a move.

Moves come by chance, each table's independently of all others. A move is taken by the process that has the
player's line, passed on to the game's home if that is another one, computed there, written by PostgreSQL in
groups, and sent back to the four players' processes. Every process, the writer of each process and
PostgreSQL's disk serve one after the other. Docs/scaling.md tells what follows.

    python benchmarks/scaling.py
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import json
import random
from collections.abc import Callable
from dataclasses import dataclass

LINES = 4


@dataclass(frozen=True)
class Costs:
    """Milliseconds, as measured (docs/performance.md)."""

    move: float
    """CPU of the home of a game, for a move with all its lines there."""
    passed: float
    """CPU of either process for passing on one message."""
    commit: float
    """Time of PostgreSQL for a group of moves."""
    row: float
    """Time of PostgreSQL for each move in a group."""


class Server:
    """Something that does one thing after the other."""

    def __init__(self) -> None:
        self.free = 0.0
        self.busy = 0.0

    def take(self, now: float, cost: float) -> float:
        """When something is done that comes now."""
        begins = max(now, self.free)
        self.free = begins + cost
        self.busy += cost
        return self.free


class Disk:
    """Writes what has come meanwhile together, one group of each process after the other."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._waiting: list[Callable[[float], None]] = []
        self._free = 0.0
        self.groups = 0
        self.busy = 0.0

    def write(self, now: float, then: Callable[[float], None], later: Later) -> None:
        """Have a move written."""
        self._waiting.append(then)
        if len(self._waiting) == 1:
            later(max(now, self._free), self._commit, later)

    def _commit(self, now: float, later: Later) -> None:
        group, self._waiting = self._waiting, []
        cost = self._costs.commit + len(group) * self._costs.row
        self._free = now + cost
        self.groups += 1
        self.busy += cost
        for then in group:
            later(self._free, then)


class Later:
    """What happens when."""

    def __init__(self) -> None:
        self._queue: list[tuple[float, int, Callable[..., None], tuple[object, ...]]] = []
        self._order = itertools.count()

    def __call__(self, when: float, what: Callable[..., None], *more: object) -> None:
        """Let something happen."""
        heapq.heappush(self._queue, (when, next(self._order), what, more))

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._queue and self._queue[0][0] < until:
            when, _, what, more = heapq.heappop(self._queue)
            what(when, *more)


def simulate(tables: int, processes: int, costs: Costs, seconds: float, seed: int = 1) -> dict[str, float]:
    """Each table makes a move a second; how late the last of its players hears of it."""
    rng, later = random.Random(seed), Later()
    serving = [Server() for _ in range(processes)]
    disks = [Disk(costs) for _ in range(processes)]
    homes = [number % processes for number in range(tables)]
    lines = [[rng.randrange(processes) for _ in range(LINES)] for _ in range(tables)]
    delays: list[float] = []

    def after(now: float, server: Server, cost: float, then: Callable[..., None], *more: object) -> None:
        """Have a process do something; whoever comes first is served first."""
        later(server.take(now, cost), then, *more)

    def move(now: float, table: int) -> None:
        later(now + rng.expovariate(1 / 1000), move, table)
        home, front = homes[table], rng.choice(lines[table])
        if front == home:
            compute(now, table, now, 0.0)
        else:
            after(now, serving[front], costs.passed, compute, table, now, costs.passed)

    def compute(now: float, table: int, began: float, more: float) -> None:
        after(now, serving[homes[table]], costs.move + more, write, table, began)

    def write(now: float, table: int, began: float) -> None:
        disks[homes[table]].write(now, lambda at: tell(at, table, began), later)

    def tell(now: float, table: int, began: float) -> None:
        far = [line for line in lines[table] if line != homes[table]]
        if not far:
            delays.append(now - began)
        for number, line in enumerate(far, 1):
            last = number == len(far)
            after(now, serving[homes[table]], costs.passed, pass_on, line, began, last)

    def pass_on(now: float, line: int, began: float, last: bool) -> None:
        after(now, serving[line], costs.passed, heard, began, last)

    def heard(now: float, began: float, last: bool) -> None:
        if last:
            delays.append(now - began)

    for table in range(tables):
        later(rng.expovariate(1 / 1000), move, table)
    later.run(1000 * seconds)
    delays.sort()
    return {
        "tables": tables,
        "processes": processes,
        "median": round(delays[len(delays) // 2], 1),
        "p95": round(delays[int(0.95 * len(delays))], 1),
        "p99": round(delays[int(0.99 * len(delays))], 1),
        "busiest": round(max(server.busy for server in serving) / (1000 * seconds), 2),
        "moves_a_group": round(len(delays) / max(1, sum(disk.groups for disk in disks)), 1),
        "disk": round(sum(disk.busy for disk in disks) / (1000 * seconds), 2),
    }


def main() -> None:
    """Print one line of JSON for each size."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--move", type=float, default=2.3)
    parser.add_argument("--passed", type=float, default=0.15)
    parser.add_argument("--commit", type=float, default=1.0)
    parser.add_argument("--row", type=float, default=0.2)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--sizes", default="1x200,1x300,1x400,2x400,2x600,4x1000,16x4000,64x16000")
    arguments = parser.parse_args()
    costs = Costs(arguments.move, arguments.passed, arguments.commit, arguments.row)
    for size in arguments.sizes.split(","):
        processes, _, tables = size.partition("x")
        print(json.dumps(simulate(int(tables), int(processes), costs, arguments.seconds)), flush=True)


if __name__ == "__main__":
    main()
