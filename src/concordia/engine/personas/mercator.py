"""Mercator: cash, then trade (B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia.engine import amend
from concordia.engine.personas.persona import Persona
from concordia.engine.trading import Trade

if TYPE_CHECKING:
    from concordia.engine.setup import Card
    from concordia.engine.state import State


@final
class Mercator(Persona):
    """The cash printed on the card, then up to two kinds of goods."""

    __slots__ = ()

    def open(self, state: State, seat: int, card: Card) -> None:
        """The cash is compulsory, the trade is not (B2.2)."""
        state.earn(seat, card.cash)
        state.push(Trade(seat, amend.trade_kinds(state, state.players[seat]), 0))
