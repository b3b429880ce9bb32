"""A network that has been fitted, and what the games that it did not see say about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from concordia_game.arena.winning import Outcomes, calibration_error, fitted_slopes
from concordia_game.bots.network import Network

Reals = NDArray[numpy.float64]


class Progress:
    """The error of an epoch, per position: on the games learned from, and on the held-out ones."""

    def __init__(self, epoch: int, learned: float, held_out: float, linear: float) -> None:
        self.epoch = epoch
        self.learned = learned
        self.held_out = held_out
        self.linear = linear
        """What the linear value alone has on the held-out games."""


class Judged:
    """Positions of games with the same sides: the margin expected for each seat, and that at the end."""

    def __init__(self, expected: Reals, came: Reals, left: Reals, sides: list[int]) -> None:
        self.expected = expected
        self.came = came
        self.left = left
        self.sides = sides
        """The first seat of each side."""

    def outcomes(self, part: slice) -> Outcomes:
        """Who won, of some of the positions."""
        came = self.came[part][:, self.sides]
        return Outcomes(self.expected[part][:, self.sides], self.left[part], came.argmax(axis=1))


class Fitted:
    """A network, the epoch that it is from, and how it judged the held-out games."""

    def __init__(self, network: Network, progress: Progress, judged: Sequence[Judged]) -> None:
        self.network = network
        self.progress = progress
        self.judged = judged

    def data(self) -> dict[str, Any]:
        """As plain data, for the report."""
        tenths = self.reliability()
        count = sum(size for _, _, size in tenths)
        off = sum(abs(expected - came) * size for expected, came, size in tenths)
        return {
            "epoch": self.progress.epoch,
            "error": round(self.progress.held_out, 3),
            "linear_error": round(self.progress.linear, 3),
            "margin_off": round(off / max(count, 1), 3),
            "margins": tenths,
            "chances": [chances_told(judged) for judged in self.judged],
        }

    def reliability(self) -> list[tuple[float, float, int]]:
        """For tenths of the positions: the mean margin expected, that at the end, and how many."""
        margins = numpy.concatenate([judged.expected.ravel() for judged in self.judged])
        ends = numpy.concatenate([judged.came.ravel() for judged in self.judged])
        tenths = numpy.array_split(numpy.argsort(margins, kind="stable"), 10)
        return [
            (round(float(margins[part].mean()), 2), round(float(ends[part].mean()), 2), len(part))
            for part in tenths
            if len(part)
        ]


def chances_told(judged: Judged) -> dict[str, Any]:
    """The slopes of chances, fitted to one half of the positions, and their calibration in the other."""
    half = len(judged.left) // 2
    slopes = fitted_slopes(judged.outcomes(slice(0, half)))
    return {
        "seats": judged.expected.shape[1],
        "sides": len(judged.sides),
        "slopes": [round(float(slope), 4) for slope in slopes],
        "calibration_error": round(calibration_error(judged.outcomes(slice(half, None)), slopes), 4),
        "positions": len(judged.left) - half,
    }
