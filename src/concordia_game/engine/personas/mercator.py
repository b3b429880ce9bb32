"""Mercator: cash, then trade (B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.trading import Trade

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State

KINDS: Final = 2
"""How many kinds of goods a Mercator may trade."""


@final
class Mercator(Persona):
    """The cash printed on the card, then up to two kinds of goods."""

    __slots__ = ()

    id: ClassVar[str] = "mercator"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """The cash is compulsory, the trade is not (B2.2)."""
        player = state.players[seat]
        state.earn(seat, amend.cash(state, player, card.cash))
        kinds = amend.trade_kinds(state, player, KINDS)
        state.push(Trade(seat, kinds, 0, at_stall=False))
