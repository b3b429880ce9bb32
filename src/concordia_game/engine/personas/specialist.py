"""Mason, Farmer, Smith, Vintner, Weaver: the player's own houses produce one good (B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.scoring import bit_count
from concordia_game.engine.storehouse import receive_one

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Specialist(Persona):
    """One good for each of the player's houses in a city of that good; nobody else gets anything."""

    __slots__ = ()

    id: ClassVar[str] = "specialist"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """The production is compulsory (B2.2)."""
        assert card.good is not None
        houses = state.players[seat].houses & state.setup.good_masks[card.good]
        receive_one(state, seat, card.good, bit_count(houses))
