"""What names cost: random games by the engine's own moves and by the door's, alternating in one process."""

from __future__ import annotations

import json
import random
import statistics
import sys
import time

import concordia_game
from concordia_game import Options, apply, new_state
from concordia_game.engine import play
from concordia_game.engine.__main__ import COMPILED

OPTIONS = Options(map="imperium", players=4)
LISTS = {"engine": play.legal_moves, "door": concordia_game.legal_moves}


def speed(which: str, seed: int) -> float:
    """Decisions per second of one random game, listing the legal moves at every decision."""
    listed, rng, state, decisions = LISTS[which], random.Random(seed), new_state(OPTIONS, seed), 0
    began = time.process_time()
    while moves := listed(state):
        state = apply(state, moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions / (time.process_time() - began)


def main() -> None:
    """Print the medians and their ratio."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    found: dict[str, list[float]] = {which: [] for which in LISTS}
    for seed in range(games):
        for which in LISTS:
            found[which].append(speed(which, seed))
    medians = {which: statistics.median(speeds) for which, speeds in found.items()}
    ratio = round(medians["door"] / medians["engine"], 2)
    print(json.dumps({"compiled": COMPILED, **{k: round(v) for k, v in medians.items()}, "ratio": ratio}))


if __name__ == "__main__":
    main()
