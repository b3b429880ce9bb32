"""What happened: facts with fields, from which logs, animations and statistics are made."""

from __future__ import annotations

import re
from typing import ClassVar, Final, final

from concordia_game.engine.ids import (
    CardId,
    CityId,
    ColonistKind,
    Good,
    PlaceId,
    ProvinceId,
    RouteId,
    Seat,
)
from concordia_game.engine.kinds import Fields
from concordia_game.engine.things import (
    CARD,
    CITY,
    COLONIST_KIND,
    COUNT,
    GOOD,
    GOODS_GIVEN,
    GOODS_GOT,
    MAYBE_SEAT,
    MONEY,
    PLACE,
    POINTS,
    PROVINCE,
    ROLE,
    ROUTE,
    SEAT,
    SPACE,
)
from concordia_game.engine.values import Value


class Event(Value):
    """One fact about a move's effect."""

    __slots__ = ()

    def reveals(self) -> bool:
        """Whether something hidden came to light, which rules out undo."""
        return False


def event_name(cls: type[Event]) -> str:
    """The name of an event on the wire, and of its log message without the `log-`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()


class CountEvent(Event):
    """A number of something for a seat; the class says of what."""

    __slots__ = ("count", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


class GoodsEvent(Event):
    """Goods of a seat, as counts from brick to fish."""

    __slots__ = ("goods", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "goods": GOODS_GOT}

    def __init__(self, seat: Seat, goods: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.goods: Final = goods


class CardEvent(Event):
    """A card that a seat plays or carries out."""

    __slots__ = ("card", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat: Final = seat
        self.card: Final = card


class TradeEvent(Event):
    """Goods of one kind, and what they cost in total (B8.2)."""

    __slots__ = ("count", "good", "price", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "good": GOOD, "count": COUNT, "price": MONEY}

    def __init__(self, seat: Seat, good: Good, count: int, price: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.count: Final = count
        self.price: Final = price


@final
class TurnBegan(Event):
    """A seat's turn begins (B2.1)."""

    __slots__ = ("seat", "turn")

    fields: ClassVar[Fields] = {"seat": SEAT, "turn": COUNT}

    def __init__(self, seat: Seat, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn


@final
class CardPlayed(CardEvent):
    """A card went from the hand to the pile (B2.1)."""

    __slots__ = ()


@final
class ColonistMoved(Event):
    """A colonist moved onto a route (B5.2)."""

    __slots__ = ("kind", "origin", "route", "seat", "steps")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "kind": COLONIST_KIND,
        "origin": PLACE,
        "route": ROUTE,
        "steps": COUNT,
    }

    def __init__(self, seat: Seat, kind: ColonistKind, origin: PlaceId, route: RouteId, steps: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.origin: Final = origin
        self.route: Final = route
        self.steps: Final = steps


@final
class ColonistPlaced(Event):
    """A new colonist came from the storehouse to a city (B4.2, B7.1)."""

    __slots__ = ("city", "kind", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "kind": COLONIST_KIND, "city": CITY}

    def __init__(self, seat: Seat, kind: ColonistKind, city: CityId) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.city: Final = city


@final
class HouseBuilt(Event):
    """A house was built for a price in sestertii (B5.5)."""

    __slots__ = ("city", "price", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "city": CITY, "price": MONEY}

    def __init__(self, seat: Seat, city: CityId, price: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.price: Final = price


@final
class GoodsReceived(GoodsEvent):
    """Goods went into the storehouse."""

    __slots__ = ()


@final
class GoodsForgone(GoodsEvent):
    """Goods found no room in the storehouse (B3.2)."""

    __slots__ = ()


@final
class GoodsPaid(GoodsEvent):
    """Goods went to the bank, as counts from brick to salt."""

    __slots__ = ()

    fields: ClassVar[Fields] = {"seat": SEAT, "goods": GOODS_GIVEN}


@final
class SestertiiReceived(CountEvent):
    """Money came from the bank."""

    __slots__ = ()


@final
class SestertiiPaid(CountEvent):
    """Money went to the bank."""

    __slots__ = ()


@final
class MarkerTurned(Event):
    """A province produced; its marker now shows coins (B6.1)."""

    __slots__ = ("province", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "province": PROVINCE}

    def __init__(self, seat: Seat, province: ProvinceId) -> None:
        self.seat: Final = seat
        self.province: Final = province


@final
class MarkersRestored(CountEvent):
    """All markers show their goods again (B6.2)."""

    __slots__ = ()


@final
class GoodSold(TradeEvent):
    """Goods of one kind were sold to the bank (B8.2)."""

    __slots__ = ()


@final
class GoodBought(TradeEvent):
    """Goods of one kind were bought from the bank (B8.2)."""

    __slots__ = ()


@final
class CardsTakenBack(CountEvent):
    """The Tribune took the pile back into the hand (B4.1)."""

    __slots__ = ()


@final
class CardCopied(Event):
    """A card that lies elsewhere was carried out (B9.1); the owner is None for one on the display."""

    __slots__ = ("card", "owner", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "owner": MAYBE_SEAT, "card": CARD}

    def __init__(self, seat: Seat, owner: Seat | None, card: CardId) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.card: Final = card


@final
class CardRepeated(CardEvent):
    """A Magister carried out the own card below it once more (V1.2)."""

    __slots__ = ()


@final
class RoleTaken(Event):
    """A double card is carried out in one of its roles (V1.6)."""

    __slots__ = ("card", "role", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "card": CARD, "role": ROLE}

    def __init__(self, seat: Seat, card: CardId, role: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.role: Final = role


@final
class CardBought(Event):
    """A card was bought from the display (B10)."""

    __slots__ = ("card", "seat", "space")

    fields: ClassVar[Fields] = {"seat": SEAT, "card": CARD, "space": SPACE}

    def __init__(self, seat: Seat, card: CardId, space: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.space: Final = space


@final
class CardRevealed(Event):
    """A card of the stack came onto the display (B10.3)."""

    __slots__ = ("card", "space")

    fields: ClassVar[Fields] = {"card": CARD, "space": SPACE}

    def __init__(self, card: CardId, space: int) -> None:
        self.card: Final = card
        self.space: Final = space

    def reveals(self) -> bool:
        """The order of the stack was hidden."""
        return True


@final
class MagnusPassed(Event):
    """The Præfectus Magnus went to the right (B12.1)."""

    __slots__ = ("receiver", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "receiver": SEAT}

    def __init__(self, seat: Seat, receiver: Seat) -> None:
        self.seat: Final = seat
        self.receiver: Final = receiver


@final
class InterimScored(Event):
    """A player's intermediate score was taken (B13.1)."""

    __slots__ = ("points", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "points": POINTS}

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points


@final
class InterimPaid(CountEvent):
    """The intermediate scoring paid a place (B13.2)."""

    __slots__ = ()


@final
class ConcordiaTaken(Event):
    """The game's end was triggered (B14.1)."""

    __slots__ = ("seat",)

    fields: ClassVar[Fields] = {"seat": SEAT}

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class GameEnded(Event):
    """The last turn is over (B14.2)."""

    __slots__ = ("winner",)

    fields: ClassVar[Fields] = {"winner": SEAT}

    def __init__(self, winner: Seat) -> None:
        self.winner: Final = winner


@final
class SaltTurned(Event):
    """A salt was turned into another good permanently (S1.2)."""

    __slots__ = ("good", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "good": GOOD}

    def __init__(self, seat: Seat, good: Good) -> None:
        self.seat: Final = seat
        self.good: Final = good


@final
class GoodsSwapped(Event):
    """A stored good became another one (S2.6)."""

    __slots__ = ("gained", "good", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "good": GOOD, "gained": GOOD}

    def __init__(self, seat: Seat, good: Good, gained: Good) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.gained: Final = gained
