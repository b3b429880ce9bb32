"""The possible answers to decisions; frequent ones are made once and shared.

A move lists its fields with their kinds and has a verb: its text, what it touches on the table and its JSON
follow from these. Only irregular moves write their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.ids import (
    COLONIST_KINDS,
    SEATS,
    CardId,
    CityId,
    ColonistKind,
    Good,
    PlaceId,
    ProvinceId,
    RouteId,
    Seat,
)
from concordia_game.engine.kinds import Fields, Unwritten
from concordia_game.engine.things import (
    CARD,
    CITY,
    COLONIST_KIND,
    COUNT,
    GOOD,
    GOODS_GIVEN,
    MAYBE_CITY,
    PILE,
    PLACE,
    PROVINCE,
    ROLE,
    ROUTE,
    SPACE,
)
from concordia_game.engine.values import Value

if TYPE_CHECKING:
    from concordia_game.engine.agenda import Decision
    from concordia_game.engine.reasons import Reason
    from concordia_game.engine.setup import SetUp
    from concordia_game.engine.state import State

MANY: Final = 64
"""More than there are of any kind: moves are made in advance, one for each."""
_MOST_GOODS: Final = 32

STEPS: Final = Unwritten("steps", 0, 8)


class Move(Value):
    """One answer to one decision."""

    __slots__ = ()

    verb: ClassVar[str] = ""
    """The first word of its text."""

    def text(self, setup: SetUp) -> str:
        """The move in words, as records and players write it."""
        return words_of(self, type(self).verb, setup)

    def touches(self, setup: SetUp) -> list[str]:
        """What a player clicks to make the move, in that order."""
        found: list[str] = []
        for name, kind in type(self).fields.items():
            found.extend(kind.touches(setup, getattr(self, name)))
        return found


def words_of(value: Value, verb: str, setup: SetUp) -> str:
    """A verb, then the words of the fields that have any."""
    words = [kind.word(setup, getattr(value, name)) for name, kind in type(value).fields.items()]
    return " ".join([verb] + [word for word in words if word])


NO_MOVES: Final[list[Move]] = []
"""Shared by everything that has nothing to offer."""


class Closing(Move):
    """A move that declines what is offered."""

    __slots__ = ()


class Beside(Move):
    """A move that a module offers alongside the answers to many decisions; it carries itself out."""

    __slots__ = ()

    def carry_out(self, state: State, seat: Seat) -> None:
        """Carry it out on the private copy of the state."""
        raise NotImplementedError

    def refused(self, state: State, decision: Decision) -> Reason:
        """Why it can't be made while this decision is pending."""
        raise NotImplementedError


@final
class Done(Closing):
    """End an optional part of an action."""

    __slots__ = ()

    verb: ClassVar[str] = "done"


DONE: Final = Done()


@final
class PlayCard(Move):
    """Play a card of this kind from the hand (B2.1)."""

    __slots__ = ("card",)

    verb: ClassVar[str] = "play"
    fields: ClassVar[Fields] = {"card": CARD}

    def __init__(self, card: CardId) -> None:
        self.card: Final = card

    def text(self, setup: SetUp) -> str:
        """The card's word, without a verb."""
        return setup.cards[self.card].word


PLAY: Final[list[Move]] = [PlayCard(CardId(card)) for card in range(MANY)]


@final
class MoveColonist(Move):
    """Move a colonist from a place onto a route `steps` routes away (B5.2)."""

    __slots__ = ("kind", "origin", "route", "steps")

    verb: ClassVar[str] = "move"
    fields: ClassVar[Fields] = {
        "kind": COLONIST_KIND,
        "origin": PLACE,
        "route": ROUTE,
        "steps": STEPS,
    }

    def __init__(self, kind: ColonistKind, origin: PlaceId, route: RouteId, steps: int) -> None:
        self.kind: Final = kind
        self.origin: Final = origin
        self.route: Final = route
        self.steps: Final = steps

    def told_by(self) -> tuple[object, ...]:
        """All but its steps: how far a journey is follows from the position, where ships carry (C2.4)."""
        return self.kind, self.origin, self.route

    def touches(self, setup: SetUp) -> list[str]:
        """The colonist where it stands, then the route."""
        colonist = f"colonist:{COLONIST_KIND.shown(setup, self.kind)}:{PLACE.shown(setup, self.origin)}"
        return [colonist] + ROUTE.touches(setup, self.route)


