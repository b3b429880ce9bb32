"""The items of the agenda by the names of their classes, as state files write them."""

from __future__ import annotations

from functools import cache

from concordia_game.engine.agenda import Item
from concordia_game.engine.values import final_classes


@cache
def items() -> dict[str, type[Item]]:
    """Every kind of agenda item by its name."""
    return {cls.__name__: cls for cls in final_classes(Item)}
