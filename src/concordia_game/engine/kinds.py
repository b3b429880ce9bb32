"""The kinds of fields: what a number in a move, an event or a decision stands for.

A kind knows how its values are written and read, what they touch on the table, which of them there are, and
their type on the wire. A class lists its fields with their kinds once; its text, its JSON, what it touches,
its wire type and the check of damaged files follow from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import GOODS, KINDS, SALT, TRADED
from concordia_game.engine.ids import KIND_NAMES, SEATS
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp


class Unreadable(ConcordiaError):
    """Words that name no value of a kind; without a reason of its own the whole text is no move."""

    def __init__(self, reason: Reason | None = None) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Kind:
    """What a field holds. `name` begins what it touches: `city:roma`."""

    __slots__ = ("name", "wire")

    def __init__(self, name: str, wire: str) -> None:
        self.name = name
        self.wire = wire
        """Its type in TypeScript."""

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether there is such a value in a game; a file may hold anything."""
        raise NotImplementedError

    def in_play(self, setup: SetUp) -> bool:
        """Whether a game has such things at all; those of a module come only with it."""
        return True

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The value as JSON shows it: ids, not numbers."""
        return value

    def plain(self, value: Any) -> Any:
        """The value as it can be shown without knowing the game: a name only if all games share it."""
        return value

    def read(self, setup: SetUp, data: Any) -> Any:
        """The value that JSON shows so; what is none is left for `fits` to refuse, or raises ValueError."""
        return data

    def word(self, setup: SetUp, value: Any) -> str:
        """The value in the text of a move."""
        return str(self.shown(setup, value))

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """Read the value off the first of the words; `before` are the fields already read."""
        raise NotImplementedError

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """What somebody clicks who means the value."""
        return [f"{self.name}:{self.shown(setup, value)}"]


Fields = dict[str, Kind]
"""The fields of a class by name, in the order of its constructor."""


def as_list(data: Any) -> list[Any]:
    """Data that has to be a list."""
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is no list")
    return data


def next_word(words: list[str]) -> str:
    """The first word, which is read now."""
    if not words:
        raise Unreadable
    return words.pop(0)


def read_number(word: str) -> int | None:
    """A number as moves write it, without leading zeros; None for anything else."""
    if not word.isascii() or not word.isdecimal() or len(word) > 4 or (word[0] == "0" and word != "0"):
        return None
    return int(word)


class Number(Kind):
    """A number in a range; in JSON `true` is not 1."""

    __slots__ = ("least", "most")

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name, "number")
        self.least = least
        self.most = most

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is in the range."""
        return type(value) is int and self.least <= value <= self.most

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """Any number: whether it is in the range is for the decision to say."""
        number = read_number(next_word(words))
        if number is None:
            raise Unreadable
        return number


class OneOf(Number):
    """One of a few numbers."""

    __slots__ = ("values",)

    def __init__(self, name: str, values: tuple[int, ...]) -> None:
        super().__init__(name, min(values), max(values))
        self.values = values

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is one of them."""
        return type(value) is int and value in self.values


class Fixed(Kind):
    """A number that is always the same, under a name."""

    __slots__ = ("shown_as", "value")

    def __init__(self, name: str, value: int, shown_as: str) -> None:
        super().__init__(name, f'"{shown_as}"')
        self.value = value
        self.shown_as = shown_as

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Only that one."""
        return type(value) is int and value == self.value

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The name."""
        return self.shown_as

    def plain(self, value: Any) -> Any:
        """The name."""
        return self.shown_as

    def read(self, setup: SetUp, data: Any) -> Any:
        """The name, and no other."""
        if data != self.shown_as:
            raise ValueError(f"{data!r} is not {self.shown_as}")
        return self.value


class Unwritten(Number):
    """A number that a move's text leaves out, since it follows from the rest."""

    __slots__ = ()

    def word(self, setup: SetUp, value: Any) -> str:
        """Nothing."""
        return ""

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """The least that it can be."""
        return self.least

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """Nothing."""
        return []


class Space(Number):
    """A space of a row on the table, the first being 1; a space that there is not is empty."""

    __slots__ = ()

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """A number, or a reason that names the word."""
        word = next_word(words)
        number = read_number(word)
        if number is None:
            raise Unreadable(Reason("empty_space", {"space": word}))
        return number


class Flag(Kind):
    """Yes or no."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """True or False, and no number."""
        return type(value) is bool


class Text(Kind):
    """Any text."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whatever it says."""
        return type(value) is str


class FilePath(Text):
    """The path of a file, empty for none: a server never takes one from the net."""

    __slots__ = ()


