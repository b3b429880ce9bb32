"""Further kinds of goods in a trade (S5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.goods import TRADED
from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moments import AT_TRADE, AT_TRADED
from concordia_game.engine.trading import Trade

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class MoreKinds(Tile):
    """`count` kinds more in the trade that is going on."""

    __slots__ = ()

    does: ClassVar[str] = "more_kinds"

    def moment(self) -> int:
        """At any moment of the trade, also when all kinds have been traded: that is what keeps it open."""
        return (self.deed.moment or AT_TRADE) | AT_TRADED

    def usable(self, state: State, player: Player) -> bool:
        """Whether another kind could be traded."""
        item = state.agenda.item
        return isinstance(item, Trade) and item.another_kind(state)

    def use(self, state: State, seat: Seat) -> None:
        """Go on with the trade."""
        item = state.agenda.item
        assert isinstance(item, Trade)
        kinds = min(TRADED, item.kinds + self.deed.count)
        state.replace(Trade(seat, kinds, item.traded, item.at_stall))
