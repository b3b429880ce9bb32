"""Colonist: new colonists, or money (B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.settling import SettleOrTax

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Colonist(Persona):
    """One of the two, which is compulsory (B2.2)."""

    __slots__ = ()

    id: ClassVar[str] = "colonist"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Ask which."""
        state.push(SettleOrTax(seat))
