"""What happens between partners (V2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from concordia_game.engine.events import CardEvent, Event
from concordia_game.engine.ids import CityId, Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.things import CITY, MONEY, SEAT


@final
class StartNamed(Event):
    """A player of the second half named the city where his colonists begin (V2.4)."""

    __slots__ = ("city", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "city": CITY}

    def __init__(self, seat: Seat, city: CityId) -> None:
        self.seat: Final = seat
        self.city: Final = city


@final
class CardShared(CardEvent):
    """The partner carries out the active player's card (V2.6)."""

    __slots__ = ()


@final
class MoneyGiven(Event):
    """A partner handed the other money (V2.13)."""

    __slots__ = ("count", "receiver", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "receiver": SEAT, "count": MONEY}

    def __init__(self, seat: Seat, receiver: Seat, count: int) -> None:
        self.seat: Final = seat
        self.receiver: Final = receiver
        self.count: Final = count
