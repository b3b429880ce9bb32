"""Plain data (JSON) read field by field: what is missing or of the wrong type is refused with its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.kinds import Kind
from concordia_game.engine.setup import SetUp
from concordia_game.files.errors import FileError

_T = TypeVar("_T")


class Fields:
    """A table of plain data that knows its place in the file."""

    def __init__(self, file: str, place: str, data: Any) -> None:
        self.file = file
        self.place = place
        if not isinstance(data, Mapping):
            raise FileError(file, place, f"{data!r} is not a table")
        self.data: Mapping[str, Any] = data

    def fail(self, name: str, problem: str) -> FileError:
        """The error for one of its fields."""
        return FileError(self.file, f"{self.place}.{name}" if self.place else name, problem)

    def get(self, name: str) -> Any:
        """A field as it is."""
        if name not in self.data:
            raise self.fail(name, "it is missing")
        return self.data[name]

    def integer(self, name: str) -> int:
        """Any whole number; JSON's true is not 1."""
        value = self.get(name)
        if type(value) is not int:
            raise self.fail(name, f"{value!r} is not a whole number")
        return value

    def number(self, name: str, least: int, most: int = 1 << 64) -> int:
        """A whole number in a range."""
        value = self.integer(name)
        if not least <= value <= most:
            raise self.fail(name, f"{value} is not a number from {least} to {most}")
        return value

    def maybe(self, name: str, most: int = 1 << 64) -> int | None:
        """A number from 0 up, or None."""
        return None if self.get(name) is None else self.number(name, 0, most)

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        if type(value) is not bool:
            raise self.fail(name, f"{value!r} is neither true nor false")
        return value

    def entries(self, name: str) -> list[Any]:
        """A list of anything."""
        value = self.get(name)
        if not isinstance(value, list):
            raise self.fail(name, f"{value!r} is not a list")
        return value

    def inside(self, name: str) -> Fields:
        """A table inside this one."""
        return Fields(self.file, self.fail(name, "").place, self.get(name))

    def each(self, name: str) -> list[Fields]:
        """A list of tables."""
        place = self.fail(name, "").place
        return [Fields(self.file, f"{place}[{n}]", entry) for n, entry in enumerate(self.entries(name))]

    def index(self, name: str, ids: Sequence[str]) -> int:
        """The index of the thing that a field names."""
        return self._index(name, self.get(name), ids)

    def indices(self, name: str, ids: Sequence[str]) -> list[int]:
        """The indices of the things that a field lists."""
        return [self._index(name, id, ids) for id in self.entries(name)]

    def mask(self, name: str, ids: Sequence[str]) -> int:
        """The things that a field lists, as a mask."""
        found = 0
        for number in self.indices(name, ids):
            found |= 1 << number
        return found

    def seat(self, name: str, players: int) -> Seat | None:
        """A seat by its colour, if there is one."""
        return None if self.get(name) is None else Seat(self.index(name, SEATS[:players]))

    def _index(self, name: str, id: Any, ids: Sequence[str]) -> int:
        if id not in ids:
            raise self.fail(name, f"there is no {id!r}")
        return ids.index(id)


def read_fields(cls: Callable[..., _T], fields: Fields, setup: SetUp) -> _T:
    """An object of a class that declares its fields with kinds; each kind reads and checks its field."""
    declared: dict[str, Kind] = cls.fields  # type: ignore[attr-defined]  # classes of two families have them
    values = {}
    for name, kind in declared.items():
        data = fields.get(name)
        try:
            values[name] = kind.read(setup, data)
        except ValueError as error:
            raise fields.fail(name, str(error)) from error
        if not kind.fits(setup, values[name]):
            raise fields.fail(name, f"{data!r} can't be")
    return cls(**values)
