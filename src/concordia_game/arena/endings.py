"""How games end: by the last card of the display, or by somebody's last house (B14.1)."""

from __future__ import annotations

from concordia_game.engine.events import CardBought, ConcordiaTaken, HouseBuilt
from concordia_game.engine.state import State

LAST_CARD = "last_card"
LAST_HOUSE = "last_house"


def ending_of(state: State) -> str:
    """What has just triggered the end, or an empty text: whatever happened before Concordia was taken."""
    found = ""
    for event in state.happened:
        if isinstance(event, CardBought):
            found = LAST_CARD
        elif isinstance(event, HouseBuilt):
            found = LAST_HOUSE
        elif isinstance(event, ConcordiaTaken):
            return found
    return ""
