"""A house beside an opponent's colonist (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.amendment import HousePrice
from concordia_game.engine.building import own_sites
from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.forum.part import edit_forum, forum_of
from concordia_game.engine.modules.forum.tile import Tile

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Neighbour(Tile):
    """One house a turn beside an opponent's colonist."""

    __slots__ = ()

    does: ClassVar[str] = "neighbour"

    def sites(self, state: State, player: Player) -> int:
        """Cities one opponent's colonist away from those where the player could build anyway."""
        if forum_of(state).used & (1 << self.number):
            return 0
        board = state.setup.board
        own = own_sites(state, player)
        teams = state.setup.teams
        mask = 0
        for number, route in enumerate(board.routes):
            occupant = state.occupants[number]
            if occupant is not None and teams[occupant] != teams[player.seat]:
                first, second = board.bits[route.first], board.bits[route.second]
                mask |= (second if own & first else 0) | (first if own & second else 0)
        return mask

    def house_built(self, state: State, seat: Seat, price: HousePrice, further: bool) -> None:
        """Note that this turn's house has been built."""
        edit_forum(state).used |= 1 << self.number
