"""The kinds of fields: what a number in a move, an event or a decision stands for.

A kind knows how its values are written and read, what they touch on the table, which of them exist, and
their type on the wire. A class lists its fields with their kinds once; its text, its JSON, what it touches,
its wire type and the check of damaged files follow from that. The things of the game are in things.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp


class Unreadable(ConcordiaError):
    """Words that name no value of a kind; without a reason, the whole text is not a move."""

    def __init__(self, reason: Reason | None = None) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Kind:
    """What a field holds. `name` is the first part of what it touches: `city:roma`."""

    __slots__ = ("name", "wire")

    def __init__(self, name: str, wire: str) -> None:
        self.name = name
        self.wire = wire
        """Its type in TypeScript."""

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether such a value exists in a game; a file may hold anything."""
        raise NotImplementedError

    def in_play(self, setup: SetUp) -> bool:
        """Whether a game has such things at all; a module's exist only with the module."""
        return True

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The value as JSON shows it: ids, not numbers."""
        return value

    def plain(self, value: Any) -> Any:
        """The value as it can be shown without knowing the game: a name only if all games share it."""
        return value

    def read(self, setup: SetUp, data: Any) -> Any:
        """The value shown like this in JSON; `fits` refuses what is none, unless this raises ValueError."""
        return data

    def word(self, setup: SetUp, value: Any) -> str:
        """The value in the text of a move."""
        return str(self.shown(setup, value))

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """Read the value off the first of the words; `before` are the fields already read."""
        raise NotImplementedError

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """What a player clicks to choose the value."""
        return [f"{self.name}:{self.shown(setup, value)}"]


Fields = dict[str, Kind]
"""The fields of a class by name, in the order of its constructor."""


def as_list(data: Any) -> list[Any]:
    """The data, which has to be a list."""
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is not a list")
    return data


def next_word(words: list[str]) -> str:
    """Take the first word off the list."""
    if not words:
        raise Unreadable
    return words.pop(0)


def read_number(word: str) -> int | None:
    """A number as written in moves, without leading zeros; None for anything else."""
    if not word.isascii() or not word.isdecimal() or len(word) > 4 or (word[0] == "0" and word != "0"):
        return None
    return int(word)


class Number(Kind):
    """A number in a range, perhaps a wider one in games with tiles of one's own; in JSON `true` is not 1."""

    __slots__ = ("least", "most", "widest")

    def __init__(self, name: str, least: int, most: int, widest: int | None = None) -> None:
        super().__init__(name, "number")
        self.least = least
        self.most = most
        self.widest = most if widest is None else widest

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is in the range that holds in this game."""
        most = self.widest if setup.box.own_tiles else self.most
        return type(value) is int and self.least <= value <= most

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """Any number: the decision checks whether it is in range."""
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
    """A number that is always the same and has a name."""

    __slots__ = ("shown_as", "value")

    def __init__(self, name: str, value: int, shown_as: str) -> None:
        super().__init__(name, f'"{shown_as}"')
        self.value = value
        self.shown_as = shown_as

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is that number."""
        return type(value) is int and value == self.value

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The name."""
        return self.shown_as

    def plain(self, value: Any) -> Any:
        """The name."""
        return self.shown_as

    def read(self, setup: SetUp, data: Any) -> Any:
        """The number, from its name and no other."""
        if data != self.shown_as:
            raise ValueError(f"{data!r} is not {self.shown_as}")
        return self.value


class Unwritten(Number):
    """A number that a move's text leaves out, since it follows from the rest."""

    __slots__ = ()

    def word(self, setup: SetUp, value: Any) -> str:
        """No word."""
        return ""

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """The smallest possible value."""
        return self.least

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """Nothing to click."""
        return []


class Space(Number):
    """A space in a row on the table, counted from 1; a space beyond the row counts as empty."""

    __slots__ = ()

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """A number; otherwise the refusal names the word."""
        word = next_word(words)
        number = read_number(word)
        if number is None:
            raise Unreadable(Reason("empty_space", {"space": word}))
        return number


class Flag(Kind):
    """Yes or no."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is True or False; a number is neither."""
        return type(value) is bool


class Text(Kind):
    """Any text."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is a text at all."""
        return type(value) is str


