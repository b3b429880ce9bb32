"""A kind of goods at half price (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.goods import TRADED
from concordia_game.engine.ids import Good, Seat
from concordia_game.engine.modules.forum.part import edit_forum, forum_of
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moments import AT_TRADE
from concordia_game.engine.storehouse import room
from concordia_game.engine.trading import Trade

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Bargain(Tile):
    """One kind of good at half price in a Mercator action."""

    __slots__ = ()

    does: ClassVar[str] = "bargain"

    def moment(self) -> int:
        """With a Mercator, not at the trade stall (F4.1)."""
        return self.deed.moment or AT_TRADE

    def usable(self, state: State, player: Player) -> bool:
        """Whether one of the open kinds can be bought at half price."""
        item = state.agenda.item
        if not isinstance(item, Trade) or room(state, player) == 0:
            return False
        prices = state.setup.figures.prices
        open_kinds = [good for good in range(TRADED) if not item.traded & (1 << good)]
        return any([(prices[good] + 1) // 2 <= player.sestertii for good in open_kinds])

    def use(self, state: State, seat: Seat) -> None:
        """Put it into effect for the next kind bought."""
        forum = edit_forum(state)
        forum.in_effect = (*forum.in_effect, self.number)

    def purchase_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """Half the sum, rounded up, while in effect."""
        return (price + 1) // 2 if self.number in forum_of(state).in_effect else price

    def purchased(self, state: State, seat: Seat, good: Good) -> None:
        """End the effect: that was the kind."""
        edit_forum(state).end(self.number)
