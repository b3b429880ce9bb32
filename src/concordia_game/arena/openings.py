"""How seats open: the first cards they play, the first houses they build, the first card they buy."""

from __future__ import annotations

from concordia_game.engine.events import CardBought, CardPlayed, HouseBuilt
from concordia_game.engine.goods import GOODS
from concordia_game.engine.state import State

CARDS = 3
HOUSES = 2

THEN = " > "
"""Between what comes one after the other; a name of several words has none of it."""


class Opening:
    """What a seat did first."""

    __slots__ = ("bought", "cards", "houses")

    def __init__(self) -> None:
        self.cards: list[str] = []
        """The first cards that it played."""
        self.houses: list[str] = []
        """What its first houses produce, in the order in which they were built."""
        self.bought = ""
        """The first card that it bought."""

    def named(self) -> dict[str, str]:
        """What was done often enough to have a name, by table of the statistics."""
        found = {"openings": THEN.join(self.cards)} if len(self.cards) == CARDS else {}
        if len(self.houses) == HOUSES:
            found["first_houses"] = THEN.join(self.houses)
        if self.bought:
            found["first_cards"] = self.bought
        return found


def note(openings: list[Opening], state: State) -> None:
    """Note what has just happened, by seat."""
    setup = state.setup
    for event in state.happened:
        if isinstance(event, CardPlayed):
            cards = openings[event.seat].cards
            if len(cards) < CARDS:
                cards.append(setup.cards[event.card].id)
        elif isinstance(event, HouseBuilt):
            houses, good = openings[event.seat].houses, setup.tokens[event.city]
            if good is not None and len(houses) < HOUSES:
                houses.append(GOODS[good])
        elif isinstance(event, CardBought):
            opening = openings[event.seat]
            opening.bought = opening.bought or setup.cards[event.card].id
