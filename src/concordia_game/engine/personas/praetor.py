"""Praetor: each partner may buy a card at full price (V2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.display import open_purchase
from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Praetor(Persona):
    """One card, where a Senator would buy two."""

    __slots__ = ()

    id: ClassVar[str] = "praetor"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Ask for the card."""
        open_purchase(state, seat, 1, surcharged=True)
