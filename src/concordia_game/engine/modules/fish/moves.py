"""The moves of the fish market (F3)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from concordia_game.engine.kinds import Fields
from concordia_game.engine.modules.fish.kinds import OFFER
from concordia_game.engine.moves import MANY, Closing, Move


@final
class Visit(Move):
    """Go to a stall of the fish market and take its offer (F3.2)."""

    __slots__ = ("offer",)

    verb: ClassVar[str] = "market"
    fields: ClassVar[Fields] = {"offer": OFFER}

    def __init__(self, offer: int) -> None:
        self.offer: Final = offer


VISIT: Final[list[Move]] = [Visit(offer) for offer in range(MANY)]


@final
class Close(Closing):
    """Leave the fish market (F3.2)."""

    __slots__ = ()

    verb: ClassVar[str] = "close"


CLOSE: Final = Close()
