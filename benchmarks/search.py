"""The bots' search: nodes per second, and what a node costs and a correction by the network: `make bench`."""

from __future__ import annotations

import gc
import statistics
import sys
import time
from random import Random

from engine import figure

from concordia_game.bots import load_bot
from concordia_game.bots.inputs import game_names, seat_names, table_names
from concordia_game.bots.network import HEAD, UNITS, Correction, Network
from concordia_game.bots.planning import value_for
from concordia_game.bots.turns import TurnSearch
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

TABLES = (
    Options("italia", 2),
    Options("imperium", 4),
    Options("imperium", 5, salt=True, forum=True, fish="coast"),
)
EVERY, MOST = 9, 120
"""A position in nine of the first 120 decisions is searched."""


def positions(options: Options) -> list[State]:
    """What the first decisions of a game between bots of the easy level ask."""
    bots = [load_bot("easy@1") for _ in range(options.players)]
    state, rng, found = past_chance(new_state(options, 1)), Random(1), list[State]()
    for number in range(MOST):
        seat = state.decision.seat
        if number % EVERY == 0:
            found.append(View(state, seat).state)
        state = past_chance(
            apply(state, bots[seat](View(state, seat), state.decision, legal_moves(state), rng))
        )
    return found


def node_microseconds(states: list[State]) -> float:
    """The CPU time of a node, with the width of `hard`."""
    nodes, value = 0, value_for(states[0])
    began = time.process_time()
    for state in states:
        search = TurnSearch(value, state.decision.seat, 16, 1000)
        search.run(state)
        nodes += search.nodes
    return 1e6 * (time.process_time() - began) / nodes


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


def correction_microseconds(states: list[State], network: Network) -> float:
    """The CPU time that the network takes for a position."""
    correction = Correction(network, value_for(states[0]))
    began = time.process_time()
    for _ in range(20):
        for state in states:
            correction.points(state, state.decision.seat)
    return 1e6 * (time.process_time() - began) / (20 * len(states))


def main() -> None:
    """Measure at each table; the shortest of several rounds counts, as the rest is other work."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    gc.disable()  # as bots do while they think
    for options in TABLES:
        states = positions(options)
        table = f"{options.map}, {options.players}{', salt, forum, fish' if options.salt else ''}"
        each = [node_microseconds(states) for _ in range(rounds)]
        figure(
            f"nodes per second, {table}", 1e6 / min(each), "1/s", median=round(1e6 / statistics.median(each))
        )
        figure(f"a node, {table}", min(each), "µs")
        network = any_network(states[0].setup)
        corrections = [correction_microseconds(states, network) for _ in range(rounds)]
        figure(f"a correction by the network, {table}", min(corrections), "µs")


if __name__ == "__main__":
    main()
