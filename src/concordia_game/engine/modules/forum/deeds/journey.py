"""Movement as with an Architect (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine import amend
from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.movement import MoveColonists, add_movements
from concordia_game.engine.moves import Move

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Journey(AtAnyTime):
    """Move as with an Architect, without building."""

    __slots__ = ()

    does: ClassVar[str] = "journey"

    def usable(self, state: State, player: Player) -> bool:
        """Whether a colonist can move."""
        found: list[Move] = []
        add_movements(state, player, amend.steps(state, player), found)
        return bool(found)

    def use(self, state: State, seat: Seat) -> None:
        """Ask for the movements."""
        state.push(MoveColonists(seat, amend.steps(state, state.players[seat])))
