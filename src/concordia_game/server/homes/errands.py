"""Errands: what one process has done by another, where a game is at home."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from concordia_game.server.errors import Refused

if TYPE_CHECKING:
    from concordia_game.server.tables.hall import Hall

logger = logging.getLogger(__name__)

Details = dict[str, Any]
Errand = Callable[["Hall", str, Details], Awaitable[Any]]
"""Does something with a game; details and answer are plain data, as they may come from another process."""

ERRANDS: dict[str, Errand] = {}


def errand(do: Errand) -> Errand:
    """What may be asked of other processes, by its name."""
    assert do.__name__ not in ERRANDS, do.__name__
    ERRANDS[do.__name__] = do
    return do


async def run_errand(hall: Hall, do: Errand, game: str, details: Details, wake: bool = True) -> Any:
    """Do something where a game is at home; without `wake`, nowhere else if it is at home nowhere."""
    peer = await hall.homes.find(game, wake)
    if peer is None:
        return await do(hall, game, details)
    return await hall.homes.ask(peer, do.__name__, game, details)


async def told(hall: Hall, do: Errand, game: str, details: Details) -> None:
    """Tell a game's table of what is in the store already, wherever it is; one that is loaded later knows it.

    A process that does not answer has no tables any more, or will have none.
    """
    try:
        await run_errand(hall, do, game, details, wake=False)
    except Refused as refused:
        logger.warning("not told", extra={"fields": {"game": game, "code": refused.code}})
