"""A small network in numpy: enough for baselines, and nothing has to be installed for it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Network:
    """Layers of rectified sums, the last one plain; it learns by Adam."""

    def __init__(self, sizes: list[int], seed: int, rate: float) -> None:
        rng = np.random.default_rng(seed)
        self.rate = rate
        self.steps = 0
        self.parts: list[Floats] = []
        for last, (before, after) in enumerate(pairwise(sizes), 2 - len(sizes)):
            # The last layer begins small, so that at first all actions are nearly alike.
            scale = (0.01 if last == 0 else 1.0) * np.sqrt(2.0 / before)
            self.parts.append((rng.standard_normal((before, after)) * scale).astype(np.float32))
            self.parts.append(np.zeros(after, np.float32))
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.kept: list[Floats] = []

    def __call__(self, x: Floats) -> Floats:
        """What comes out; what is needed to learn from it is kept."""
        self.kept = [x]
        for place in range(0, len(self.parts), 2):
            x = x @ self.parts[place] + self.parts[place + 1]
            if place < len(self.parts) - 2:
                x = np.maximum(x, 0.0)
                self.kept.append(x)
        return x

    def learn(self, slope: Floats) -> None:
        """A step down a slope, that of the loss by what came out last."""
        slopes: list[Floats] = []
        for place in range(len(self.parts) - 2, -1, -2):
            x = self.kept[place // 2]
            slopes = [x.T @ slope, slope.sum(0), *slopes]
            if place:
                slope = (slope @ self.parts[place].T) * (x > 0.0)
        self._step(slopes)

    def _step(self, slopes: list[Floats]) -> None:
        self.steps += 1
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes)))
        factor = min(1.0, 1.0 / (length + 1e-8))  # a wild batch must not throw everything over
        for place, slope in enumerate(slopes):
            tamed = slope * factor
            self.means[place] = 0.9 * self.means[place] + 0.1 * tamed
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * tamed**2
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - 0.999**self.steps)
            self.parts[place] -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def follow(self, other: Network, share: float) -> None:
        """Go a share of the way to another one's weights."""
        for place, there in enumerate(other.parts):
            self.parts[place] += np.float32(share) * (there - self.parts[place])

    def save(self, path: Path) -> None:
        """Keep the weights in a file."""
        np.savez(path, *self.parts)