@final
class Build(Move):
    """Build a house in a city (B5.5)."""

    __slots__ = ("city",)

    verb: ClassVar[str] = "build"
    fields: ClassVar[Fields] = {"city": CITY}

    def __init__(self, city: CityId) -> None:
        self.city: Final = city


BUILD: Final[list[Move]] = [Build(CityId(city)) for city in range(MANY)]


@final
class Produce(Move):
    """Make a province produce (B6.1)."""

    __slots__ = ("province",)

    verb: ClassVar[str] = "produce"
    fields: ClassVar[Fields] = {"province": PROVINCE}

    def __init__(self, province: ProvinceId) -> None:
        self.province: Final = province


PRODUCE: Final[list[Move]] = [Produce(ProvinceId(province)) for province in range(MANY)]


@final
class Income(Move):
    """Take the coins of the turned markers (B6.2)."""

    __slots__ = ()

    verb: ClassVar[str] = "income"


INCOME: Final = Income()


@final
class Settle(Move):
    """Place a new colonist in a city (B7.1)."""

    __slots__ = ("city", "kind")

    verb: ClassVar[str] = "settle"
    fields: ClassVar[Fields] = {"kind": COLONIST_KIND, "city": CITY}

    def __init__(self, kind: ColonistKind, city: CityId) -> None:
        self.kind: Final = kind
        self.city: Final = city

    def touches(self, setup: SetUp) -> list[str]:
        """First the city, then the kind."""
        return CITY.touches(setup, self.city) + COLONIST_KIND.touches(setup, self.kind)


SETTLE: Final[list[list[Move]]] = [
    [Settle(kind, CityId(city)) for city in range(MANY)] for kind in COLONIST_KINDS
]


@final
class Tax(Move):
    """Take the Colonist's money (B7.2)."""

    __slots__ = ()

    verb: ClassVar[str] = "tax"


TAX: Final = Tax()


class TradeMove(Move):
    """Trade goods of one kind with the bank (B8.2)."""

    __slots__ = ("count", "good")

    fields: ClassVar[Fields] = {"good": GOOD, "count": COUNT}

    def __init__(self, good: Good, count: int) -> None:
        self.good: Final = good
        self.count: Final = count

    def touches(self, setup: SetUp) -> list[str]:
        """The good, whether it is bought or sold, how many."""
        way = f"deal:{type(self).verb}"
        return GOOD.touches(setup, self.good) + [way] + COUNT.touches(setup, self.count)


@final
class Sell(TradeMove):
    """Sell goods of one kind to the bank (B8.2)."""

    __slots__ = ()

    verb: ClassVar[str] = "sell"


SELL: Final[list[list[Move]]] = [[Sell(Good(good), n) for n in range(_MOST_GOODS)] for good in range(5)]


@final
class Buy(TradeMove):
    """Buy goods of one kind from the bank (B8.2)."""

    __slots__ = ()

    verb: ClassVar[str] = "buy"


BUY: Final[list[list[Move]]] = [[Buy(Good(good), n) for n in range(_MOST_GOODS)] for good in range(5)]


@final
class Copy(Move):
    """Copy the top card of another player's pile (B9.1)."""

    __slots__ = ("seat",)

    verb: ClassVar[str] = "copy"
    fields: ClassVar[Fields] = {"seat": PILE}

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


COPY: Final[list[Move]] = [Copy(Seat(seat)) for seat in range(len(SEATS))]


