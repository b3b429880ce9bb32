"""What a worker does for an analysis: it judges some turns, and puts the judgements of all together."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from concordia_game.analysis.report import Analysis, Turn


@lru_cache(maxsize=2)
def _begun(record: str, depth: str) -> Analysis:
    """A worker that goes on with a game has it still; another one replays it."""
    return Analysis(record, depth)


def judge(record: str, depth: str, first: int, count: int) -> list[Turn]:
    """The judgements of some turns, beginning with one."""
    analysis = _begun(record, depth)
    return [analysis.judge(number) for number in range(first, min(first + count, analysis.count))]


def conclude(record: str, depth: str, turns: list[Turn]) -> list[Any]:
    """The whole analysis as JSON, in a list of its own."""
    analysis = _begun(record, depth)
    analysis.take(turns)
    return [msgspec.json.encode(analysis.data())]
