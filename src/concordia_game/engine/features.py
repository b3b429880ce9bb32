"""Numbers that describe how a seat stands, for those who weigh positions; a module adds its own."""

from __future__ import annotations


class Features:
    """Takes the numbers one after the other, in the order of their names."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<Features>"

    def put(self, amount: float) -> None:
        """The next one."""
        raise NotImplementedError

    def nothing(self, count: int) -> None:
        """So many that are 0."""
        raise NotImplementedError
