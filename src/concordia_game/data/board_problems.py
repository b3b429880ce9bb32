"""What is wrong with a file of one's own, such as a board, where, and how to fix it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from concordia_game.engine.errors import ConcordiaError

_LONGEST_SHOWN: Final = 60
_NEAR: Final = 0.7


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault in a file: where it is, what it is, and the remedy."""

    place: str
    fault: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.place}: {self.fault}; {self.remedy}"


class ProblemsError(ConcordiaError):
    """A file that can't be used; its text has one line for each problem."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        super().__init__(file, tuple(problems))
        self.file = file
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(f"{self.file}: {problem}" for problem in self.problems)


class BoardFileError(ProblemsError):
    """A board file that can't be used."""


def did_you_mean(word: str, known: Iterable[str], otherwise: str) -> str:
    """The remedy for an unknown word: the closest known one, if any is close."""
    near = get_close_matches(word[:_LONGEST_SHOWN], list(known), n=1, cutoff=_NEAR)
    return f"did you mean '{near[0]}'?" if near else otherwise


def shown(value: object) -> str:
    """A value from a file on one line, cut short if it is long."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write out a number of thousands of digits.
        return "such a number"
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "..."
