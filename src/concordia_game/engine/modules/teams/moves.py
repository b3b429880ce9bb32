"""The moves of team play (V2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from concordia_game.engine.ids import CityId
from concordia_game.engine.kinds import Fields
from concordia_game.engine.moves import MANY, Move
from concordia_game.engine.things import CITY, MONEY


@final
class StartIn(Move):
    """Name the city where the own colonists begin (V2.4)."""

    __slots__ = ("city",)

    verb: ClassVar[str] = "start"
    fields: ClassVar[Fields] = {"city": CITY}

    def __init__(self, city: CityId) -> None:
        self.city: Final = city


START_IN: Final[list[Move]] = [StartIn(CityId(city)) for city in range(MANY)]


@final
class Give(Move):
    """Hand the partner money (V2.13)."""

    __slots__ = ("count",)

    verb: ClassVar[str] = "give"
    fields: ClassVar[Fields] = {"count": MONEY}

    def __init__(self, count: int) -> None:
        self.count: Final = count


GIVE: Final[list[Move]] = [Give(count) for count in range(MANY)]
"""Most gifts are small; larger ones are made when they are asked for."""
