"""The fish market as a module: its part of the position, its fish in the provinces, its phase (F1-F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.bonus import Bonus
from concordia_game.engine.ids import Seat
from concordia_game.engine.module import Module
from concordia_game.engine.modules.fish.bonus import FishMarkers
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.fish.part import MarketPart, market_part
from concordia_game.engine.modules.fish.phase import MarketPhase
from concordia_game.engine.part import Part

if TYPE_CHECKING:
    from concordia_game.engine.options import Options
    from concordia_game.engine.setup import SetUp
    from concordia_game.engine.state import State


@final
class FishMarket(Module):
    """Stalls that are paid with fish."""

    __slots__ = ()

    has_phase: ClassVar[bool] = True

    @classmethod
    def in_play(cls, options: Options) -> bool:
        """Whether a side of the market board has been chosen."""
        return bool(options.fish)

    def part(self, setup: SetUp) -> Part:
        """A fish in every province, and nobody at the market (F1.1)."""
        provinces, spaces = len(setup.board.provinces), market_of(setup).spaces
        return MarketPart((1,) * provinces, (0,) * spaces, (None,) * setup.players)

    def bonus(self) -> Bonus:
        """Fish markers."""
        return FishMarkers()

    def before_card(self, state: State, seat: Seat) -> None:
        """Add the market phase, which is part of the player's own turn (F3.1)."""
        began = market_part(state).markers[seat]
        state.push(MarketPhase(seat, began, 0, stopped=False, closed=False))
