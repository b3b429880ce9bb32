"""The recorded games that a correction of the rules has outlawed: refused with the rule and the reason.

Every record ever written stays in `games` and is replayed. One that stops replaying is a mistake, or it gets
a line here, together with the entry of `files/versions.py` that tells the correction.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from concordia_game.files.errors import FileError
from concordia_game.files.record import read_record


class Outlawed(NamedTuple):
    """Where a record stops, and why."""

    line: int
    rule: str
    """The number of the corrected rule."""
    reason: str
    """How the refusal begins: the move and why it is not legal, or the result that comes out instead."""


OUTLAWED: dict[str, Outlawed] = {}
"""By folder and name, for example
`"rules_1/italia_forum": Outlawed(57, "S2.3", "illegal move 'draw spurius': not_offered: word=spurius")`."""


def check_outlawed(text: str, outlawed: Outlawed) -> None:
    """A record is refused in its line, with the reason and the rule."""
    with pytest.raises(FileError) as refused:
        read_record(text)
    assert refused.value.place == f"line {outlawed.line}"
    assert refused.value.problem.startswith(outlawed.reason)
    cause = refused.value.problem.removeprefix(outlawed.reason)
    assert re.search(rf"\b{re.escape(outlawed.rule)}\b", cause), refused.value.problem
