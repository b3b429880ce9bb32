"""A board: cities, provinces, routes, and what they mean for movement and building."""

from __future__ import annotations

from concordia_game.engine.ids import (
    KIND_NAMES,
    LAND,
    SEA,
    CityId,
    ColonistKind,
    PlaceId,
    ProvinceId,
    RouteId,
)
from concordia_game.engine.moves import Move, MoveColonist

MOST_STEPS = 8
"""Six colonists and every extra step: no colonist ever goes farther in one move."""


class City:
    """A city; the start city belongs to no province and has no letter."""

    __slots__ = ("id", "letter", "name", "province")

    def __init__(self, id: str, name: str, province: ProvinceId | None, letter: str) -> None:
        self.id = id
        self.name = name
        self.province = province
        self.letter = letter

    def __repr__(self) -> str:
        return f"<City {self.id}>"


class Province:
    """A province with its bonus marker space."""

    __slots__ = ("id", "name")

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name

    def __repr__(self) -> str:
        return f"<Province {self.id}>"


class Route:
    """A land or sea route between two cities, named in alphabetical order (B5.4)."""

    __slots__ = ("first", "id", "kind", "second")

    def __init__(self, id: str, first: CityId, second: CityId, kind: ColonistKind) -> None:
        self.id = id
        self.first = first
        self.second = second
        self.kind = kind

    def __repr__(self) -> str:
        return f"<Route {self.id} by {KIND_NAMES[self.kind]}>"


class StartSpace:
    """A space at sea where colonists start, and the routes that a first step can reach (C2.1, C2.2)."""

    __slots__ = ("id", "routes")

    def __init__(self, id: str, routes: list[RouteId]) -> None:
        self.id = id
        self.routes = routes

    def __repr__(self) -> str:
        return f"<StartSpace {self.id}>"


