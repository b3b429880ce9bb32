"""The sequential test: keep playing only while the question is open (Wald's SPRT)."""

from __future__ import annotations

from math import log

RISK = 0.05
"""How often either verdict may be wrong."""


class Sprt:
    """Is the win rate at least `high`, or at most `low`? In between, either answer will do."""

    def __init__(self, low: float, high: float, risk: float = RISK) -> None:
        if not 0.0 < low < high < 1.0:
            raise ValueError("the two win rates of the test must lie between 0 and 1, the lower one first")
        self.low = low
        self.high = high
        self.evidence = 0.0
        """The log of how much likelier the games are at the high rate."""
        self.bound = log((1 - risk) / risk)

    def add(self, won: bool) -> None:
        """Count a game."""
        self.evidence += log(self.high / self.low) if won else log((1 - self.high) / (1 - self.low))

    @property
    def verdict(self) -> str:
        """`high`, `low`, or `open` while the games don't decide it."""
        if self.evidence >= self.bound:
            return "high"
        return "low" if self.evidence <= -self.bound else "open"
