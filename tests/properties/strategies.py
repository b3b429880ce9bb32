"""What Hypothesis chooses from: options, seeds, ways to play and how far."""

from __future__ import annotations

from typing import Any

from conformance.contract import BOARDS, MODULES, WAYS, agreed, counts, position
from hypothesis import settings
from hypothesis import strategies as st

from concordia_game.engine.options import Options

LONG_GAME = 700
"""About as many decisions as a random game of five has."""

FEWER = settings(max_examples=settings().max_examples // 4)
"""For properties in which every example is a whole game."""

seeds = st.integers(0, 2**64 - 1)
ways = st.sampled_from(sorted(WAYS))


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Options for any board, player count and module."""
    modules = draw(st.sampled_from(sorted(MODULES)))
    variant: dict[str, Any] = {
        "edition": draw(st.sampled_from(["current", "2013"])),
        "display": draw(st.sampled_from(["cloth", "wine"])),
        "intermediate_scoring": draw(st.booleans()),
        "start_without_goods": draw(st.booleans()),
    }
    return agreed(draw(st.sampled_from(BOARDS)), draw(st.sampled_from(counts(modules))), modules, variant)


positions = st.builds(
    position, options(), seeds, st.sampled_from(list(WAYS.values())), st.integers(0, LONG_GAME)
)
"""Any position of any game: the first, one in the middle of a turn, the last."""
