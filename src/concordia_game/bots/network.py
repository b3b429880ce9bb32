"""The learned part of the value: a small network that corrects the linear one.

Every seat passes the same first layer, together with the table. What comes out for the seat itself, the mean
of its rivals and the most of any rival go through two more layers, and the result is a number of points. All
sums are of whole numbers, so they are the same in any order, and with them every game on every machine;
`forward.c` does them faster.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from concordia_game.bots.inputs import Inputs, game_names, seat_names, table_names
from concordia_game.bots.value import Value
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import Seat
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State

UNITS: Final = 64
HEAD: Final = 32
"""The widths of the two hidden layers."""

GRAIN: Final = 16
"""What an input is multiplied by before it is rounded."""

SHIFT: Final = 12
ONE: Final = 256
"""What 1 is in a unit."""

MOST: Final = 32767
"""The most that an input or a unit can be, and less this the least that an input can be."""

FIRST: Final = ONE << SHIFT
LATER: Final = 1 << SHIFT
"""What a weight of 1 is in the first layer, for an input as it comes, and in the later ones."""


PARTS: Final = ("game", "table", "seat", "bias", "second", "third")
NOT_FOR: Final = "not_for"


class NetworkError(ConcordiaError):
    """A network that has another shape."""


class Network:
    """The weights: those of the first layer by the name of the input, in rows of one weight per unit."""

    __slots__ = ("bias", "game", "not_for", "seat", "second", "table", "third")

    def __init__(
        self,
        game: dict[str, list[int]],
        table: dict[str, list[int]],
        seat: dict[str, list[int]],
        bias: list[int],
        second: list[list[int]],
        third: list[int],
        not_for: Sequence[str] = (),
    ) -> None:
        self.game = game
        """What counts in a whole game: its board, its number of players, its modules."""
        self.table = table
        self.seat = seat
        self.bias = bias
        self.second = second
        """A row for each unit of the seat, of the mean and of the most of its rivals, and the bias last."""
        self.third = third
        """A weight for each unit of the second layer, and the bias last."""
        self.not_for = list(not_for)
        """What it has no say with, named as in `game`: matches have shown that it does harm there."""
        rows = [*game.values(), *table.values(), *seat.values(), bias]
        if any([len(row) != UNITS for row in rows]):
            raise NetworkError(f"{UNITS} weights are expected for every input")
        if len(second) != 3 * UNITS + 1 or any([len(row) != HEAD for row in second]):
            raise NetworkError(f"{3 * UNITS + 1} rows of {HEAD} weights are expected in the second layer")
        if len(third) != HEAD + 1:
            raise NetworkError(f"{HEAD + 1} weights are expected in the third layer")

    def serves(self, setup: SetUp) -> bool:
        """Whether it has a say in a game."""
        return not any([name in self.not_for for name in game_names(setup)])

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {name: getattr(self, name) for name in PARTS} | {NOT_FOR: self.not_for}


def network_from(data: Mapping[str, Any]) -> Network:
    """A network from plain data."""
    # A network from before there was such a list serves everywhere.
    return Network(**{name: data[name] for name in PARTS}, not_for=data.get(NOT_FOR, ()))


def read_network(path: Path) -> Network:
    """A network from a file that `concordia train` wrote."""
    try:
        return network_from(json.loads(path.read_text("utf-8")))
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise NetworkError(f"{path}: no network can be read from it: {error}") from error


def network_text(network: Network, how: Mapping[str, Any]) -> str:
    """A network as JSON, one row per line, with a note on how it was trained."""
    blocks = [f'"trained": {json.dumps(dict(how))}']
    for name, part in network.data().items():
        if isinstance(part, dict):
            rows = ",\n".join(f"{json.dumps(key)}: {_row(row)}" for key, row in part.items())
            blocks.append(f'"{name}": {{\n{rows}\n}}')
        elif name == NOT_FOR:
            blocks.append(f'"{name}": {json.dumps(part)}')
        elif isinstance(part[0], list):
            rows = ",\n".join(_row(row) for row in part)
            blocks.append(f'"{name}": [\n{rows}\n]')
        else:
            blocks.append(f'"{name}": {_row(part)}')
    return "{" + ",\n".join(blocks) + "}\n"


def _row(row: list[int]) -> str:
    return json.dumps(row, separators=(",", ":"))


class Correction:
    """What the network adds to the linear value in one game."""

    __slots__ = ("base", "inputs", "masks", "seat_rows", "second", "table_rows", "third")

    def __init__(self, network: Network, value: Value) -> None:
        setup = value.tables.setup
        self.inputs = Inputs(value)
        self.masks = [_team_mask(setup, Seat(seat)) for seat in range(setup.players)]
        known = [network.game[name] for name in game_names(setup) if name in network.game]
        sums = [bias + GRAIN * sum(row) for bias, *row in zip(network.bias, *known, strict=True)]
        self.base = array("q", sums)
        self.table_rows = _rows(network.table, table_names(setup.box))
        self.seat_rows = _rows(network.seat, seat_names(setup.box))
        self.second = array("i", [weight for row in network.second for weight in row])
        self.third = array("i", network.third)

    def points(self, state: State, seat: Seat) -> float:
        """What is to be added to a seat's margin; once the game is over, nothing."""
        if state.over:
            return 0.0
        inputs = self.inputs
        seats = [inputs.seat(state, player) for player in state.players]
        total = forward(
            self.base,
            self.table_rows,
            self.seat_rows,
            self.second,
            self.third,
            inputs.table(state),
            seats,
            self.masks[seat],
        )
        return total / (ONE << SHIFT)