class Choice(Kind):
    """One of a few words."""

    __slots__ = ("choices",)

    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        super().__init__(name, " | ".join([f'"{choice}"' for choice in choices]))
        self.choices = choices

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is one of them."""
        return value in self.choices


class Listed(Kind):
    """Something that has an id; a number is its place in a list of the set-up."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The ids, in the order of their numbers."""
        raise NotImplementedError

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether there is such a one."""
        return type(value) is int and 0 <= value < len(self.ids(setup))

    def in_play(self, setup: SetUp) -> bool:
        """If there is any."""
        return len(self.ids(setup)) > 0

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Its id."""
        return self.ids(setup)[value]

    def read(self, setup: SetUp, data: Any) -> Any:
        """The number of an id."""
        ids = self.ids(setup)
        if data not in ids:
            raise ValueError(f"{data!r} is not one of {', '.join(ids)}")
        return ids.index(data)

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """The number of an id."""
        word = next_word(words)
        ids = self.ids(setup)
        if word not in ids:
            raise Unreadable(self.unknown(word))
        return ids.index(word)

    def unknown(self, word: str) -> Reason | None:
        """Why a word is none of the ids; None if nobody could mean one by it."""
        return None


class Seats(Listed):
    """A seat at the table."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Their colours."""
        return SEATS[: setup.players]

    def plain(self, value: Any) -> Any:
        """Its colour; nobody and chance are no seats."""
        return SEATS[value] if 0 <= value < len(SEATS) else value

    def unknown(self, word: str) -> Reason | None:
        """Another colour."""
        return Reason("no_such_seat", {"seat": word})


class ColonistKinds(Listed):
    """Land or sea."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The two."""
        return KIND_NAMES

    def plain(self, value: Any) -> Any:
        """The same in all games."""
        return KIND_NAMES[value]


class Cities(Listed):
    """A city."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Those of the board."""
        return setup.board.city_ids

    def unknown(self, word: str) -> Reason | None:
        """A city of another board, or of none."""
        return Reason("no_such_city", {"city": word})


class BuildingSites(Cities):
    """A city where houses are built: any but the start city."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """B5.7."""
        return super().fits(setup, value) and value != setup.board.start_city


class Provinces(Listed):
    """A province."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Those of the board."""
        return setup.board.province_ids

    def unknown(self, word: str) -> Reason | None:
        """A province of another board, or of none."""
        return Reason("no_such_province", {"province": word})


class Places(Listed):
    """A route, a city or a start space, where a colonist stands."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Those of the board."""
        return setup.board.place_ids

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """Two cities may be joined by land and by sea: the colonist's kind tells which is meant (B5.4)."""
        word = next_word(words)
        place = setup.board.place_number(word, before["kind"])
        if place is None:
            raise Unreadable(Reason("no_route", {"route": word}))
        return place


class Routes(Listed):
    """A route that a colonist goes to, with its kind in JSON; an arrow stands before it in a move's text."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Those of the board."""
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
        """All of them, salt and fish too."""
        return GOODS

    def plain(self, value: Any) -> Any:
        """The same in all games."""
        return GOODS[value]

    def unknown(self, word: str) -> Reason | None:
        """Whatever it is, nobody has it to give."""
        return Reason("not_offered", {"word": word})


class TradedGoods(Goods):
    """A kind of good that is bought and sold."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Brick to cloth."""
        return GOODS[:TRADED]


class BonusGoods(Goods):
    """A good that a province gives as its bonus: any that is traded, or fish."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """No salt."""
        return super().fits(setup, value) and value != SALT


class Cards(Listed):
    """A kind of card; several may be called by the same word."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """Those of the box."""
        return setup.box.card_ids

    def word(self, setup: SetUp, value: Any) -> str:
        """What players call it."""
        kind: int = value
        return setup.cards[kind].word


MOST_RECEIVED: Final = 18
"""No action brings more at once: a good from each of 15 houses, or fewer houses and a bonus."""


def goods_data(counts: Sequence[int]) -> dict[str, int]:
    """Goods as counts by name, empty kinds left out."""
    return {GOODS[good]: count for good, count in enumerate(counts) if count}


def goods_words(counts: Sequence[int]) -> list[str]:
    """Goods by name, each as often as it counts, from brick on."""
    return [GOODS[good] for good, count in enumerate(counts) for _ in range(count)]


class Counts(Kind):
    """How many of each kind of good, from brick on, no more than an action brings or takes."""

    __slots__ = ("kinds",)

    def __init__(self, name: str, kinds: int) -> None:
        super().__init__(name, "Record<string, number>")
        self.kinds = kinds

    def fits(self, setup: SetUp, value: Any) -> bool:
        """A count for each kind."""
        return (
            isinstance(value, tuple)
            and len(value) == self.kinds
            and all([type(count) is int and 0 <= count <= MOST_RECEIVED for count in value])
            and sum(value) <= MOST_RECEIVED
        )

    def shown(self, setup: SetUp, value: Any) -> Any:
        """By name."""
        return goods_data(value)

    def plain(self, value: Any) -> Any:
        """By name."""
        return goods_data(value)

    def read(self, setup: SetUp, data: Any) -> Any:
        """The counts by name."""
        if not isinstance(data, dict) or not set(data) <= set(GOODS[: self.kinds]):
            raise ValueError(f"{data!r} are no goods")
        return tuple([data.get(good, 0) for good in GOODS[: self.kinds]])

    def word(self, setup: SetUp, value: Any) -> str:
        """Each good as often as it counts."""
        return " ".join(goods_words(value))

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """All words that are left, in any order."""
        counts = [0] * self.kinds
        while words:
            word = next_word(words)
            if word not in GOODS[: self.kinds]:
                raise Unreadable(GOOD.unknown(word))
            counts[GOODS.index(word)] += 1
        return tuple(counts)

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """Each single good."""
        return [f"good:{word}" for word in goods_words(value)]


class Maybe(Kind):
    """A value of a kind, or none; a move's text leaves it out then."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.name, f"{kind.wire} | null")
        self.kind = kind

    def fits(self, setup: SetUp, value: Any) -> bool:
        """None, too, in a game that has such things."""
        return self.kind.in_play(setup) if value is None else self.kind.fits(setup, value)

    def in_play(self, setup: SetUp) -> bool:
        """In the same games."""
        return self.kind.in_play(setup)

    def shown(self, setup: SetUp, value: Any) -> Any:
        """None is shown as it is."""
        return None if value is None else self.kind.shown(setup, value)

    def plain(self, value: Any) -> Any:
        """None is shown as it is."""
        return None if value is None else self.kind.plain(value)

    def read(self, setup: SetUp, data: Any) -> Any:
        """None, too."""
        return None if data is None else self.kind.read(setup, data)

    def word(self, setup: SetUp, value: Any) -> str:
        """Nothing for none."""
        return "" if value is None else self.kind.word(setup, value)

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """None if no word is left."""
        return self.kind.take(setup, words, before) if words else None

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """Nothing for none."""
        return [] if value is None else self.kind.touches(setup, value)


