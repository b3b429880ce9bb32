"""The engine's figures, one JSON line each: `make bench`."""

from __future__ import annotations

import json
import statistics
import sys

import playouts

from concordia_game import Options
from concordia_game.engine.__main__ import COMPILED


def figure(name: str, value: float, unit: str, **more: object) -> None:
    """Print one figure."""
    print(json.dumps({"figure": name, "value": round(value, 2), "unit": unit, "compiled": COMPILED, **more}))


def speeds(rounds: int, games: int) -> dict[str, list[float]]:
    """Decisions per second for every set of modules; rounds are interleaved since single runs vary."""
    found: dict[str, list[float]] = {name: [] for name in playouts.MODULE_SETS}
    for number in range(rounds):
        for name, modules in playouts.MODULE_SETS.items():
            options = Options(map="imperium", players=4, **modules)  # type: ignore[arg-type]
            found[name].append(playouts.decisions_per_second(options, games, seed=number * games))
    return found


def main() -> None:
    """Measure everything."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    base = Options(map="imperium", players=4)
    found = speeds(rounds, 20 if COMPILED else 4)
    for name, values in found.items():
        ratio = statistics.median(a / b for a, b in zip(values, found["none"], strict=True))
        figure(
            f"decisions per second, modules {name}", statistics.median(values), "1/s", of_base=round(ratio, 3)
        )
    states = playouts.positions(base, 4000)
    child = statistics.median(playouts.child_microseconds(states) for _ in range(rounds))
    figure("child state with a move carried out", child, "µs")
    figure("apply", statistics.median(playouts.apply_microseconds(states) for _ in range(rounds)), "µs")
    figure("memory of one state", playouts.state_kilobytes(base), "kB")


if __name__ == "__main__":
    main()
