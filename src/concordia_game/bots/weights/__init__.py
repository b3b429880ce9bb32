"""The trained weights that come with the game: one file, a few kilobytes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from concordia_game.bots.names import COUNT, KNOTS, NAMES

Knots = list[list[float]]
"""The weights of all features at the start, the middle and the end of a game."""

PLAYERS = (2, 3, 4, 5)


class WeightsError(ValueError):
    """A weights file that does not fit the features."""


@cache
def trained_weights() -> dict[int, Knots]:
    """The weights that come with the game, by the number of players."""
    text = files("concordia_game.bots.weights").joinpath("weights.json").read_text("utf-8")
    return weights_from(json.loads(text))


def read_weights(path: Path) -> dict[int, Knots]:
    """Weights from a file that `concordia train` wrote."""
    return weights_from(json.loads(path.read_text("utf-8")))


def weights_from(data: Mapping[str, Any]) -> dict[int, Knots]:
    """Weights from plain data; features that it doesn't name weigh nothing."""
    found: dict[int, Knots] = {}
    for players in PLAYERS:
        named = data["weights"].get(str(players))
        if named is None:
            raise WeightsError(f"no weights for {players} players")
        found[players] = [[float(_of(named, name)[knot]) for name in NAMES] for knot in range(KNOTS)]
    return found


def _of(named: Mapping[str, Any], name: str) -> list[float]:
    weights: list[float] = named.get(name, [0.0] * KNOTS)
    if len(weights) != KNOTS:
        raise WeightsError(f"{name}: {len(weights)} weights, {KNOTS} expected")
    return weights


def weights_data(weights: Mapping[int, Knots], how: Mapping[str, Any]) -> dict[str, Any]:
    """Weights as plain data, with a note on how they were trained."""
    named = {
        str(players): {
            NAMES[index]: [round(knots[knot][index], 4) for knot in range(KNOTS)] for index in range(COUNT)
        }
        for players, knots in weights.items()
    }
    return {"trained": dict(how), "weights": named}


def write_weights(path: Path, weights: Mapping[int, Knots], how: Mapping[str, Any]) -> None:
    """Write weights, one feature a line."""
    data = weights_data(weights, how)
    lines = [f'{{"trained": {json.dumps(data["trained"])},\n"weights": {{']
    blocks = []
    for players, named in data["weights"].items():
        rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in named.items())
        blocks.append(f'"{players}": {{\n{rows}\n}}')
    path.write_text("\n".join([*lines, ",\n".join(blocks), "}}"]) + "\n", "utf-8")
