"""The bots' search: nodes a CPU second, and what a correction by the network costs: `make bench`.

    python benchmarks/search.py [--rounds 3] [--against FOLDER]

The levels answer decisions of whole games; each is asked several times, and the shortest time counts, as
the rest is other work on the machine. `--against` names a folder with another build of the package, such as
somebody's site-packages: both answer the same decisions by turns, and how many times longer the other takes
is told, and whether the answers are equal.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from hashlib import sha256
from random import Random
from typing import Any

from engine import figure

from concordia_game.bots import load_bot
from concordia_game.bots.inputs import game_names, seat_names, table_names
from concordia_game.bots.network import HEAD, UNITS, Correction, Network
from concordia_game.bots.planning import value_for
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

TABLES = {
    "italia, 2": Options("italia", 2),
    "imperium, 4": Options("imperium", 4),
    "hispania, 5, everything": Options("hispania", 5, salt=True, forum=True, auction=True, fish="slope"),
}
LEVELS = {"normal@1": 40, "hard@1": 8}
"""How many decisions of a game each level answers."""


def decisions(options: Options, most: int) -> list[State]:
    """What a game between bots of the easy level asks, spread over all of it."""
    bots = [load_bot("easy@1") for _ in range(options.players)]
    state, rng, found = past_chance(new_state(options, 1)), Random(1), list[State]()
    while not state.over:
        seat, moves = state.decision.seat, legal_moves(state)
        if len(moves) > 1:
            found.append(View(state, seat).state)
        state = past_chance(apply(state, bots[seat](View(state, seat), state.decision, moves, rng)))
    return found[:: len(found) // most][:most]


def answered(name: str, states: list[State]) -> dict[str, Any]:
    """The CPU time of each decision, the nodes of all, and what was answered."""
    bot: Any = load_bot(name)
    seconds, texts = list[float](), list[str]()
    for state in states:
        moves = legal_moves(state)
        began = time.process_time()
        move = bot(View(state, state.decision.seat), state.decision, moves, Random(1))
        seconds.append(time.process_time() - began)
        texts.append(move.text(state.setup))
    # An older build does not count.
    nodes = getattr(bot, "nodes", 0) + getattr(bot.choose, "played_on", 0)
    return {"seconds": seconds, "nodes": nodes, "moves": sha256("\n".join(texts).encode()).hexdigest()}


def measured(tables: dict[str, Options]) -> dict[str, dict[str, Any]]:
    """One round: every level at every table."""
    return {
        f"{name} at {table}": answered(name, decisions(options, most))
        for table, options in tables.items()
        for name, most in LEVELS.items()
    }


def elsewhere(folder: str) -> dict[str, dict[str, Any]]:
    """The same in another process, with the package of another folder."""
    command = [sys.executable, __file__, "--once"]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": folder}, stdout=subprocess.PIPE, check=True, text=True
    )
    found: dict[str, dict[str, Any]] = json.loads(run.stdout)
    return found


def keep_less(best: dict[str, dict[str, Any]], found: dict[str, dict[str, Any]]) -> None:
    """Keep the shorter time of each decision."""
    for name, answers in found.items():
        kept = best.setdefault(name, answers)
        pairs = zip(kept["seconds"], answers["seconds"], strict=True)
        kept["seconds"] = [min(pair) for pair in pairs]


def any_network(setup: SetUp) -> Network:
    """A network of random weights: how long it takes does not depend on them."""
    rng = Random(1)

    def rows(count: int, width: int) -> list[list[int]]:
        return [[rng.randint(-2000, 2000) for _ in range(width)] for _ in range(count)]

    def named(names: tuple[str, ...]) -> dict[str, list[int]]:
        return dict(zip(names, rows(len(names), UNITS), strict=True))

    return Network(
        named(tuple(game_names(setup))),
        named(table_names(setup.box)),
        named(seat_names(setup.box)),
        rows(1, UNITS)[0],
        rows(3 * UNITS + 1, HEAD),
        rows(1, HEAD + 1)[0],
    )


def correction_microseconds(states: list[State], rounds: int) -> float:
    """The CPU time that the network takes for a position, the shortest of several rounds."""
    correction, found = Correction(any_network(states[0].setup), value_for(states[0])), list[float]()
    for _ in range(5 * rounds):
        began = time.process_time()
        for state in states:
            correction.points(state, state.decision.seat)
        found.append(1e6 * (time.process_time() - began) / len(states))
    return min(found)


def main() -> None:
    """Measure at each table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often each decision is answered (3)")
    parser.add_argument("--against", metavar="FOLDER", help="another build of the package to compare with")
    parser.add_argument("--once", action="store_true", help="one round, as JSON: for `--against`")
    arguments = parser.parse_args()
    gc.disable()  # as bots do while they think
    if arguments.once:
        print(json.dumps(measured(TABLES)))
        return
    best, other = dict[str, dict[str, Any]](), dict[str, dict[str, Any]]()
    for _ in range(arguments.rounds):
        keep_less(best, measured(TABLES))
        if arguments.against:
            keep_less(other, elsewhere(arguments.against))
    for name, answers in best.items():
        seconds, more = sum(answers["seconds"]), dict[str, Any]()
        if arguments.against:
            more["times"] = round(sum(other[name]["seconds"]) / seconds, 2)
            more["same_moves"] = other[name]["moves"] == answers["moves"]
        figure(f"nodes a CPU second, {name}", answers["nodes"] / seconds, "1/s", **more)
        figure(f"a node, {name}", 1e6 * seconds / answers["nodes"], "µs")
    for table, options in TABLES.items():
        each = correction_microseconds(decisions(options, 30), arguments.rounds)
        figure(f"a correction by the network, {table}", each, "µs")


if __name__ == "__main__":
    main()
