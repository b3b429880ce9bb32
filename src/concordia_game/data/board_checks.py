"""Checks the content of a board: every name refers to something, and the game can be played on it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from concordia_game.data.board_problems import Problem, did_you_mean
from concordia_game.data.geography import (
    CityEntry,
    Geography,
    Point,
    ProvinceEntry,
    RouteEntry,
    StartSpaceEntry,
)
from concordia_game.engine.ids import KIND_NAMES, SEA

MOST_CITIES: Final = 63
"""The engine stores a set of cities in one machine word."""

START_SPACES: Final = 2
_MARGIN: Final = 0.5
"""How far beyond the cities a point may lie, as a fraction of the board's extent."""

Problems = Iterator[Problem]


def check_geography(geography: Geography, tokens: Mapping[str, int]) -> list[Problem]:
    """Every fault in a board's content, given the number of city tokens of each letter."""
    empty = list(_check_presence(geography))
    if empty:
        return empty  # Everything else refers to these and would be reported as well.
    return [
        *_check_ids(geography),
        *_check_cities(geography, tokens),
        *_check_provinces(geography),
        *_check_token_counts(geography, tokens),
        *_check_routes(geography),
        *_check_start(geography),
        *_check_start_spaces(geography),
        *_check_reach(geography),
        *_check_points(geography),
    ]


def _check_presence(geography: Geography) -> Problems:
    if not geography.provinces:
        yield Problem("[[province]]", "no province at all", "add the provinces")
    if not geography.cities:
        yield Problem("[[city]]", "no city at all", "add the cities")
    if not geography.routes:
        yield Problem("[routes]", "no route at all", "add land and sea routes")


def _check_ids(geography: Geography) -> Problems:
    # A move names a city or a start space as a place, so they share their ids.
    yield from _duplicates(geography.provinces)
    yield from _duplicates((*geography.cities, *geography.start_spaces))
    if len(geography.cities) > MOST_CITIES:
        remedy = f"leave some out: a board has {MOST_CITIES} at most"
        yield Problem("[[city]]", f"{len(geography.cities)} cities are too many", remedy)


def _duplicates(entries: tuple[ProvinceEntry | CityEntry | StartSpaceEntry, ...]) -> Problems:
    seen: dict[str, str] = {}
    for entry in entries:
        if entry.id in seen:
            yield Problem(entry.place, f"{seen[entry.id]} has the same id", "give one of them another")
        elif entry.id:
            seen[entry.id] = entry.place


def _check_cities(geography: Geography, tokens: Mapping[str, int]) -> Problems:
    provinces = {province.id: province for province in geography.provinces}
    start = _start_city(geography)
    for city in geography.cities:
        if city.id == start:
            yield from _check_start_city(city)
        else:
            yield from _check_province_of(city, provinces)
            yield from _check_letter_of(city, tokens, provinces)


def _start_city(geography: Geography) -> str | None:
    """The id of the start city; if it is wrong or missing, the city that looks like one."""
    ids = [city.id for city in geography.cities]
    if geography.start_city in ids or geography.start_spaces:
        return geography.start_city
    bare = [city.id for city in geography.cities if city.province is None and city.letter is None]
    return bare[0] if bare else None


def _check_start_city(city: CityEntry) -> Problems:
    for key, value in (("province", city.province), ("letter", city.letter)):
        if value is not None:
            fault = f"the start city has a {key}"
            yield Problem(city.place, fault, "leave it out: nobody builds in the start city")


def _check_province_of(city: CityEntry, provinces: Mapping[str, ProvinceEntry]) -> Problems:
    if city.province is None:
        yield Problem(city.place, "no province", 'add province = "...": only the start city has none')
    elif city.province and city.province not in provinces:
        remedy = did_you_mean(city.province, provinces, "add it to the provinces")
        yield Problem(city.place, f"no province '{city.province}'", remedy)


def _check_letter_of(
    city: CityEntry, tokens: Mapping[str, int], provinces: Mapping[str, ProvinceEntry]
) -> Problems:
    letters = ", ".join(tokens)
    if city.letter is None:
        yield Problem(city.place, "no letter", f"add one of {letters}: only the start city has none")
    elif city.letter in tokens:
        yield from _check_same_letter(city, provinces.get(city.province or ""))
    elif city.letter:
        yield Problem(city.place, f"letter '{city.letter}' has no tokens", f"use one of {letters}")


def _check_same_letter(city: CityEntry, province: ProvinceEntry | None) -> Problems:
    if province and province.letter and city.letter != province.letter:
        fault = f"letter '{city.letter}', but its province '{province.id}' has '{province.letter}'"
        yield Problem(city.place, fault, "make them equal, or leave the letter of the province out")


def _check_provinces(geography: Geography) -> Problems:
    start = _start_city(geography)
    used = {city.province for city in geography.cities if city.id != start}
    for province in geography.provinces:
        if province.id and province.id not in used:
            yield Problem(province.place, "no city in this province", "give it a city, or leave it out")