class FilePath(Text):
    """The path of a file, empty for none; a server never accepts one over the network."""

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
    """Something with an id; its number is its index in a list of the set-up."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The ids, in the order of their numbers."""
        raise NotImplementedError

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether there is one with this number."""
        return type(value) is int and 0 <= value < len(self.ids(setup))

    def in_play(self, setup: SetUp) -> bool:
        """Whether there are any."""
        return len(self.ids(setup)) > 0

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Its id."""
        return self.ids(setup)[value]

    def read(self, setup: SetUp, data: Any) -> Any:
        """The number that belongs to an id."""
        ids = self.ids(setup)
        if data not in ids:
            raise ValueError(f"{data!r} is not one of {', '.join(ids)}")
        return ids.index(data)

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """The number that belongs to the next word."""
        word = next_word(words)
        ids = self.ids(setup)
        if word not in ids:
            raise Unreadable(self.unknown(word))
        return ids.index(word)

    def unknown(self, word: str) -> Reason | None:
        """Why a word is not one of the ids; None if it can't be meant as one."""
        return None


class Maybe(Kind):
    """A value of a kind, or None, which a move's text leaves out."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.name, f"{kind.wire} | null")
        self.kind = kind

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is None or fits, in a game that has such things."""
        return self.kind.in_play(setup) if value is None else self.kind.fits(setup, value)

    def in_play(self, setup: SetUp) -> bool:
        """Whether the game has such things."""
        return self.kind.in_play(setup)

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The value, or None."""
        return None if value is None else self.kind.shown(setup, value)

    def plain(self, value: Any) -> Any:
        """None is shown as it is."""
        return None if value is None else self.kind.plain(value)

    def read(self, setup: SetUp, data: Any) -> Any:
        """The value, or None."""
        return None if data is None else self.kind.read(setup, data)

    def word(self, setup: SetUp, value: Any) -> str:
        """The value's word; empty for None."""
        return "" if value is None else self.kind.word(setup, value)

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """The value; None if no word is left."""
        return self.kind.take(setup, words, before) if words else None

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """What the value touches; nothing for None."""
        return [] if value is None else self.kind.touches(setup, value)


class Several(Kind):
    """Several different values of a kind."""

    __slots__ = ("kind", "least", "most")

    def __init__(self, name: str, kind: Kind, least: int, most: int = 99) -> None:
        super().__init__(name, f"{kind.wire}[]")
        self.kind = kind
        self.least = least
        self.most = most

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether the number is right and all values differ."""
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and all([self.kind.fits(setup, part) for part in value])
            and len(set(value)) == len(value)
        )

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The values as a list."""
        return [self.kind.shown(setup, part) for part in value]

    def read(self, setup: SetUp, data: Any) -> Any:
        """The values from a list."""
        return tuple([self.kind.read(setup, part) for part in as_list(data)])


class Each(Kind):
    """A value for each of certain things: the seats, the provinces ..."""

    __slots__ = ("kind", "things")

    def __init__(self, name: str, things: Listed, kind: Kind) -> None:
        super().__init__(name, f"Record<string, {kind.wire}>")
        self.things = things
        self.kind = kind

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether there is a fitting value for each."""
        count = len(self.things.ids(setup))
        whole = isinstance(value, tuple) and len(value) == count
        return whole and all([self.kind.fits(setup, part) for part in value])

    def shown(self, setup: SetUp, value: Any) -> Any:
        """The values by id."""
        ids = self.things.ids(setup)
        return {id: self.kind.shown(setup, part) for id, part in zip(ids, value, strict=True)}

    def read(self, setup: SetUp, data: Any) -> Any:
        """The values, from ids."""
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
        """Whether all of the things exist."""
        return type(value) is int and 0 <= value < 1 << len(self.things.ids(setup))

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Their ids."""
        return [id for number, id in enumerate(self.things.ids(setup)) if value & (1 << number)]

    def read(self, setup: SetUp, data: Any) -> Any:
        """The mask, from ids that occur once each."""
        numbers = [self.things.read(setup, part) for part in as_list(data)]
        if len(set(numbers)) != len(numbers):
            raise ValueError("one of them twice")
        return sum([1 << number for number in numbers])
