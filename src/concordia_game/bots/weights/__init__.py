"""Weights of the value as files, a few kilobytes each; those that play are in `generations`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from concordia_game.bots.names import KNOTS, Weights
from concordia_game.engine.errors import ConcordiaError

PLAYERS = (2, 3, 4, 5)


class WeightsError(ConcordiaError):
    """A weights file that does not fit the features."""


def read_weights(path: Path) -> dict[int, Weights]:
    """Weights from a file that `concordia train` wrote."""
    return weights_from(json.loads(path.read_text("utf-8")))


def weights_from(data: Mapping[str, Any]) -> dict[int, Weights]:
    """Weights from plain data; names without a feature do no harm, as they are never looked up."""
    found: dict[int, Weights] = {}
    for players in PLAYERS:
        named = data["weights"].get(str(players))
        if named is None:
            raise WeightsError(f"no weights for {players} players")
        found[players] = {name: _at_knots(name, weights) for name, weights in named.items()}
    return found


def _at_knots(name: str, weights: list[float]) -> list[float]:
    if len(weights) != KNOTS:
        raise WeightsError(f"{name}: {len(weights)} weights, {KNOTS} expected")
    return [float(weight) for weight in weights]


def weights_data(weights: Mapping[int, Weights], how: Mapping[str, Any]) -> dict[str, Any]:
    """Weights as plain data, with a note on how they were trained."""
    named = {
        str(players): {name: [round(weight, 4) for weight in row] for name, row in rows.items()}
        for players, rows in weights.items()
    }
    return {"trained": dict(how), "weights": named}


def write_weights(path: Path, weights: Mapping[int, Weights], how: Mapping[str, Any]) -> None:
    """Write weights, one feature per line."""
    data = weights_data(weights, how)
    lines = [f'{{"trained": {json.dumps(data["trained"])},\n"weights": {{']
    blocks = []
    for players, named in data["weights"].items():
        rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in named.items())
        blocks.append(f'"{players}": {{\n{rows}\n}}')
    path.write_text("\n".join([*lines, ",\n".join(blocks), "}}"]) + "\n", "utf-8")
