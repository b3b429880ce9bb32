"""The boards: those of the game (every file in maps/) by id, a user's own by the path of its file.

One that is offered (`own_boards`) is found by its id, too.

>>> board = load_board("italia")
>>> board.name, len(board.cities), len(board.provinces)
('Italia', 26, 11)
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TypeGuard

from concordia_game.data.board_checks import check_geography
from concordia_game.data.board_problems import BoardFileError, Problem, did_you_mean
from concordia_game.data.board_reader import read_geography
from concordia_game.data.geography import CityEntry, Geography, RouteEntry
from concordia_game.data.own_boards import own_board
from concordia_game.engine.board import Board, City, Province, Route, StartSpace
from concordia_game.engine.ids import KIND_NAMES, SEA, CityId, ColonistKind, PlaceId, ProvinceId, RouteId

__all__ = ["BoardFileError", "board_ids", "load_board", "load_geography"]

_DATA = files("concordia_game.data")


@cache
def _board_ids() -> tuple[str, ...]:
    names = [file.name for file in _DATA.joinpath("maps").iterdir()]
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def board_ids() -> list[str]:
    """The ids of the boards that come with the game."""
    return list(_board_ids())


def load_board(source: str | Path, tokens: Mapping[str, int] | None = None) -> Board:
    """The board with this id, or from a user's file; `tokens` counts the city tokens of each letter."""
    if tokens is None and _is_id(source):
        return _board_of_the_game(source)
    geography = load_geography(source, tokens)
    return _built_once(geography) if _offered(source) is geography else _build(geography)


def load_geography(source: str | Path, tokens: Mapping[str, int] | None = None) -> Geography:
    """The same board as plain data, with what the engine doesn't need: coordinates, colours, modern names."""
    if tokens is None and _is_id(source):
        return _geography_of_the_game(source)
    offered = _offered(source) if tokens is None else None
    return offered or _read(source, tokens_per_letter() if tokens is None else tokens)


@cache
def tokens_per_letter() -> Mapping[str, int]:
    """The number of city tokens of each letter, salt left out (B1.2)."""
    tokens = tomllib.loads(_DATA.joinpath("tokens.toml").read_text("utf-8"))
    return {letter: sum(goods.values()) for letter, goods in tokens["city_tokens"].items()}


@cache
def _board_of_the_game(id: str) -> Board:
    return _build(_geography_of_the_game(id))


@cache
def _geography_of_the_game(id: str) -> Geography:
    return _read(id, tokens_per_letter())


@lru_cache(maxsize=256)
def _built_once(geography: Geography) -> Board:
    """A board that is offered is one object, like those of the game."""
    return _build(geography)


def _offered(source: str | Path) -> Geography | None:
    """What a user's board is that is offered by this id."""
    found = own_board(source) if isinstance(source, str) else None
    return None if found is None else found.geography


def _is_id(source: str | Path) -> TypeGuard[str]:
    return isinstance(source, str) and source in _board_ids()


def _read(source: str | Path, tokens: Mapping[str, int]) -> Geography:
    file = f"{source}.toml" if _is_id(source) else str(source)
    geography, problems = read_geography(file, _text(source))
    problems += check_geography(geography, tokens)
    if problems:
        raise BoardFileError(file, problems)
    return geography


def _text(source: str | Path) -> str:
    if _is_id(source):
        return _DATA.joinpath("maps", f"{source}.toml").read_text("utf-8")
    return _text_of_file(source)


def _text_of_file(source: str | Path) -> str:
    try:
        # Windows editors start a file with a byte order mark, which TOML doesn't allow.
        return Path(source).read_text("utf-8-sig")
    except FileNotFoundError as error:
        remedy = did_you_mean(str(source), _board_ids(), f"the game has {', '.join(_board_ids())}")
        raise BoardFileError(str(source), [Problem("file", "no such board or file", remedy)]) from error
    except UnicodeDecodeError as error:
        place = f"byte {error.start}"
        raise BoardFileError(str(source), [Problem(place, "not UTF-8", "save the file as UTF-8")]) from error
    except (OSError, ValueError) as error:
        fault = f"can't be read ({getattr(error, 'strerror', None) or error})"
        raise BoardFileError(
            str(source), [Problem("file", fault, "give the path of a board file")]
        ) from error


def _build(geography: Geography) -> Board:
    provinces = [province.id for province in geography.provinces]
    cities = [city.id for city in geography.cities]
    routes = [_route(route, cities) for route in geography.routes]
    return Board(
        id=geography.id,
        name=geography.name,
        expansion=geography.expansion,
        least_players=geography.players[0],
        most_players=geography.players[1],
        cities=[_city(city, provinces) for city in geography.cities],
        provinces=[Province(province.id, province.name) for province in geography.provinces],
        routes=routes,
        start_city=None if geography.start_city is None else CityId(cities.index(geography.start_city)),
        start_spaces=[
            StartSpace(space.id, _sea_routes(space.routes, routes)) for space in geography.start_spaces
        ],
        salt_board=geography.salt_board,
    )


def _city(city: CityEntry, provinces: list[str]) -> City:
    province = None if city.province is None else ProvinceId(provinces.index(city.province))
    return City(city.id, city.name, province, city.letter or "")


def _route(route: RouteEntry, cities: list[str]) -> Route:
    first, second = CityId(cities.index(route.first)), CityId(cities.index(route.second))
    return Route(route.id, first, second, ColonistKind(KIND_NAMES.index(route.kind)))


def _sea_routes(ids: tuple[str, ...], routes: list[Route]) -> list[RouteId]:
    numbers = {route.id: RouteId(PlaceId(number)) for number, route in enumerate(routes) if route.kind == SEA}
    return [numbers[id] for id in ids]
