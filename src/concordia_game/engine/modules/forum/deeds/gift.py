"""Money and goods (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.scoring import provinces
from concordia_game.engine.storehouse import receive, room
from concordia_game.engine.things import MOST_RECEIVED

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Gift(AtAnyTime):
    """Money and goods, once or for every few provinces with an own house, own houses or colonists."""

    __slots__ = ()

    does: ClassVar[str] = "gift"

    def usable(self, state: State, player: Player) -> bool:
        """Whether there are enough provinces, and room for the goods."""
        fits = not self.deed.goods or room(state, player) > 0
        return fits and self._times(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take them."""
        times = self._times(state, state.players[seat])
        state.earn(seat, self.deed.money * times)
        if self.deed.goods:
            # No storehouse has room for more than can be received at once.
            times = min(times, MOST_RECEIVED // sum(self.deed.goods))
            receive(state, seat, tuple([count * times for count in self.deed.goods]))

    def _times(self, state: State, player: Player) -> int:
        deed = self.deed
        if deed.provinces:
            return provinces(state, player) // deed.provinces
        if deed.houses:
            return player.house_count // deed.houses
        return player.colonists() // deed.colonists if deed.colonists else 1
