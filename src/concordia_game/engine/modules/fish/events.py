"""What happens in the fish market and with the fish (F2, F3)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from concordia_game.engine.events import CountEvent, Event
from concordia_game.engine.ids import ProvinceId, Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.modules.fish.kinds import OFFER, STALL
from concordia_game.engine.things import COUNT, PROVINCE, SEAT


@final
class MarketEntered(Event):
    """A marker stopped at a stall and the fish were paid (F3.2)."""

    __slots__ = ("fish", "offer", "seat", "stall")

    fields: ClassVar[Fields] = {"seat": SEAT, "stall": STALL, "offer": OFFER, "fish": COUNT}

    def __init__(self, seat: Seat, stall: int, offer: int, fish: int) -> None:
        self.seat: Final = seat
        self.stall: Final = stall
        self.offer: Final = offer
        self.fish: Final = fish


@final
class CoinsDropped(CountEvent):
    """Coins were laid on spaces passed over (F3.2)."""

    __slots__ = ()


@final
class CoinsCollected(CountEvent):
    """Coins were taken where the marker stopped (F3.2)."""

    __slots__ = ()


@final
class FishTaken(Event):
    """A province's fish marker was taken (F2.1)."""

    __slots__ = ("count", "province", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "province": PROVINCE, "count": COUNT}

    def __init__(self, seat: Seat, province: ProvinceId, count: int) -> None:
        self.seat: Final = seat
        self.province: Final = province
        self.count: Final = count


@final
class FishRestored(CountEvent):
    """Fish markers grew and empty provinces got one (F2.2)."""

    __slots__ = ()