def _team_mask(setup: SetUp, seat: Seat) -> int:
    """The seats that win or lose together."""
    return sum([1 << other for other, team in enumerate(setup.teams) if team == setup.teams[seat]])


def _rows(weights: dict[str, list[int]], names: tuple[str, ...]) -> array[int]:
    """The weights of a game's inputs in their order; one that the network doesn't know weighs nothing."""
    unknown = [0] * UNITS
    return array("i", [weight for name in names for weight in weights.get(name, unknown)])


def whole(amount: float) -> int:
    """An input as a whole number."""
    return int(min(max(amount * GRAIN, -MOST), MOST) + MOST + 0.5) - MOST


def forward_in_python(
    base: array[int],
    table_rows: array[int],
    seat_rows: array[int],
    second: array[int],
    third: array[int],
    table: list[float],
    seats: list[list[float]],
    own_mask: int,
) -> int:
    """The network's output for the seats of a mask, ONE << SHIFT to a point."""
    common = _added(list(base), [whole(amount) for amount in table], table_rows)
    owners: list[list[int]] = []
    rivals: list[list[int]] = []
    for seat, inputs in enumerate(seats):
        sums = _added(common, [whole(amount) for amount in inputs], seat_rows)
        units = [min(total >> SHIFT, MOST) if total > 0 else 0 for total in sums]
        (owners if own_mask >> seat & 1 else rivals).append(units)
    joined = [sum(units) // len(owners) for units in zip(*owners, strict=True)]
    joined += [sum(units) // len(rivals) for units in zip(*rivals, strict=True)]
    joined += [max(units) for units in zip(*rivals, strict=True)]
    bias = [weight << SHIFT for weight in second[3 * UNITS * HEAD :]]
    head = _added(bias, joined, second)
    total = third[HEAD] << SHIFT
    for unit, found in enumerate(head):
        if found > 0:
            total += min(found >> SHIFT, MOST) * third[unit]
    return total


def _added(sums: list[int], inputs: list[int], rows: array[int]) -> list[int]:
    """The sums with every input added, times its row of weights."""
    width = len(sums)
    found = sums
    for at, amount in enumerate(inputs):
        if amount:
            row = rows[at * width : (at + 1) * width]
            found = [total + amount * weight for total, weight in zip(found, row, strict=True)]
    return found


forward: Callable[..., int] = forward_in_python
with suppress(ImportError):  # no C compiler was found when the package was built
    forward = import_module("concordia_game.bots.forward").forward