class Board:
    """One board. A place is a number: routes first, then cities, then start spaces."""

    __slots__ = (
        "bits",
        "carries",
        "cities",
        "city_ids",
        "expansion",
        "first_city",
        "first_space",
        "id",
        "least_players",
        "most_players",
        "name",
        "place_ids",
        "province_ids",
        "province_masks",
        "provinces",
        "reach",
        "route_ids",
        "routes",
        "routes_at",
        "salt_board",
        "start_bit",
        "start_city",
        "start_spaces",
        "touches",
    )

    def __init__(
        self,
        id: str,
        name: str,
        expansion: str,
        least_players: int,
        most_players: int,
        cities: list[City],
        provinces: list[Province],
        routes: list[Route],
        start_city: CityId | None,
        start_spaces: list[StartSpace],
        salt_board: bool,
    ) -> None:
        self.id = id
        self.name = name
        self.expansion = expansion
        self.least_players = least_players
        self.most_players = most_players
        self.cities = cities
        self.provinces = provinces
        self.routes = routes
        self.start_city = start_city
        self.start_spaces = start_spaces
        self.salt_board = salt_board
        self.first_city = len(routes)
        self.first_space = len(routes) + len(cities)
        self.bits: list[int] = [1 << city for city in range(len(cities))]
        self.carries = bool(start_spaces)
        """Whether ships carry land colonists, as they do where everybody starts at sea (C2.4)."""
        self.start_bit = 0 if start_city is None else self.bits[start_city]
        self.routes_at = [self._routes_at(LAND), self._routes_at(SEA)]
        self.touches = [self._touched(LAND), self._touched(SEA)]
        self.province_masks = [self._province_mask(ProvinceId(p)) for p in range(len(provinces))]
        self.place_ids = (
            [route.id for route in routes]
            + [city.id for city in cities]
            + [space.id for space in start_spaces]
        )
        self.city_ids = [city.id for city in cities]
        self.province_ids = [province.id for province in provinces]
        self.route_ids = [f"{KIND_NAMES[route.kind]}:{route.id}" for route in routes]
        """The kind is part of the id: two cities may be joined both by land and by sea."""
        self.reach = [self._reach_of_kind(LAND), self._reach_of_kind(SEA)]

    def key(self) -> tuple[object, ...]:
        """Equal for boards that play alike."""
        cities = [(city.id, city.province, city.letter) for city in self.cities]
        routes = [(route.id, route.kind) for route in self.routes]
        spaces = [(space.id, tuple(space.routes)) for space in self.start_spaces]
        return (
            self.id,
            tuple(cities),
            tuple(self.province_ids),
            tuple(routes),
            self.start_city,
            tuple(spaces),
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<Board {self.id}>"

    def _routes_at(self, kind: ColonistKind) -> list[list[RouteId]]:
        found: list[list[RouteId]] = [[] for _ in self.cities]
        for number, route in enumerate(self.routes):
            if route.kind == kind:
                found[route.first].append(RouteId(PlaceId(number)))
                found[route.second].append(RouteId(PlaceId(number)))
        return found

    def _touched(self, kind: ColonistKind) -> int:
        """The cities touched by a route of this kind, as a mask."""
        mask = 0
        for route in self.routes:
            if route.kind == kind:
                mask |= self.bits[route.first] | self.bits[route.second]
        return mask

    def _province_mask(self, province: ProvinceId) -> int:
        mask = 0
        for number, city in enumerate(self.cities):
            if city.province == province:
                mask |= self.bits[number]
        return mask

    def _reach_of_kind(self, kind: ColonistKind) -> list[list[Move]]:
        places = len(self.place_ids)
        return [self._reach(kind, PlaceId(place)) for place in range(places)]

    def _reach(self, kind: ColonistKind, origin: PlaceId) -> list[Move]:
        """Every move of a colonist from a place, nearest first; occupied routes are passed over (B5.3)."""
        seen: dict[PlaceId, int] = {}
        edge = self.first_steps(kind, origin)
        if origin < self.first_city:
            seen[origin] = 0
        moves: list[Move] = []
        for steps in range(1, MOST_STEPS + 1):
            following: list[RouteId] = []
            for route in edge:
                if route not in seen:
                    seen[route] = steps
                    moves.append(MoveColonist(kind, origin, route, steps))
                    following.extend(self.next_routes(kind, route))
            edge = following
        return moves

    def first_steps(self, kind: ColonistKind, place: PlaceId) -> list[RouteId]:
        """The routes one step away from a route, a city or a start space."""
        if place >= self.first_space:
            routes = self.start_spaces[place - self.first_space].routes
            return [route for route in routes if self.routes[route].kind == kind]
        if place >= self.first_city:
            return self.routes_at[kind][place - self.first_city]
        if self.routes[place].kind != kind:
            return []
        return self.next_routes(kind, RouteId(place))

    def next_routes(self, kind: ColonistKind, route: RouteId) -> list[RouteId]:
        """The routes of a kind that touch either end of a route."""
        ends = self.routes[route]
        return self.routes_at[kind][ends.first] + self.routes_at[kind][ends.second]

    def cities_in(self, mask: int) -> list[CityId]:
        """The cities of a mask."""
        return [CityId(city) for city, bit in enumerate(self.bits) if mask & bit]

    def place_of(self, city: CityId) -> PlaceId:
        """A city as a place where colonists stand."""
        return PlaceId(self.first_city + city)

    def city_number(self, id: str) -> CityId | None:
        """The number of the city with this id, if there is one."""
        return CityId(self.city_ids.index(id)) if id in self.city_ids else None

    def province_number(self, id: str) -> ProvinceId | None:
        """The number of the province with this id, if there is one."""
        return ProvinceId(self.province_ids.index(id)) if id in self.province_ids else None

    def route_number(self, id: str, kind: ColonistKind) -> RouteId | None:
        """The number of the route with this id (its two cities) and kind, if there is one."""
        known = f"{KIND_NAMES[kind]}:{id}"
        return RouteId(PlaceId(self.route_ids.index(known))) if known in self.route_ids else None

    def place_number(self, id: str, kind: ColonistKind) -> PlaceId | None:
        """The number of the place with this id, if there is one; routes of the given kind are tried first."""
        route = self.route_number(id, kind)
        if route is not None:
            return route
        for number in range(self.first_city, len(self.place_ids)):
            if self.place_ids[number] == id:
                return PlaceId(number)
        return None

    def start_places(self) -> list[tuple[ColonistKind, PlaceId]]:
        """Where a player's first two colonists stand (B1.5, C2.1)."""
        if self.start_city is None:
            return [(SEA, PlaceId(self.first_space + n)) for n in range(len(self.start_spaces))]
        home = self.place_of(self.start_city)
        return [(LAND, home), (SEA, home)]
