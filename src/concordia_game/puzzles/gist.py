"""What a turn is about: whoever finds that has the idea, whatever is paid and wherever colonists stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from concordia_game.bots.gains import Gains
from concordia_game.engine.modules.fish.moves import Visit
from concordia_game.engine.modules.forum.moves import KeepTile, TakeTile
from concordia_game.engine.moves import (
    Build,
    Copy,
    CopySpace,
    Income,
    Move,
    PlayCard,
    Produce,
    Take,
    TakeRole,
    Tax,
)
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State

TELLING: Final = (
    Build,
    Copy,
    CopySpace,
    Income,
    KeepTile,
    PlayCard,
    Produce,
    Take,
    TakeRole,
    TakeTile,
    Tax,
    Visit,
)
"""Moves that say what a turn is about; how it is paid, what is traded and where colonists go are details."""

Gist = tuple[str, ...]


def gist_of(line: Sequence[Move], setup: SetUp) -> Gist:
    """The moves that tell, in no order: two turns with the same are variants of one idea."""
    return tuple(sorted([move.text(setup) for move in line if isinstance(move, TELLING)]))


def theme_of(before: State, after: State, gains: Gains) -> str | None:
    """What a turn is about; None for one that is about something else, such as taking cards back.

    The end of the game comes first: the turn brings it about, or is the last one of its seat.
    """
    if after.concordia is not None:
        return "end"
    if gains.cards:
        return "buy"
    if gains.houses:
        return "build"
    more = gains.sestertii > 0 or any(count > 0 for count in gains.goods.values())
    return "trade" if more and gains.hand < 0 and not gains.colonists else None
