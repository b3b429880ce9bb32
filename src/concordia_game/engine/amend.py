"""The amendment points: every figure that a tile may change, asked by the rules by name.

Each folds over the tiles that the player holds and, where it says so, over those in effect this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.ids import CityId, Good, Seat, TileId
from concordia_game.engine.tile import HousePrice

if TYPE_CHECKING:
    from concordia_game.engine.cost import Cost
    from concordia_game.engine.state import Player, State


def extra_steps(state: State, player: Player, steps: int) -> int:
    """Steps of an Architect or of the house stall, with those that tiles add."""
    for tile in player.tiles:
        steps = state.setup.tiles[tile].steps(steps)
    return steps


def steps(state: State, player: Player) -> int:
    """Steps of an Architect: one for each colonist on the board (B5.1)."""
    return extra_steps(state, player, player.colonists())


def spaces(state: State, player: Player) -> int:
    """Spaces of a storehouse (B3.1)."""
    count = state.setup.figures.spaces
    for tile in player.tiles:
        count = state.setup.tiles[tile].spaces(count)
    return count


def house_price(state: State, player: Player, city: CityId) -> HousePrice:
    """Money and goods for one more house in a city (B5.6)."""
    return hoped_house_price(state, player, city, state.in_effect)


def hoped_house_price(state: State, player: Player, city: CityId, in_effect: list[TileId]) -> HousePrice:
    """The price with these tiles in effect. Lasting tiles come first: what they make free needs no help."""
    price = HousePrice(state.house_money(city), state.setup.house_goods[city])
    for tile in player.tiles:
        if tile not in in_effect:
            amendment = state.setup.tiles[tile]
            if amendment.patrician:
                amendment.house_price(state, player, city, price)
    for tile in in_effect:
        state.setup.tiles[tile].house_price(state, player, city, price)
    return price


def extra_sites(state: State, player: Player) -> int:
    """Building sites that tiles add, as a mask of cities."""
    mask = 0
    for tile in player.tiles:
        mask |= state.setup.tiles[tile].sites(state, player)
    return mask


def house_built(state: State, seat: Seat, city: CityId) -> None:
    """Tell the tiles that a house was built on a site that only they give."""
    for tile in state.players[seat].tiles:
        state.setup.tiles[tile].house_built(state, seat, city)


def surcharge(state: State, player: Player, space: int) -> Cost:
    """Goods printed under a display space, the first being 0 (B10.1)."""
    cost = state.setup.surcharges[space]
    for tile in player.tiles:
        cost = state.setup.tiles[tile].surcharge(cost)
    return cost


def trade_kinds(state: State, player: Player, kinds: int) -> int:
    """How many kinds of goods are traded (B8.2, F3.6)."""
    for tile in player.tiles:
        kinds = state.setup.tiles[tile].trade_kinds(kinds)
    return kinds


def sale_price(state: State, player: Player, good: Good, count: int) -> int:
    """Money for goods sold (B8.2)."""
    price = state.setup.figures.prices[good] * count
    for tile in player.tiles:
        price = state.setup.tiles[tile].sale_price(good, count, price)
    return price


def purchase_price(state: State, player: Player, good: Good, count: int) -> int:
    """Money for goods bought in a trade (B8.2)."""
    price = state.setup.figures.prices[good] * count
    for tile in player.tiles:
        price = state.setup.tiles[tile].purchase_price(state, good, count, price)
    for tile in state.in_effect:
        price = state.setup.tiles[tile].purchase_price(state, good, count, price)
    return price


def purchased(state: State, good: Good) -> None:
    """Tell the tiles in effect that a kind of good was bought."""
    for tile in state.in_effect:
        state.setup.tiles[tile].purchased(state, good)


def copies_display(state: State, player: Player) -> bool:
    """Whether a Diplomat may copy the display (S2.6)."""
    return any([state.setup.tiles[tile].copies_display() for tile in player.tiles])


def prefect_copies(state: State, player: Player) -> bool:
    """Whether a Prefect may be used as a Diplomat (S2.6)."""
    return any([state.setup.tiles[tile].prefect_copies() for tile in player.tiles])


def catches_fish(state: State, player: Player) -> bool:
    """Whether a tile can bring fish (F4.2)."""
    return any([state.setup.tiles[tile].catches_fish() for tile in player.tiles])


def produced(state: State, seat: Seat, coins: int) -> None:
    """Tell the tiles that their owner made a province produce."""
    for tile in state.players[seat].tiles:
        state.setup.tiles[tile].produced(state, seat, coins)


def points(state: State, player: Player) -> int:
    """Points that no god gives: tiles, modules, and a bid that is lost (S2.6, S3.1)."""
    total = -player.bid
    for tile in player.tiles:
        total += state.setup.tiles[tile].points()
    return total
