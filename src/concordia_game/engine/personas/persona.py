"""What every card behaviour has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from concordia_game.engine.ids import Seat

if TYPE_CHECKING:
    from concordia_game.engine.options import Options
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


class Persona:
    """A card's behaviour: it puts its opening items on the agenda."""

    __slots__ = ()

    id: ClassVar[str] = ""
    """Its name in data/cards.toml."""
    copies: ClassVar[bool] = False
    """Whether another card is carried out in its place (B9.1)."""
    calls: ClassVar[bool] = False
    """Whether in team play the partner plays the card that both carry out (V2.10)."""
    parts: ClassVar[bool] = False
    """Whether in team play the partner plays another card and carries it out alone (V2.9)."""

    def __repr__(self) -> str:
        return f"<Persona {type(self).__name__}>"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Begin the action for a seat, whether the card was played or copied."""
        raise NotImplementedError

    def uncopied(self, options: Options) -> str:
        """Why a Diplomat can't copy it, as the code of a reason; empty if it can (B9.1)."""
        return ""

    def repeatable(self) -> bool:
        """Whether a Magister may carry it out once more (V1.2)."""
        return True
