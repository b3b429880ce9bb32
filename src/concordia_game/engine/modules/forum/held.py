"""The tiles that players hold amend figures in the rules: each amendment point folds over them (S2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.amendment import HousePrice
from concordia_game.engine.ids import CityId, Good, Seat
from concordia_game.engine.module import Module
from concordia_game.engine.modules.forum.part import edit_forum, forum_of, tiles_of
from concordia_game.engine.modules.forum.prices import amend_price

if TYPE_CHECKING:
    from concordia_game.engine.cost import Cost
    from concordia_game.engine.state import Player, State


class HeldTiles(Module):
    """What the forum changes during play: the changes of all tiles held, and of those in effect this turn."""

    __slots__ = ()

    def amends(self) -> bool:
        """Yes, through its tiles."""
        return True

    def amended(self, state: State, player: Player, points: int) -> bool:
        """Whether one of the player's tiles, or one in effect, may change them."""
        forum = forum_of(state)
        changes = state.setup.box.tile_changes
        for tile in forum.held[player.seat]:
            if changes[tile] & points:
                return True
        return bool(forum.in_effect)

    def steps(self, state: State, player: Player, steps: int) -> int:
        """With the tiles' extra steps."""
        for tile in forum_of(state).held[player.seat]:
            steps = state.setup.tiles[tile].steps(state, player, steps)
        return steps

    def spaces(self, state: State, player: Player, spaces: int) -> int:
        """With the tiles' extra spaces."""
        for tile in forum_of(state).held[player.seat]:
            spaces = state.setup.tiles[tile].spaces(state, player, spaces)
        return spaces

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """Let the tiles change the price."""
        forum = forum_of(state)
        amend_price(state, player, city, forum.held[player.seat], forum.in_effect, price)

    def sites(self, state: State, player: Player) -> int:
        """The further sites of all tiles."""
        mask = 0
        for tile in forum_of(state).held[player.seat]:
            mask |= state.setup.tiles[tile].sites(state, player)
        return mask

    def house_built(self, state: State, seat: Seat, price: HousePrice, further: bool) -> None:
        """End the effect of the tile that served the house; tell the tiles that a further site was used."""
        if price.served is not None:
            edit_forum(state).end(price.served)
        if further:
            for tile in tiles_of(state, seat):
                state.setup.tiles[tile].house_built(state, seat, price, further)

    def trade_kinds(self, state: State, player: Player, kinds: int) -> int:
        """With the tiles' extra kinds."""
        for tile in forum_of(state).held[player.seat]:
            kinds = state.setup.tiles[tile].trade_kinds(state, player, kinds)
        return kinds

    def sale_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """The price as amended by the tiles."""
        for tile in forum_of(state).held[player.seat]:
            price = state.setup.tiles[tile].sale_price(state, player, good, count, price)
        return price

    def purchase_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """The price as amended by the tiles, those in effect after those held."""
        forum = forum_of(state)
        for tile in forum.held[player.seat]:
            price = state.setup.tiles[tile].purchase_price(state, player, good, count, price)
        for tile in forum.in_effect:
            price = state.setup.tiles[tile].purchase_price(state, player, good, count, price)
        return price

    def purchased(self, state: State, seat: Seat, good: Good) -> None:
        """Tell the tiles in effect."""
        for tile in forum_of(state).in_effect:
            state.setup.tiles[tile].purchased(state, seat, good)

    def surcharge(self, state: State, player: Player, cost: Cost) -> Cost:
        """The goods as amended by the tiles."""
        for tile in forum_of(state).held[player.seat]:
            cost = state.setup.tiles[tile].surcharge(state, player, cost)
        return cost

    def cash(self, state: State, player: Player, cash: int) -> int:
        """With the tiles' extra sestertii."""
        for tile in forum_of(state).held[player.seat]:
            cash = state.setup.tiles[tile].cash(state, player, cash)
        return cash

    def cards(self, state: State, player: Player, surcharged: bool, count: int) -> int:
        """With the tiles' extra cards."""
        for tile in forum_of(state).held[player.seat]:
            count = state.setup.tiles[tile].cards(state, player, surcharged, count)
        return count

    def copies_display(self, state: State, player: Player) -> bool:
        """Whether a tile allows it."""
        for tile in forum_of(state).held[player.seat]:
            if state.setup.tiles[tile].copies_display(state, player):
                return True
        return False

    def prefect_copies(self, state: State, player: Player) -> bool:
        """Whether a tile allows it."""
        for tile in forum_of(state).held[player.seat]:
            if state.setup.tiles[tile].prefect_copies(state, player):
                return True
        return False

    def replaces_bonus(self, state: State, player: Player) -> bool:
        """Whether a tile allows it."""
        for tile in forum_of(state).held[player.seat]:
            if state.setup.tiles[tile].replaces_bonus(state, player):
                return True
        return False

    def catches_fish(self, state: State, player: Player) -> bool:
        """Whether a tile can bring some."""
        for tile in forum_of(state).held[player.seat]:
            if state.setup.tiles[tile].catches_fish(state, player):
                return True
        return False

    def produced(self, state: State, seat: Seat, coins: int) -> None:
        """Tell the tiles."""
        for tile in forum_of(state).held[seat]:
            state.setup.tiles[tile].produced(state, seat, coins)

    def points(self, state: State, player: Player) -> int:
        """The points of all tiles."""
        total = 0
        for tile in forum_of(state).held[player.seat]:
            total += state.setup.tiles[tile].points(state, player)
        return total
