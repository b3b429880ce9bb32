"""A salt (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.goods import SALT
from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.production import ALL_GOODS
from concordia_game.engine.storehouse import receive_one, room

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Salt(AtAnyTime):
    """One salt; in a game without salt, any good (S2.7)."""

    __slots__ = ()

    does: ClassVar[str] = "salt"

    def usable(self, state: State, player: Player) -> bool:
        """Whether there is room for it."""
        return room(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take it."""
        if state.setup.options.salt:
            receive_one(state, seat, SALT, 1)
        else:
            state.push(ChooseGood(seat, ALL_GOODS, None))
