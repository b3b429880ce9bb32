"""Reads values from a table of a board file, and notes each one that is missing or of the wrong kind."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard

from concordia_game.data.board_problems import Problem, did_you_mean, shown
from concordia_game.data.geography import Point

UNREAD: Final = ""
"""Stands for a wrong text that has been reported, so that no check reports it again."""

_MOST_NORTH: Final = 90
_MOST_EAST: Final = 180
_POINT: Final = 2
_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", re.ASCII)
_COLOR: Final = re.compile(r"#[0-9A-Fa-f]{6}", re.ASCII)


class Table:
    """One table of a board file; a wrong value becomes a problem, and a stand-in is returned.

    `forms` holds the keys that such a table may have, each with an example of its value.
    """

    __slots__ = ("forms", "place", "problems", "values")

    def __init__(
        self, place: str, values: dict[str, object], forms: Mapping[str, str], problems: list[Problem]
    ) -> None:
        self.place = place
        self.values = values
        self.forms = forms
        self.problems = problems

    def note(self, fault: str, remedy: str) -> None:
        """Note a problem with this table."""
        self.problems.append(Problem(self.place, fault, remedy))

    def wrong(self, key: str) -> None:
        """Note that the value of a key is of the wrong kind."""
        self.note(f"{key} can't be {shown(self.values[key])}", f"write {key} = {self.forms[key]}")

    def check_keys(self, *optional: str) -> None:
        """Note missing and unknown keys."""
        for key, form in self.forms.items():
            if key not in self.values and key not in optional:
                self.note(f"no {key}", f"add {key} = {form}")
        for key in self.values:
            if key not in self.forms:
                remedy = did_you_mean(key, self.forms, f"known keys are {', '.join(self.forms)}")
                self.note(f"unknown key {shown(key)}", remedy)

    def text(self, key: str, default: str = UNREAD) -> str:
        """A text that can be printed on one line."""
        if key not in self.values:
            return default
        value = self.values[key]
        if is_line(value):
            return value
        self.wrong(key)
        return UNREAD

    def text_or_none(self, key: str) -> str | None:
        """A text, or None if it is missing."""
        return self.text(key) if key in self.values else None

    def identifier(self, key: str) -> str:
        """An id; if it is wrong, the right one, so that whatever refers to it is not reported as well."""
        value = self.text(key)
        if not value or _ID.fullmatch(value):
            return value
        better = as_id(value)
        remedy = f"use a-z, 0-9 and single underscores, like '{better or 'leptis_magna'}'"
        self.note(f"{shown(value)} is not an id", remedy)
        return better or value

    def color(self) -> str:
        """The colour of a province."""
        value = self.text("color")
        if value and not _COLOR.fullmatch(value):
            self.wrong("color")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if it is missing."""
        value = self.values.get(key, False)
        if isinstance(value, bool):
            return value
        self.wrong(key)
        return False

    def lat(self) -> float:
        """Degrees north; NaN if they can't be read."""
        return self._degrees("lat", _MOST_NORTH)

    def lon(self) -> float:
        """Degrees east; NaN if they can't be read."""
        return self._degrees("lon", _MOST_EAST)

    def _degrees(self, key: str, most: int) -> float:
        value = self.values.get(key)
        if _is_degrees(value, most):
            return float(value)
        if key in self.values:
            self.wrong(key)
        return math.nan

    def rows(self, key: str) -> Sequence[object]:
        """A list; empty if it is missing."""
        value = self.values.get(key, [])
        if isinstance(value, list):
            return value
        self.wrong(key)
        return []

    def table(self, key: str, forms: Mapping[str, str]) -> Table:
        """A table inside this one; empty if it is missing."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.wrong(key)
            value = {}
        return Table(f"[{key}]", value, forms, self.problems)

    def tables(self, key: str, forms: Mapping[str, str]) -> list[tuple[int, Table]]:
        """A list of tables, each with its number from 1."""
        found: list[tuple[int, Table]] = []
        for row, value in enumerate(self.rows(key), 1):
            place = f"[[{key}]] {row}"
            if isinstance(value, dict):
                id = value.get("id")
                named = f"{place}: {id}" if is_line(id) else place
                found.append((row, Table(named, value, forms, self.problems)))
            else:
                self.problems.append(
                    Problem(place, f"{shown(value)} is not a table", "write { id = ..., ... }")
                )
        return found


def is_line(value: object) -> TypeGuard[str]:
    """Whether a value is a printable text, without line breaks or control characters."""
    return isinstance(value, str) and value.isprintable() and bool(value.strip())


def as_id(name: str) -> str:
    """A name turned into an id (Aléria into aleria); empty if nothing is left of it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_").lstrip("_0123456789")


def is_point(value: object) -> TypeGuard[list[float]]:
    """Whether a value is [lat, lon] on the globe."""
    if not isinstance(value, list) or len(value) != _POINT:
        return False
    return _is_degrees(value[0], _MOST_NORTH) and _is_degrees(value[1], _MOST_EAST)


def point(value: list[float]) -> Point:
    """A point from a file as degrees north and east."""
    return float(value[0]), float(value[1])


def _is_degrees(value: object, most: int) -> TypeGuard[float]:
    # TOML also has `true`, a number to Python, and `nan`, for which every comparison is false.
    return isinstance(value, int | float) and not isinstance(value, bool) and -most <= value <= most
