"""Names and amounts in words, as the terminal shows them."""

from __future__ import annotations

from collections.abc import Sequence

from concordia_game.engine.board import Board
from concordia_game.engine.cost import Cost
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import SEATS, CityId, Good, PlaceId, Seat
from concordia_game.engine.setup import Card, SetUp

LETTERS = ("R", "G", "B", "Y", "K")
"""One letter a seat, for houses on the board; black takes K as printers do."""

_COUNTABLE = ("brick", "tool")


def seat_word(seat: Seat) -> str:
    """A seat as a name: `Red`."""
    return SEATS[seat].capitalize()


def plural(count: int, one: str, many: str) -> str:
    """A number with its noun."""
    return f"{count} {one if count == 1 else many}"


def sestertii(count: int) -> str:
    """An amount of money."""
    return plural(count, "sestertius", "sestertii")


def good_count(good: Good, count: int) -> str:
    """So many of a good."""
    name = GOODS[good]
    return plural(count, name, f"{name}s" if name in _COUNTABLE else name)


def goods_list(counts: Sequence[int]) -> str:
    """Goods with their numbers, from brick to fish."""
    named = [good_count(Good(good), count) for good, count in enumerate(counts) if count]
    return ", ".join(named) or "nothing"


def cost_list(cost: Cost) -> str:
    """A cost in goods; `any` is one of the payer's choice."""
    return " + ".join(cost.names()) or "nothing"


def card_name(card: Card) -> str:
    """A card by its persona; the Mercator for sale with the money that it brings."""
    name = card.word.rstrip("0123456789")
    return name.capitalize() + (f" ({card.word[len(name) :]})" if name != card.word else "")


def place_name(board: Board, place: PlaceId) -> str:
    """A route by its two cities, a city or a start space."""
    if place < board.first_city:
        route = board.routes[place]
        return f"{board.cities[route.first].name}-{board.cities[route.second].name}"
    if place < board.first_space:
        return board.cities[place - board.first_city].name
    return f"the start space {board.place_ids[place]}"


def city_good(setup: SetUp, city: CityId) -> Good:
    """The good of a city where houses are built: any but the start city."""
    good = setup.tokens[city]
    assert good is not None
    return good


def joined(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
