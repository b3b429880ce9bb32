"""Reads the text of a board file into a Geography and notes every formal fault."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final, TypeGuard

from concordia_game.data.board_problems import BoardFileError, Problem, shown
from concordia_game.data.board_tables import Table, is_line, is_point, point
from concordia_game.data.geography import (
    CityEntry,
    Geography,
    ProvinceEntry,
    RouteEntry,
    StartSpaceEntry,
)
from concordia_game.engine.ids import KIND_NAMES

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
_ENDS: Final = 2
_WHERE: Final = re.compile(r"(?P<fault>.*) \(at (?P<place>[^()]*)\)")

_TEXT: Final = '"..."'
_LIST: Final = "[...]"
_ID: Final = {"id": _TEXT}
_POINT: Final = {"lat": "41.89, degrees north up to 90", "lon": "12.48, degrees east up to 180"}
_LETTER: Final = '"A"'
_BOARD_FORMS: Final = _ID | {
    "name": _TEXT,
    "expansion": _TEXT,
    "players": f"[3, 4], fewest and most, from {FEWEST_PLAYERS} to {MOST_PLAYERS}",
    "players_source": _TEXT,
    "start_city": _TEXT,
    "salt_board": "false",
    "province": _LIST,
    "city": _LIST,
    "start_space": _LIST,
    "routes": "{ land = [...], sea = [...] }",
}
_PROVINCE_FORMS: Final = _ID | {"name": _TEXT, "letter": _LETTER, "color": '"#AC2A36"'}
_CITY_FORMS: Final = (
    _ID | {"name": _TEXT, "province": _TEXT, "letter": _LETTER} | _POINT | {"modern": _TEXT, "latin": _TEXT}
)
_START_SPACE_FORMS: Final = _ID | _POINT | {"routes": '["massilia-roma", ...]'}
_ROUTE_FORM: Final = '["aquileia", "roma"]'
_ROUTES_FORMS: Final = dict.fromkeys(KIND_NAMES, f"[{_ROUTE_FORM}, ...]")


def read_geography(file: str, text: str) -> tuple[Geography, list[Problem]]:
    """The board that a text describes, and its faults; if there are any, parts of the board are stand-ins."""
    problems: list[Problem] = []
    top = Table("top level", _parse(file, text), _BOARD_FORMS, problems)
    top.check_keys("players_source", "start_city", "salt_board", "start_space")
    geography = Geography(
        id=top.identifier("id"),
        name=top.text("name"),
        expansion=top.identifier("expansion"),
        players=_players(top),
        players_source=top.text("players_source"),
        start_city=top.text_or_none("start_city"),
        salt_board=top.flag("salt_board"),
        provinces=tuple(_province(row, table) for row, table in top.tables("province", _PROVINCE_FORMS)),
        cities=tuple(_city(row, table) for row, table in top.tables("city", _CITY_FORMS)),
        routes=tuple(_routes(top.table("routes", _ROUTES_FORMS))),
        start_spaces=tuple(
            _start_space(row, table) for row, table in top.tables("start_space", _START_SPACE_FORMS)
        ),
    )
    return geography, problems


def _parse(file: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    # A number with too many digits is another ValueError, endless brackets are a RecursionError.
    except (ValueError, RecursionError) as error:
        message = " ".join(str(error).split())
        found = _WHERE.fullmatch(message)
        place, fault = (found["place"], found["fault"]) if found else ("file", message)
        remedy = "fix the TOML there; the game's own boards show the form"
        raise BoardFileError(file, [Problem(place, fault, remedy)]) from error


def _players(top: Table) -> tuple[int, int]:
    match top.values.get("players"):
        case None:
            pass
        case [int(least), int(most)] if FEWEST_PLAYERS <= least <= most <= MOST_PLAYERS:
            return least, most
        case _:
            top.wrong("players")
    return FEWEST_PLAYERS, MOST_PLAYERS


def _province(row: int, table: Table) -> ProvinceEntry:
    table.check_keys("letter")
    return ProvinceEntry(
        row=row,
        id=table.identifier("id"),
        name=table.text("name"),
        letter=table.text_or_none("letter"),
        color=table.color(),
    )


def _city(row: int, table: Table) -> CityEntry:
    table.check_keys("province", "letter", "modern", "latin")
    name = table.text("name")
    return CityEntry(
        row=row,
        id=table.identifier("id"),
        name=name,
        latin=table.text("latin", name),
        modern=table.text("modern", name),
        province=table.text_or_none("province"),
        letter=table.text_or_none("letter"),
        lat=table.lat(),
        lon=table.lon(),
    )


def _routes(table: Table) -> list[RouteEntry]:
    table.check_keys(*KIND_NAMES)
    found: list[RouteEntry] = []
    for kind in KIND_NAMES:
        for row, line in enumerate(table.rows(kind), 1):
            if _is_route(line):
                found.append(_route(row, kind, line, table.problems))
            else:
                place = f"[routes] {kind} {row}"
                fault = f"{shown(line)} is not a route"
                table.problems.append(Problem(place, fault, f"write {_ROUTE_FORM}"))
    return found


def _is_route(line: object) -> TypeGuard[list[Any]]:
    return isinstance(line, list) and len(line) >= _ENDS and is_line(line[0]) and is_line(line[-1])


def _route(row: int, kind: str, line: list[Any], problems: list[Problem]) -> RouteEntry:
    if line[0] > line[-1]:
        line = line[::-1]
    first, *between, second = line
    via = tuple(point(value) for value in between if is_point(value))
    route = RouteEntry(row=row, kind=kind, first=first, second=second, via=via)
    for value in between:
        if not is_point(value):
            fault = f"{shown(value)} is not a point"
            problems.append(Problem(route.place, fault, "write [lat, lon] in degrees"))
    return route


def _start_space(row: int, table: Table) -> StartSpaceEntry:
    table.check_keys()
    return StartSpaceEntry(
        row=row,
        id=table.identifier("id"),
        lat=table.lat(),
        lon=table.lon(),
        routes=tuple(_first_steps(table)),
    )


def _first_steps(table: Table) -> list[str]:
    names = table.values.get("routes")
    if isinstance(names, list) and names and all(is_line(name) for name in names):
        return ["-".join(sorted(name.split("-"))) for name in names]
    if names is not None:
        table.wrong("routes")
    return []
