"""What somebody thinks too much of, and what too little: another in every game and at every seat.

A beginner's mistakes are not random. Whoever believes in cards buys them all evening, and whoever has not
noticed what provinces are worth passes them by each time.
"""

from __future__ import annotations

from math import exp
from random import Random

from concordia_game.bots.generations import trained_weights
from concordia_game.bots.names import Weights
from concordia_game.engine.state import State


def tasted(weights: dict[int, Weights] | None, taste: float, state: State) -> dict[int, Weights]:
    """Weights off by a factor each for one seat of one game; `taste` is the deviation of its logarithm."""
    seat = state.decision.seat
    rng = Random(f"taste {seat} {state.setup.tokens}")
    found = weights or trained_weights()
    names = sorted({name for named in found.values() for name in named})
    # Rounded, as the last digits of a logarithm differ from machine to machine.
    factors = {name: round(exp(rng.gauss(0.0, taste)), 4) for name in names}
    return {
        players: {name: [factors[name] * weight for weight in row] for name, row in named.items()}
        for players, named in found.items()
    }
