"""A good that a marker shows (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.forum.tile import AtAnyTime

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class ShownGood(AtAnyTime):
    """The good of a marker that still shows it; with the fish market, a fish (F4.2)."""

    __slots__ = ()

    does: ClassVar[str] = "shown_good"

    def usable(self, state: State, player: Player) -> bool:
        """Whether there is one, and room for it."""
        return state.setup.bonus.shown(state, player)

    def use(self, state: State, seat: Seat) -> None:
        """Take it; the marker is not turned, and the PM plays no part."""
        state.setup.bonus.take_shown(state, seat)

    def catches_fish(self, state: State, player: Player) -> bool:
        """Yes, if the fish market is in play."""
        return True
