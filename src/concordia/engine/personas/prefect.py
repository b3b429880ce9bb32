"""Prefect: let a province produce, or take the income (B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia.engine.agenda import Decision
from concordia.engine.moves import INCOME, PRODUCE, Move, Produce
from concordia.engine.personas.persona import Persona
from concordia.engine.production import produce, take_income

if TYPE_CHECKING:
    from concordia.engine.setup import Card
    from concordia.engine.state import State


@final
class Prefect(Persona):
    """One of two, which is compulsory (B2.2)."""

    __slots__ = ()

    def open(self, state: State, seat: int, card: Card) -> None:
        """Ask which."""
        state.push(ProduceOrIncome(seat))


@final
class ProduceOrIncome(Decision):
    """A province whose marker shows its good, or the coins of those that don't."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """Nobody needs a house in the province; income may be 0."""
        found: list[Move] = [INCOME]
        for province in range(len(state.setup.markers)):
            if not state.coins & (1 << province):
                found.append(PRODUCE[province])
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Carry the choice out."""
        state.pop()
        if move is INCOME:
            take_income(state, self.seat)
        else:
            assert isinstance(move, Produce)
            produce(state, self.seat, move.province)
