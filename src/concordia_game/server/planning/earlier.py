"""Positions of earlier in a game, for plans that were shared."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from concordia_game.engine.deal import begin
from concordia_game.engine.play import apply
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.notation.texts import legal_texts
from concordia_game.server.history import History
from concordia_game.server.teams import Laid, laid_after

KEPT = 8

Stand = tuple[State, Laid]
"""A position, and the cards of its turn."""


class Earlier:
    """Makes the moves of a game again, up to some ply; a few positions are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], Stand] = OrderedDict()
        self._going_back = asyncio.Lock()
        """Only one at a time: each keeps a processor busy for a moment."""

    async def at(self, history: History, ply: int) -> Stand:
        """The position after the moves up to a ply, but for those that were taken back since."""
        rows = [row for row in history.standing if row.ply <= ply]
        key = (history.game, rows[-1].ply if rows else 0, history.retracts)
        async with self._going_back:
            if key not in self._kept:
                texts = [row.text for row in rows]
                self._kept[key] = await asyncio.to_thread(replayed, history.setup, texts)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return self._kept[key]


def replayed(setup: SetUp, texts: list[str]) -> Stand:
    """Where some moves lead from the beginning of a game."""
    state = begin(setup)
    laid = laid_after((), state.happened)
    for text in texts:
        state = apply(state, legal_texts(state)[text])
        laid = laid_after(laid, state.happened)
    return state, laid
