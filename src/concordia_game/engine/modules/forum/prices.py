"""The price of a house, as tiles change it (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.amendment import HousePrice
from concordia_game.engine.ids import CityId, TileId

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


def amend_price(
    state: State,
    player: Player,
    city: CityId,
    held: tuple[TileId, ...],
    in_effect: tuple[TileId, ...],
    price: HousePrice,
) -> None:
    """Let these tiles amend the price. Lasting ones come first: what they make free needs no other tile."""
    for tile in held:
        if tile not in in_effect:
            lasting = state.setup.tiles[tile]
            if lasting.patrician:
                lasting.house_price(state, player, city, price)
    for tile in in_effect:
        state.setup.tiles[tile].house_price(state, player, city, price)
