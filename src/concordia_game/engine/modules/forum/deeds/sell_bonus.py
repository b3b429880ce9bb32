"""A bonus sold straight away (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moments import AT_PRODUCTION
from concordia_game.engine.production import Yield

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class SellBonus(Tile):
    """`count` of the bonus goods may be sold straight away, so that they need no room."""

    __slots__ = ()

    does: ClassVar[str] = "sell_bonus"

    def moment(self) -> int:
        """Right after a production."""
        return self.deed.moment or AT_PRODUCTION

    def usable(self, state: State, player: Player) -> bool:
        """Whether there is a bonus to sell."""
        item = state.agenda.item
        return isinstance(item, Yield) and item.bonus > 0

    def use(self, state: State, seat: Seat) -> None:
        """Sell at list price; with the fish market, the whole marker (F4.2)."""
        item = state.agenda.item
        assert isinstance(item, Yield)
        sold, money = state.setup.bonus.sale(state, item.good, item.bonus, self.deed.count)
        state.replace(Yield(seat, item.good, item.bonus - sold, item.receipts))
        state.earn(seat, money)