def _check_token_counts(geography: Geography, tokens: Mapping[str, int]) -> Problems:
    """On a salt board the salt token of each letter needs a city of its own (S1.4)."""
    cities = Counter(city.letter for city in geography.cities if city.letter in tokens)
    for letter, count in tokens.items():
        wanted = count + geography.salt_board
        if cities[letter] not in (0, wanted):
            fault = f"{cities[letter]} cities for {wanted} tokens" + ", salt included" * geography.salt_board
            yield Problem(f"letter {letter}", fault, f"give the letter to {wanted} cities, or to none")


def _check_routes(geography: Geography) -> Problems:
    ids = [city.id for city in geography.cities]
    rows: dict[tuple[str, str], int] = {}
    for route in geography.routes:
        yield from _check_ends(route, ids)
        row = rows.setdefault((route.kind, route.id), route.row)
        if row != route.row:
            yield Problem(route.place, f"the same route as {route.kind} {row}", "leave one of them out")


def _check_ends(route: RouteEntry, ids: list[str]) -> Problems:
    if route.first == route.second:
        yield Problem(route.place, "leads from a city to itself", "name the city at the other end")
    for end in sorted({route.first, route.second}):
        if end not in ids:
            yield Problem(route.place, f"no city '{end}'", did_you_mean(end, ids, "add it to the cities"))


def _check_start(geography: Geography) -> Problems:
    start, spaces = geography.start_city, geography.start_spaces
    ids = [city.id for city in geography.cities]
    if start is None and not spaces:
        yield Problem("top level", "neither a start_city nor start spaces", 'add start_city = "..."')
    elif start is None and len(spaces) != START_SPACES:
        fault = f"{len(spaces)} in all"
        yield Problem("[[start_space]]", fault, f"give {START_SPACES}, one for each first ship of a player")
    elif start is not None and spaces:
        yield Problem("top level", "both a start_city and start spaces", "leave one of them out")
    if start and start not in ids:
        yield Problem("start_city", f"no city '{start}'", did_you_mean(start, ids, "add it to the cities"))


def _check_start_spaces(geography: Geography) -> Problems:
    for space in geography.start_spaces:
        for id, count in Counter(space.routes).items():
            yield from _check_first_step(space, id, geography)
            if count > 1:
                yield Problem(space.place, f"route '{id}' is named {count} times", "name it once")


def _check_first_step(space: StartSpaceEntry, id: str, geography: Geography) -> Problems:
    sea = [route.id for route in geography.routes if route.kind == KIND_NAMES[SEA]]
    if id in sea:
        return
    if any(route.id == id for route in geography.routes):
        yield Problem(space.place, f"'{id}' is a land route", "name a sea route: ships start here")
    else:
        yield Problem(space.place, f"no sea route '{id}'", did_you_mean(id, sea, "add it to the sea routes"))


def _check_reach(geography: Geography) -> Problems:
    reached = _first_reached(geography)
    if not reached:
        return  # There is no start, which has been reported.
    _spread(reached, geography.routes)
    for city in geography.cities:
        if city.id and city.id not in reached:
            fault = "no way leads here from the start"
            yield Problem(city.place, fault, "add a route, or leave the city out")


def _first_reached(geography: Geography) -> set[str]:
    if geography.start_city is not None:
        return {city.id for city in geography.cities if city.id == geography.start_city}
    first_steps = {id for space in geography.start_spaces for id in space.routes}
    sea = [route for route in geography.routes if route.kind == KIND_NAMES[SEA]]
    return {end for route in sea if route.id in first_steps for end in (route.first, route.second)}


def _spread(reached: set[str], routes: tuple[RouteEntry, ...]) -> None:
    """Add every city that routes of both kinds lead to."""
    before = 0
    while len(reached) > before:
        before = len(reached)
        for route in routes:
            if route.first in reached or route.second in reached:
                reached.update((route.first, route.second))


def _check_points(geography: Geography) -> Problems:
    cities = [city for city in geography.cities if not math.isnan(city.lat + city.lon)]
    seen: dict[Point, str] = {}
    for city in cities:
        other = seen.setdefault((city.lat, city.lon), city.place)
        if other != city.place:
            yield Problem(city.place, f"stands on the same point as {other}", "give it its own lat and lon")
    if cities:
        yield from _check_on_map(geography, list(seen))


def _check_on_map(geography: Geography, points: list[Point]) -> Problems:
    norths = _limits([lat for lat, _ in points])
    easts = _limits([lon for _, lon in points])
    drawn = [(route.place, point) for route in geography.routes for point in route.via]
    drawn += [(space.place, (space.lat, space.lon)) for space in geography.start_spaces]
    for place, (lat, lon) in drawn:
        if lat < norths[0] or lat > norths[1] or lon < easts[0] or lon > easts[1]:
            fault = f"[{lat}, {lon}] is far from the cities"
            yield Problem(place, fault, "check lat and lon, in this order")


def _limits(values: list[float]) -> tuple[float, float]:
    margin = max(1.0, _MARGIN * (max(values) - min(values)))
    return min(values) - margin, max(values) + margin
