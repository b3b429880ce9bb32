"""Numbers that describe how a seat is doing, for evaluating positions; a module adds its own."""

from __future__ import annotations


class Features:
    """Collects the numbers one by one, in the order of their names."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<Features>"

    def put(self, amount: float) -> None:
        """Add the next number."""
        raise NotImplementedError

    def nothing(self, count: int) -> None:
        """Add this many zeros."""
        raise NotImplementedError
