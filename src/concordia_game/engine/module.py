"""Modules: what an expansion changes in set-up and turn plan, as hooks that do nothing by default."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.ids import Seat

if TYPE_CHECKING:
    from concordia_game.engine.state import State


class Module:
    """A part of the game that can be switched on."""

    __slots__ = ()

    def begin(self, state: State) -> None:
        """Put on the agenda what comes before the first turn."""

    def before_card(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes before a turn's card."""

    def after_card(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes between a turn's card and its end."""

    def end_turn(self, state: State, seat: Seat) -> None:
        """Clear what lasts for one turn."""

    def before_tribune(self, state: State, seat: Seat) -> None:
        """Put on the agenda what comes before a Tribune's action."""
