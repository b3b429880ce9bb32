"""Prefect: make a province produce, or take the income (B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Decision, not_now
from concordia_game.engine.copying import copies, copy_card, refuse_copy
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.moments import AT_ANY_TIME, AT_PREFECT
from concordia_game.engine.moves import INCOME, PRODUCE, Copy, CopySpace, Income, Move, Produce
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.production import produce
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import FLAG, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Prefect(Persona):
    """One of the two, which is compulsory (B2.2)."""

    __slots__ = ()

    id: ClassVar[str] = "prefect"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Ask which; only a Prefect played from the hand may be used as a Diplomat (S2.6)."""
        state.push(ProduceOrIncome(seat, from_hand=state.copied is None))


@final
class ProduceOrIncome(Decision):
    """A province whose marker shows its good, or the coins of those that don't."""

    __slots__ = ("from_hand",)

    fields: ClassVar[Fields] = {"seat": SEAT, "from_hand": FLAG}
    prompt: ClassVar[str] = "prefect"
    answers: ClassVar[tuple[type[Move], ...]] = (Income, Produce, Copy, CopySpace)

    def __init__(self, seat: Seat, from_hand: bool) -> None:
        super().__init__(seat)
        self.from_hand: Final = from_hand

    def moves(self, state: State) -> list[Move]:
        """No house in the province is needed; the income may be 0."""
        found: list[Move] = [INCOME]
        for province in state.setup.bonus.provinces(state):
            found.append(PRODUCE[province])
        if self.from_hand and amend.prefect_copies(state, state.players[self.seat]):
            found.extend(copies(state, self.seat))
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a province can't produce, or a card can't be copied."""
        if isinstance(move, Produce):
            return state.setup.bonus.refusal(state, move.province)
        if isinstance(move, (Copy, CopySpace)):
            may = self.from_hand and amend.prefect_copies(state, state.players[self.seat])
            return refuse_copy(state, self.seat, move) if may else not_now(self)
        return super().refusal(state, move)

    def resolve(self, state: State, move: Move) -> None:
        """Carry out the choice."""
        state.pop()
        if move is INCOME:
            state.setup.bonus.income(state, self.seat)
        elif isinstance(move, Produce):
            produce(state, self.seat, move.province)
        else:
            copy_card(state, self.seat, move)

    def moment(self) -> int:
        """Before the choice."""
        return AT_ANY_TIME | AT_PREFECT
