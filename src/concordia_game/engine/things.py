"""The things of the game as kinds of fields: seats, cities, routes, goods, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from concordia_game.engine.goods import GOODS, KINDS, SALT, TRADED
from concordia_game.engine.ids import KIND_NAMES, SEATS
from concordia_game.engine.kinds import (
    FilePath,
    Flag,
    Kind,
    Listed,
    Mask,
    Maybe,
    Number,
    Space,
    Text,
    Unreadable,
    as_list,
    next_word,
)
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp


class Seats(Listed):
    """A seat at the table."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The colours."""
        return SEATS[: setup.players]

    def plain(self, value: Any) -> Any:
        """Its colour; nobody and chance are no seats."""
        return SEATS[value] if 0 <= value < len(SEATS) else value

    def unknown(self, word: str) -> Reason | None:
        """No seat has that colour."""
        return Reason("no_such_seat", {"seat": word})


class ColonistKinds(Listed):
    """Land or sea."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The two kinds."""
        return KIND_NAMES

    def plain(self, value: Any) -> Any:
        """The same in all games."""
        return KIND_NAMES[value]


class Cities(Listed):
    """A city."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The cities of the board."""
        return setup.board.city_ids

    def unknown(self, word: str) -> Reason | None:
        """The city is not on this board."""
        return Reason("no_such_city", {"city": word})


class BuildingSites(Cities):
    """A city where houses are built: any but the start city."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is not the start city (B5.7)."""
        return super().fits(setup, value) and value != setup.board.start_city


class Provinces(Listed):
    """A province."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The provinces of the board."""
        return setup.board.province_ids

    def unknown(self, word: str) -> Reason | None:
        """The province is not on this board."""
        return Reason("no_such_province", {"province": word})


class Places(Listed):
    """Where a colonist stands: a route, a city or a start space."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The places of the board."""
        return setup.board.place_ids

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """The place; where two cities are joined by land and by sea, the colonist's kind decides (B5.4)."""
        word = next_word(words)
        place = setup.board.place_number(word, before["kind"])
        if place is None:
            raise Unreadable(Reason("no_route", {"route": word}))
        return place


class Routes(Listed):
    """A route that a colonist moves to, with its kind in JSON; in a move's text an arrow precedes it."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The routes of the board."""
        return setup.board.route_ids

    def word(self, setup: SetUp, value: Any) -> str:
        """Its two cities."""
        return f"> {setup.board.routes[value].id}"

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """A route of the colonist's kind."""
        if next_word(words) != ">":
            raise Unreadable
        word = next_word(words)
        route = setup.board.route_number(word, before["kind"])
        if route is None:
            raise Unreadable(Reason("no_route", {"route": word}))
        return route


class Goods(Listed):
    """A kind of good."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """All goods, including salt and fish."""
        return GOODS

    def plain(self, value: Any) -> Any:
        """The same in all games."""
        return GOODS[value]

    def unknown(self, word: str) -> Reason | None:
        """Nobody has such a good."""
        return Reason("not_offered", {"word": word})


class TradedGoods(Goods):
    """A kind of good that can be bought and sold."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Brick to cloth."""
        return GOODS[:TRADED]


class BonusGoods(Goods):
    """A good that a province can give as its bonus: any that is traded, or fish."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is anything but salt."""
        return super().fits(setup, value) and value != SALT


class Cards(Listed):
    """A kind of card; several may share a name."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The cards of the box."""
        return setup.box.card_ids

    def word(self, setup: SetUp, value: Any) -> str:
        """What players call it."""
        kind: int = value
        return setup.cards[kind].word


class Roles(Listed):
    """What a double card can be carried out as (V1.6)."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The roles of the double cards in the box."""
        return setup.box.role_ids


MOST_RECEIVED: Final = 18
"""No action brings more at once: a good from each of 15 houses, or fewer houses and a bonus."""


def goods_data(counts: Sequence[int]) -> dict[str, int]:
    """Goods as counts by name, empty kinds left out."""
    return {GOODS[good]: count for good, count in enumerate(counts) if count}


