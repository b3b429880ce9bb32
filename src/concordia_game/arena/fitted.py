"""A network that has been fitted, and what the games that it did not see say about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from concordia_game.bots.network import Network

Reals = NDArray[numpy.float64]


class Progress:
    """The error of an epoch within turns: on the games learned from, and on the held-out ones."""

    def __init__(self, epoch: int, learned: float, held_out: float, linear: float) -> None:
        self.epoch = epoch
        self.learned = learned
        self.held_out = held_out
        self.linear = linear
        """What the linear value alone has on the held-out games."""


class Regret:
    """By how many points the end that looks best falls behind the best one, in held-out games."""

    def __init__(self, seats: int, turns: int, linear: float, network: float) -> None:
        self.seats = seats
        self.turns = turns
        self.linear = linear
        """By the linear value alone."""
        self.network = network

    def data(self) -> dict[str, float]:
        """As plain data."""
        return {
            "seats": self.seats,
            "turns": self.turns,
            "linear": round(self.linear, 3),
            "network": round(self.network, 3),
        }


class Judged:
    """Turns as they were played: the margin expected by whose turn it was, and that at the end."""

    def __init__(self, expected: Reals, came: Reals) -> None:
        self.expected = expected
        self.came = came


class Fitted:
    """A network, the epoch that it is from, and how it judged the held-out games."""

    def __init__(
        self, network: Network, progress: Progress, judged: Sequence[Judged], regrets: Sequence[Regret]
    ) -> None:
        self.network = network
        self.progress = progress
        self.judged = judged
        self.regrets = regrets

    def data(self) -> dict[str, Any]:
        """As plain data, for the report."""
        tenths = self.reliability()
        count = sum(size for _, _, size in tenths)
        off = sum(abs(expected - came) * size for expected, came, size in tenths)
        return {
            "epoch": self.progress.epoch,
            "error": round(self.progress.held_out, 3),
            "linear_error": round(self.progress.linear, 3),
            "regret": [regret.data() for regret in self.regrets],
            "margin_off": round(off / max(count, 1), 3),
            "margins": tenths,
        }

    def reliability(self) -> list[tuple[float, float, int]]:
        """For tenths of the turns: the mean margin expected, that at the end, and how many."""
        margins = numpy.concatenate([judged.expected for judged in self.judged])
        ends = numpy.concatenate([judged.came for judged in self.judged])
        tenths = numpy.array_split(numpy.argsort(margins, kind="stable"), 10)
        return [
            (round(float(margins[part].mean()), 2), round(float(ends[part].mean()), 2), len(part))
            for part in tenths
            if len(part)
        ]
