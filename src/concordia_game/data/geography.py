"""A board file as plain data: what the engine's board is built from, and what is needed to draw it."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]
"""Degrees north and east."""


@dataclass(frozen=True, slots=True)
class ProvinceEntry:
    """A province as a board file describes it; `row` counts the entries of its kind from 1."""

    row: int
    id: str
    name: str
    letter: str | None
    color: str

    @property
    def place(self) -> str:
        """Where it is in the file, for messages."""
        return f"[[province]] {self.row}: {self.id}"


@dataclass(frozen=True, slots=True)
class CityEntry:
    """A city as a board file describes it; the start city has neither province nor letter."""

    row: int
    id: str
    name: str
    latin: str
    modern: str
    province: str | None
    letter: str | None
    lat: float
    lon: float

    @property
    def place(self) -> str:
        """Where it is in the file, for messages."""
        return f"[[city]] {self.row}: {self.id}"


@dataclass(frozen=True, slots=True)
class RouteEntry:
    """A route, its ends in alphabetical order; `via` are the points between them, from first to second."""

    row: int
    kind: str
    first: str
    second: str
    via: tuple[Point, ...]

    @property
    def id(self) -> str:
        """The name of the route in moves and records."""
        return f"{self.first}-{self.second}"

    @property
    def place(self) -> str:
        """Where it is in the file, for messages."""
        return f"[routes] {self.kind} {self.row}: {self.id}"


@dataclass(frozen=True, slots=True)
class StartSpaceEntry:
    """A space at sea where ships start, with the ids of the routes in reach of a first step (C2.1, C2.2)."""

    row: int
    id: str
    lat: float
    lon: float
    routes: tuple[str, ...]

    @property
    def place(self) -> str:
        """Where it is in the file, for messages."""
        return f"[[start_space]] {self.row}: {self.id}"


@dataclass(frozen=True, slots=True)
class Geography:
    """A whole board file; provinces, cities, routes and start spaces are in the engine's order."""

    id: str
    name: str
    expansion: str
    players: tuple[int, int]
    players_source: str
    start_city: str | None
    salt_board: bool
    provinces: tuple[ProvinceEntry, ...]
    cities: tuple[CityEntry, ...]
    routes: tuple[RouteEntry, ...]
    start_spaces: tuple[StartSpaceEntry, ...]