@final
class Take(Move):
    """Buy the card on a display space, counted from 1 (B10)."""

    __slots__ = ("space",)

    verb: ClassVar[str] = "take"
    fields: ClassVar[Fields] = {"space": SPACE}

    def __init__(self, space: int) -> None:
        self.space: Final = space


TAKE: Final[list[Move]] = [Take(space) for space in range(8)]


@final
class PayGoods(Move):
    """Pay with exactly these goods: counts from brick to salt."""

    __slots__ = ("goods",)

    verb: ClassVar[str] = "pay"
    fields: ClassVar[Fields] = {"goods": GOODS_GIVEN}

    def __init__(self, goods: tuple[int, ...]) -> None:
        self.goods: Final = goods


@final
class Forgo(Move):
    """Give up one of the new goods that don't fit (B3.2)."""

    __slots__ = ("good",)

    verb: ClassVar[str] = "forgo"
    fields: ClassVar[Fields] = {"good": GOOD}

    def __init__(self, good: Good) -> None:
        self.good: Final = good


FORGO: Final[list[Move]] = [Forgo(Good(good)) for good in range(7)]


@final
class Recruit(Move):
    """Bring a new colonist to a city; the start city is not named (B4.2)."""

    __slots__ = ("city", "kind")

    verb: ClassVar[str] = "recruit"
    fields: ClassVar[Fields] = {"kind": COLONIST_KIND, "city": MAYBE_CITY}

    def __init__(self, kind: ColonistKind, city: CityId | None) -> None:
        self.kind: Final = kind
        self.city: Final = city

    def touches(self, setup: SetUp) -> list[str]:
        """First the city, then the kind."""
        return MAYBE_CITY.touches(setup, self.city) + COLONIST_KIND.touches(setup, self.kind)


RECRUIT: Final[list[list[Move]]] = [
    [Recruit(kind, CityId(city)) for city in range(MANY)] for kind in COLONIST_KINDS
]
RECRUIT_HOME: Final[list[Move]] = [Recruit(kind, None) for kind in COLONIST_KINDS]


@final
class CopySpace(Move):
    """Copy a card on a display space, counted from 1 (S2.6)."""

    __slots__ = ("space",)

    verb: ClassVar[str] = "copy"
    fields: ClassVar[Fields] = {"space": SPACE}

    def __init__(self, space: int) -> None:
        self.space: Final = space


COPY_SPACE: Final[list[Move]] = [CopySpace(space) for space in range(8)]


@final
class TurnSalt(Move):
    """Turn a salt into a good, to sell it as such (S1.2)."""

    __slots__ = ("good",)

    verb: ClassVar[str] = "as"
    fields: ClassVar[Fields] = {"good": GOOD}

    def __init__(self, good: Good) -> None:
        self.good: Final = good

    def touches(self, setup: SetUp) -> list[str]:
        """The salt, then the good it becomes."""
        return ["good:salt"] + GOOD.touches(setup, self.good)


TURN_SALT: Final[list[Move]] = [TurnSalt(Good(good)) for good in range(5)]


@final
class Choose(Move):
    """Name a good of the player's choice (S2.6, F2.2)."""

    __slots__ = ("good",)

    verb: ClassVar[str] = "choose"
    fields: ClassVar[Fields] = {"good": GOOD}

    def __init__(self, good: Good) -> None:
        self.good: Final = good


CHOOSE: Final[list[Move]] = [Choose(Good(good)) for good in range(6)]


@final
class TakeRole(Move):
    """Carry out a double card in one of its roles (V1.6)."""

    __slots__ = ("role",)

    verb: ClassVar[str] = "role"
    fields: ClassVar[Fields] = {"role": ROLE}

    def __init__(self, role: int) -> None:
        self.role: Final = role


TAKE_ROLE: Final[list[Move]] = [TakeRole(role) for role in range(MANY)]
