"""Proconsul: buy one card for its own price only, then the partner plays a card alone (V2.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.display import open_purchase
from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Proconsul(Persona):
    """A Consul after whom the partner goes on with a card of his own."""

    __slots__ = ()

    id: ClassVar[str] = "proconsul"
    parts: ClassVar[bool] = True

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Ask for the card; what the partner does is part of the turn, not of this action."""
        open_purchase(state, seat, 1, surcharged=False)
