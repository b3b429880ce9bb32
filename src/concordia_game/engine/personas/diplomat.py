"""Diplomat: carry out the top card of another pile (B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Decision
from concordia_game.engine.copying import copies, copy_card, refuse_copy
from concordia_game.engine.ids import Seat
from concordia_game.engine.moments import AT_ANY_TIME, AT_DIPLOMAT
from concordia_game.engine.moves import Copy, CopySpace, Move
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.options import Options
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Diplomat(Persona):
    """Copies any card but a Diplomat."""

    __slots__ = ()

    id: ClassVar[str] = "diplomat"
    copies: ClassVar[bool] = True

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Ask which card."""
        state.push(CopyCard(seat))

    def uncopied(self, options: Options) -> str:
        """Never another Diplomat (B9.1)."""
        return "is_diplomat"


@final
class CopyCard(Decision):
    """Naming a card is compulsory if there is one (B2.2)."""

    __slots__ = ()

    prompt: ClassVar[str] = "copy-card"
    answers: ClassVar[tuple[type[Move], ...]] = (Copy, CopySpace)

    def enter(self, state: State) -> bool:
        """Finish if nothing can be copied."""
        if copies(state, self.seat):
            return True
        state.pop()
        return False

    def moves(self, state: State) -> list[Move]:
        """The cards that can be copied."""
        return copies(state, self.seat)

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a card can't be copied."""
        return refuse_copy(state, self.seat, move) if type(move).fields else super().refusal(state, move)

    def resolve(self, state: State, move: Move) -> None:
        """Open the copied card."""
        state.pop()
        copy_card(state, self.seat, move)

    def moment(self) -> int:
        """Before the copied action."""
        return AT_ANY_TIME | AT_DIPLOMAT
