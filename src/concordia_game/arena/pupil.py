"""The network while it learns, in floating point: gradient descent by hand, so that numpy is enough."""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from concordia_game.bots.network import FIRST, HEAD, LATER, ONE, UNITS, Network

Reals = NDArray[numpy.float32]


class Study:
    """How to fit: everything that determines the result besides the games."""

    def __init__(
        self,
        seed: int = 1,
        epochs: int = 10,
        patience: int = 3,
        batch: int = 32,
        rate: float = 1e-3,
        decay: float = 1e-2,
        dropout: float = 0.1,
        held_out: float = 0.1,
        common: float = 0.3,
        outlier: float = 12.0,
    ) -> None:
        self.seed = seed
        self.epochs = epochs
        self.patience = patience
        """Epochs without progress on the held-out games after which it stops."""
        self.batch = batch
        """Turns in a step."""
        self.rate = rate
        self.decay = decay
        self.dropout = dropout
        self.held_out = held_out
        self.common = common
        """How much an error counts that all ends of a turn share: it changes no choice in that turn, but
        positions of different turns are compared when bots look ahead."""
        self.outlier = outlier
        """Errors beyond this many points count no more than linearly."""

    def data(self) -> dict[str, float]:
        """As plain data."""
        return dict(vars(self))


class Pupil:
    """The network while it learns, in floating point: parameters, and their gradients by hand.

    A batch has one shape: games of the same number of seats, partners or not.
    """

    def __init__(self, game: list[str], table: list[str], seat: list[str], study: Study) -> None:
        self.names = {"game": game, "table": table, "seat": seat}
        self.study = study
        self.rng = numpy.random.default_rng(study.seed)
        inputs = len(game) + len(table) + len(seat)
        self.scales: Reals = numpy.ones(inputs, numpy.float32)
        """What inputs are multiplied by, so that they are about as large as each other."""
        self.weights: dict[str, Reals] = {
            "first": self._drawn(inputs, UNITS, inputs),
            "first_bias": numpy.zeros(UNITS, numpy.float32),
            "second": self._drawn(3 * UNITS, HEAD, 3 * UNITS),
            "second_bias": numpy.zeros(HEAD, numpy.float32),
            "third": numpy.zeros(HEAD, numpy.float32),
            "third_bias": numpy.zeros(1, numpy.float32),
        }
        self.means = {name: numpy.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: numpy.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0

    def _drawn(self, rows: int, columns: int, fan: int) -> Reals:
        return self.rng.normal(0.0, (2.0 / fan) ** 0.5, (rows, columns)).astype(numpy.float32)

    def outputs(self, inputs: Reals, own: Reals, rival: NDArray[numpy.bool_], learning: bool) -> Passing:
        """The corrections of all seats: inputs are positions x seats x names, `own` seats x seats."""
        return Passing(self, inputs, own, rival, learning)

    def step(self, gradients: dict[str, Reals], rate: float) -> None:
        """One step of Adam, with decoupled weight decay."""
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            fresh = mean / (1.0 - 0.9**self.steps)
            spread = numpy.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            if not name.endswith("bias"):
                self.weights[name] *= 1.0 - rate * self.study.decay
            self.weights[name] -= rate * fresh / spread

    def network(self) -> Network:
        """The network in whole numbers."""
        first = self.weights["first"] * self.scales[:, None] * FIRST
        rows: dict[str, dict[str, list[int]]] = {}
        at = 0
        for part, names in self.names.items():
            rows[part] = {name: _whole(first[at + number]) for number, name in enumerate(names)}
            at += len(names)
        weights = self.weights
        second = [_whole(row * LATER) for row in weights["second"]] + [_whole(weights["second_bias"] * ONE)]
        third = [*_whole(weights["third"] * LATER), *_whole(weights["third_bias"] * ONE)]
        bias = _whole(weights["first_bias"] * FIRST)
        return Network(rows["game"], rows["table"], rows["seat"], bias, second, third)


def _whole(row: Reals) -> list[int]:
    return [int(number) for number in numpy.rint(row.astype(numpy.float64))]


class Passing:
    """One pass of a batch, forwards, and backwards for the gradients."""

    def __init__(
        self, pupil: Pupil, inputs: Reals, own: Reals, rival: NDArray[numpy.bool_], learning: bool
    ) -> None:
        weights, keep = pupil.weights, 1.0 - pupil.study.dropout
        self.pupil, self.own, self.rival, self.learning = pupil, own, rival, learning
        self.inputs = inputs * pupil.scales
        positions, seats, _ = inputs.shape
        sums = self.inputs @ weights["first"] + weights["first_bias"]
        self.units = numpy.maximum(sums, 0.0)
        self.masks: Reals | None = None
        if learning:
            drawn = pupil.rng.random(self.units.shape, numpy.float32) < keep
            self.masks = drawn.astype(numpy.float32) / numpy.float32(keep)
            self.units = self.units * self.masks
        self.others = (rival / rival.sum(axis=1, keepdims=True)).astype(numpy.float32)
        self.best = numpy.stack(
            [numpy.where(row[None, :, None], self.units, -1.0).argmax(axis=1) for row in rival], axis=1
        )
        most = numpy.take_along_axis(self.units, self.best, axis=1)
        mates, mean = own @ self.units, self.others @ self.units
        self.joined = numpy.concatenate([mates, mean, most], axis=2).reshape(positions * seats, 3 * UNITS)
        self.head = numpy.maximum(self.joined @ weights["second"] + weights["second_bias"], 0.0)
        self.points = (self.head @ weights["third"] + weights["third_bias"][0]).reshape(positions, seats)

    def gradients(self, slopes: Reals) -> dict[str, Reals]:
        """The gradients, from those of the outputs."""
        weights = self.pupil.weights
        flat = slopes.reshape(-1)
        found = {"third": flat @ self.head, "third_bias": flat.sum(keepdims=True)}
        head = numpy.outer(flat, weights["third"]) * (self.head > 0.0)
        found["second"], found["second_bias"] = self.joined.T @ head, head.sum(axis=0)
        positions, seats, _ = self.units.shape
        joined = (head @ weights["second"].T).reshape(positions, seats, 3, UNITS)
        units = self.own.T @ joined[:, :, 0] + self.others.T @ joined[:, :, 1]
        rows, columns = numpy.arange(positions)[:, None], numpy.arange(UNITS)[None, :]
        for seat in range(seats):
            units[rows, self.best[:, seat], columns] += joined[:, seat, 2]
        units *= self.units > 0.0
        if self.masks is not None:
            units *= self.masks
        flat_units = units.reshape(positions * seats, UNITS)
        found["first"] = self.inputs.reshape(positions * seats, -1).T @ flat_units
        found["first_bias"] = flat_units.sum(axis=0)
        return {name: gradient.astype(numpy.float32) for name, gradient in found.items()}