def goods_words(counts: Sequence[int]) -> list[str]:
    """Goods by name, each repeated by its count, from brick on."""
    return [GOODS[good] for good, count in enumerate(counts) for _ in range(count)]


class Counts(Kind):
    """The count of each kind of good, from brick on; never more than an action can bring or take."""

    __slots__ = ("kinds",)

    def __init__(self, name: str, kinds: int) -> None:
        super().__init__(name, "Record<string, number>")
        self.kinds = kinds

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether there is a possible count for each kind."""
        return (
            isinstance(value, tuple)
            and len(value) == self.kinds
            and all([type(count) is int and 0 <= count <= MOST_RECEIVED for count in value])
            and sum(value) <= MOST_RECEIVED
        )

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The counts by name."""
        return goods_data(value)

    def plain(self, value: Any) -> Any:
        """By name."""
        return goods_data(value)

    def read(self, setup: SetUp, data: Any) -> Any:
        """The counts, from names."""
        if not isinstance(data, dict) or not set(data) <= set(GOODS[: self.kinds]):
            raise ValueError(f"{data!r} are not goods")
        return tuple([data.get(good, 0) for good in GOODS[: self.kinds]])

    def word(self, setup: SetUp, value: Any) -> str:
        """Each good repeated by its count."""
        return " ".join(goods_words(value))

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """All remaining words, in any order."""
        counts = [0] * self.kinds
        while words:
            word = next_word(words)
            if word not in GOODS[: self.kinds]:
                raise Unreadable(GOOD.unknown(word))
            counts[GOODS.index(word)] += 1
        return tuple(counts)

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """Every good, one by one."""
        return [f"good:{word}" for word in goods_words(value)]


class Receipts(Kind):
    """Goods for every seat."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether there are goods for each seat."""
        by_seat = isinstance(value, tuple) and len(value) == setup.players
        return by_seat and all([GOODS_GOT.fits(setup, receipt) for receipt in value])

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The goods of each seat in turn."""
        return [goods_data(receipt) for receipt in value]

    def read(self, setup: SetUp, data: Any) -> Any:
        """The goods of each seat in turn."""
        return tuple([GOODS_GOT.read(setup, receipt) for receipt in as_list(data)])


SEAT: Final = Seats("seat", "Seat")
PILE: Final = Seats("pile", "Seat")
"""The seat that owns the pile."""
MAYBE_SEAT: Final = Maybe(SEAT)
COLONIST_KIND: Final = ColonistKinds("kind", "Kind")
CITY: Final = Cities("city", "string")
MAYBE_CITY: Final = Maybe(CITY)
BUILDING_SITE: Final = BuildingSites("city", "string")
PROVINCE: Final = Provinces("province", "string")
PLACE: Final = Places("place", "string")
ROUTE: Final = Routes("route", "string")
GOOD: Final = Goods("good", "string")
TRADED_GOOD: Final = TradedGoods("good", "string")
MAYBE_TRADED_GOOD: Final = Maybe(TRADED_GOOD)
BONUS_GOOD: Final = BonusGoods("good", "string")
GOODS_MASK: Final = Mask("goods", TRADED_GOOD)
GOODS_GOT: Final = Counts("goods", KINDS)
GOODS_GIVEN: Final = Counts("goods", SALT + 1)
CARD: Final = Cards("card", "string")
MAYBE_CARD: Final = Maybe(CARD)
ROLE: Final = Roles("role", "string")
MAYBE_ROLE: Final = Maybe(ROLE)
FLAG: Final = Flag("flag", "boolean")
TEXT: Final = Text("text", "string")
PATH: Final = FilePath("path", "string")
SOURCE: Final = Text("tiles", "string")
"""The name of a file that comes with the game, or the path of another."""
RECEIPTS: Final = Receipts("receipts", "Record<string, number>[]")
SPACE: Final = Space("space", 1, 7)
COUNT: Final = Number("count", 0, 999)
MONEY: Final = Number("money", 0, 999)
POINTS: Final = Number("points", -99, 999)
