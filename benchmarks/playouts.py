"""Random playouts of the engine: what the benchmarks measure, in one place."""

from __future__ import annotations

import random
import sys
import time
import tracemalloc

from concordia_game import Options, State, apply, new_state
from concordia_game.engine.__main__ import COMPILED
from concordia_game.engine.agenda import answer
from concordia_game.engine.play import legal_moves

MODULE_SETS: dict[str, dict[str, object]] = {
    "none": {},
    "salt": {"salt": True},
    "forum": {"forum": True},
    "salt+forum": {"salt": True, "forum": True},
    "auction": {"forum": True, "auction": True},
    "fish": {"fish": "coast"},
    "everything": {"salt": True, "forum": True, "fish": "slope"},
}


def play(options: Options, seed: int, rng: random.Random) -> int:
    """Play one random game, listing the legal moves at every decision; returns the number of decisions."""
    state = new_state(options, seed)
    decisions = 0
    while moves := legal_moves(state):
        state = apply(state, moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions


def decisions_per_second(options: Options, games: int, seed: int = 1) -> float:
    """Speed of random games."""
    rng = random.Random(seed)
    began = time.process_time()
    decisions = sum(play(options, seed + game, rng) for game in range(games))
    return decisions / (time.process_time() - began)


def positions(options: Options, count: int) -> list[State]:
    """Positions of random games, with their legal moves listed."""
    rng = random.Random(7)
    found: list[State] = []
    seed = 0
    while len(found) < count:
        state = new_state(options, seed)
        seed += 1
        while moves := legal_moves(state):
            found.append(state)
            state = apply(state, rng.choice(moves))
    return found[:count]


def child_microseconds(states: list[State]) -> float:
    """Microseconds to make a private copy and carry out a move on it, before the next question."""
    pairs = [(state, legal_moves(state)[-1]) for state in states]
    began = time.process_time()
    for state, move in pairs:
        answer(state.child(), move)
    return (time.process_time() - began) / len(pairs) * 1e6


def apply_microseconds(states: list[State]) -> float:
    """Microseconds for `apply`, including everything that follows automatically."""
    pairs = [(state, legal_moves(state)[-1]) for state in states]
    began = time.process_time()
    for state, move in pairs:
        apply(state, move)
    return (time.process_time() - began) / len(pairs) * 1e6


def state_kilobytes(options: Options) -> float:
    """Memory per state when all states of a game are kept, with their moves and events."""
    rng = random.Random(3)
    state = new_state(options, 3)
    legal_moves(state)
    kept = []
    tracemalloc.start()
    while moves := legal_moves(state):
        state = apply(state, rng.choice(moves))
        kept.append(state)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(kept) / 1024


def main() -> None:
    """For the comparison: play one round of random games and print the speed."""
    games = int(sys.argv[1])
    print(COMPILED, decisions_per_second(Options(map="imperium", players=4), games))


if __name__ == "__main__":
    main()
