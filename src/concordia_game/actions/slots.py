"""The place of each thing in its block: by its published name, whatever its number in this game."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.setup import SetUp

KINDS_OF_NAMES: Final[tuple[str, ...]] = ("cards", "roles", "tiles", "offers")
"""What has the same slots on every board."""

OF_BOARDS: Final[tuple[str, ...]] = ("cities", "provinces", "routes", "spaces")
"""What a board has slots for."""

Names = dict[str, list[str]]
"""Lists of names in the order of their slots, by what they name."""


def names_in(setup: SetUp) -> Names:
    """Everything in a game that has a slot, in the order of the engine's numbers."""
    board = setup.board
    offers: list[str] = []
    if setup.options.fish:
        offers = [offer.word for offer in setup.box.markets[setup.options.fish].offers]
    return {
        "cards": setup.box.card_ids,
        "roles": setup.box.role_ids,
        "tiles": setup.box.tile_ids,
        "offers": offers,
        "cities": board.city_ids,
        "provinces": board.province_ids,
        "routes": board.route_ids,
        "spaces": [space.id for space in board.start_spaces],
    }


def slots_of(published: list[str], names: list[str], room: int, what: str) -> list[int]:
    """The slot of each name: the published one; what was never published follows in its own order."""
    found: list[int] = []
    following = len(published)
    for name in names:
        if name in published:
            found.append(published.index(name))
        else:
            found.append(following)
            following += 1
    if found and max(found) >= room:
        raise ConcordiaError(
            f"the catalogue has room for {room} {what}, here it takes {max(found) + 1}: "
            "the flat one has more room"
        )
    return found


class Slots:
    """The slot of each of the engine's numbers."""

    __slots__ = ("cards", "cities", "offers", "provinces", "roles", "routes", "spaces", "tiles")

    def __init__(self, setup: SetUp, published: Names, rooms: dict[str, int]) -> None:
        names = names_in(setup)
        made = {
            what: slots_of(published.get(what, []), names[what], rooms[what], what)
            for what in KINDS_OF_NAMES + OF_BOARDS
        }
        self.cards = made["cards"]
        self.roles = made["roles"]
        self.tiles = made["tiles"]
        self.offers = made["offers"]
        self.cities = made["cities"]
        self.provinces = made["provinces"]
        self.routes = made["routes"]
        self.spaces = made["spaces"]

    def __repr__(self) -> str:
        return "<Slots>"
