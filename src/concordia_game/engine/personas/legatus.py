"""Legatus: the partner plays a card, and both carry it out (V2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona

if TYPE_CHECKING:
    from concordia_game.engine.options import Options
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Legatus(Persona):
    """Does nothing by itself."""

    __slots__ = ()

    id: ClassVar[str] = "legatus"
    calls: ClassVar[bool] = True

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """The card that the partner plays is carried out in its place."""

    def uncopied(self, options: Options) -> str:
        """Never."""
        return "is_legatus"
