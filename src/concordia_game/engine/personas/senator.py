"""Senator: buy up to two cards at full price (B10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.display import open_purchase
from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Senator(Persona):
    """The card's own price and the goods under the space are paid."""

    __slots__ = ()

    id: ClassVar[str] = "senator"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Ask for the first card."""
        open_purchase(state, seat, 2, surcharged=True)

    def repeatable(self) -> bool:
        """Never (V1.2)."""
        return False
