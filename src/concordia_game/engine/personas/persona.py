"""What every card behaviour has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from concordia_game.engine.ids import Seat

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


class Persona:
    """A card's behaviour: it puts its opening items on the agenda."""

    __slots__ = ()

    id: ClassVar[str] = ""
    """Its name in data/cards.toml."""

    def __repr__(self) -> str:
        return f"<Persona {type(self).__name__}>"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Begin the action for a seat, whether the card was played or copied."""
        raise NotImplementedError

    def copyable(self) -> bool:
        """Whether a Diplomat may copy it (B9.1)."""
        return True