class Several(Kind):
    """Some different values of a kind."""

    __slots__ = ("kind", "least", "most")

    def __init__(self, name: str, kind: Kind, least: int, most: int = 99) -> None:
        super().__init__(name, f"{kind.wire}[]")
        self.kind = kind
        self.least = least
        self.most = most

    def fits(self, setup: SetUp, value: Any) -> bool:
        """So many of them, all different."""
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and all([self.kind.fits(setup, part) for part in value])
            and len(set(value)) == len(value)
        )

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Each of them."""
        return [self.kind.shown(setup, part) for part in value]

    def read(self, setup: SetUp, data: Any) -> Any:
        """Each of them."""
        return tuple([self.kind.read(setup, part) for part in as_list(data)])


class Each(Kind):
    """A value for each of some things: of the seats, the provinces ..."""

    __slots__ = ("kind", "things")

    def __init__(self, name: str, things: Listed, kind: Kind) -> None:
        super().__init__(name, f"Record<string, {kind.wire}>")
        self.things = things
        self.kind = kind

    def fits(self, setup: SetUp, value: Any) -> bool:
        """One for each."""
        count = len(self.things.ids(setup))
        whole = isinstance(value, tuple) and len(value) == count
        return whole and all([self.kind.fits(setup, part) for part in value])

    def shown(self, setup: SetUp, value: Any) -> Any:
        """By id."""
        ids = self.things.ids(setup)
        return {id: self.kind.shown(setup, part) for id, part in zip(ids, value, strict=True)}

    def read(self, setup: SetUp, data: Any) -> Any:
        """By id."""
        ids = self.things.ids(setup)
        if not isinstance(data, dict) or sorted(data) != sorted(ids):
            raise ValueError(f"one entry for each of {', '.join(ids)}")
        return tuple([self.kind.read(setup, data[id]) for id in ids])


class Mask(Kind):
    """A set of things, as a mask of their numbers."""

    __slots__ = ("things",)

    def __init__(self, name: str, things: Listed) -> None:
        super().__init__(name, "string[]")
        self.things = things

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Only things that there are."""
        return type(value) is int and 0 <= value < 1 << len(self.things.ids(setup))

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Their ids."""
        return [id for number, id in enumerate(self.things.ids(setup)) if value & (1 << number)]

    def read(self, setup: SetUp, data: Any) -> Any:
        """Their ids, each once."""
        numbers = [self.things.read(setup, part) for part in as_list(data)]
        if len(set(numbers)) != len(numbers):
            raise ValueError("one of them twice")
        return sum([1 << number for number in numbers])


class Receipts(Kind):
    """The goods of every seat."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """One for each seat."""
        by_seat = isinstance(value, tuple) and len(value) == setup.players
        return by_seat and all([GOODS_GOT.fits(setup, receipt) for receipt in value])

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Each of them."""
        return [goods_data(receipt) for receipt in value]

    def read(self, setup: SetUp, data: Any) -> Any:
        """Each of them."""
        return tuple([GOODS_GOT.read(setup, receipt) for receipt in as_list(data)])


SEAT: Final = Seats("seat", "Seat")
PILE: Final = Seats("pile", "Seat")
"""The seat whose pile is meant."""
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
FLAG: Final = Flag("flag", "boolean")
TEXT: Final = Text("text", "string")
PATH: Final = FilePath("path", "string")
RECEIPTS: Final = Receipts("receipts", "Record<string, number>[]")
SPACE: Final = Space("space", 1, 7)
COUNT: Final = Number("count", 0, 999)
MONEY: Final = Number("money", 0, 999)
POINTS: Final = Number("points", -99, 999)
