"""How long positions are as one line, beside their JSON compressed: `python benchmarks/lines.py`.

Every fifth position of games between random players; for each set-up the mean and the longest, and at the end
the time that writing and reading take.
"""

from __future__ import annotations

import base64
import statistics
import sys
import time
import zlib
from collections.abc import Iterator
from random import Random

import playouts

from concordia_game import Options, State, apply, legal_moves, new_state
from concordia_game.files.line import read_line, write_line
from concordia_game.files.position import state_json

TABLES = [("italia", 2), ("imperium", 2), ("imperium", 3), ("imperium", 4), ("imperium", 5), ("cyprus", 4)]


def positions(options: Options, games: int) -> Iterator[State]:
    """Every fifth position of some games, dealt from seeds of 63 bits (drawn: 11 characters more)."""
    rng = Random(1)
    for _ in range(games):
        state, ply = new_state(options, rng.getrandbits(63)), 0
        while moves := legal_moves(state):
            if ply % 5 == 0:
                yield state
            state, ply = apply(state, rng.choice(moves)), ply + 1


def compressed(text: str) -> int:
    """The length of a text by the usual means: zlib, then base64."""
    return len(base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).rstrip(b"="))


def main() -> None:
    """Print a row for each set-up."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    spent = {write_line: 0.0, read_line: 0.0}
    count = 0
    print(f"{'board':10}{'players':>8}  {'modules':12}{'mean':>6}{'most':>6}{'zlib':>7}{'most':>6}")
    for name, modules in playouts.MODULE_SETS.items():
        for board, players in TABLES:
            lengths, others = [], []
            options = Options(map=board, players=players, **modules)  # type: ignore[arg-type]
            for state in positions(options, games):
                start = time.process_time()
                line = write_line(state)
                written = time.process_time()
                read_line(line)
                spent[write_line] += written - start
                spent[read_line] += time.process_time() - written
                count += 1
                lengths.append(len(line))
                others.append(compressed(state_json(state)))
            print(
                f"{board:10}{players:8}  {name:12}{statistics.mean(lengths):6.0f}{max(lengths):6}"
                f"{statistics.mean(others):7.0f}{max(others):6}"
            )
    for function, seconds in spent.items():
        print(f"{function.__name__}: {1000 * seconds / count:.2f} ms")


if __name__ == "__main__":
    main()
