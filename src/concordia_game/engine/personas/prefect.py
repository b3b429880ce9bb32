"""Prefect: let a province produce, or take the income (B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Decision
from concordia_game.engine.copying import copies, copy_card
from concordia_game.engine.moves import INCOME, PRODUCE, Move, Produce
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.production import can_produce, produce, take_income
from concordia_game.engine.state import NOT_COPIED
from concordia_game.engine.tile import AT_ANY_TIME

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Prefect(Persona):
    """One of two, which is compulsory (B2.2)."""

    __slots__ = ()

    def open(self, state: State, seat: int, card: Card) -> None:
        """Ask which; only a Prefect played from the hand may be used as a Diplomat (S2.6)."""
        state.push(ProduceOrIncome(seat, from_hand=state.copied == NOT_COPIED))


@final
class ProduceOrIncome(Decision):
    """A province whose marker shows its good, or the coins of those that don't."""

    __slots__ = ("from_hand",)

    def __init__(self, seat: int, from_hand: bool) -> None:
        self.seat = seat
        self.from_hand = from_hand

    def moves(self, state: State) -> list[Move]:
        """Nobody needs a house in the province; income may be 0."""
        found: list[Move] = [INCOME]
        for province in range(len(state.setup.markers)):
            if can_produce(state, province):
                found.append(PRODUCE[province])
        if self.from_hand and amend.prefect_copies(state, state.players[self.seat]):
            found.extend(copies(state, self.seat))
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Carry the choice out."""
        state.pop()
        if move is INCOME:
            take_income(state, self.seat)
        elif isinstance(move, Produce):
            produce(state, self.seat, move.province)
        else:
            copy_card(state, self.seat, move)

    def moment(self) -> int:
        """Before the choice."""
        return AT_ANY_TIME
