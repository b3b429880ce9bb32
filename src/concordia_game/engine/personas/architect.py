"""Architect: move colonists, then build houses (B5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine import amend
from concordia_game.engine.building import NO_LIMIT, BuildHouses
from concordia_game.engine.ids import Seat
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.personas.persona import Persona

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Architect(Persona):
    """One step for each colonist on the board, then any number of houses."""

    __slots__ = ()

    id: ClassVar[str] = "architect"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """First move, then build (B5.1)."""
        state.push(BuildHouses(seat, 0, NO_LIMIT, must=False))
        state.push(MoveColonists(seat, amend.steps(state, state.players[seat])))
