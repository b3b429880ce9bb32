"""Diplomat: carry out the card on top of another pile (B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia.engine.agenda import Decision
from concordia.engine.events import CardCopied
from concordia.engine.moves import COPY, Copy, Move
from concordia.engine.personas.persona import Persona

if TYPE_CHECKING:
    from concordia.engine.setup import Card
    from concordia.engine.state import State


@final
class Diplomat(Persona):
    """Copies any card but a Diplomat."""

    __slots__ = ()

    def open(self, state: State, seat: int, card: Card) -> None:
        """Ask which pile."""
        state.push(CopyCard(seat))

    def copyable(self) -> bool:
        """Never another Diplomat (B9.1)."""
        return False


@final
class CopyCard(Decision):
    """Naming a card is compulsory if there is one (B2.2)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, state: State) -> bool:
        """Over when no pile can be copied."""
        moves = self.moves(state)
        if not moves:
            state.pop()
            return False
        state.listed = moves
        return True

    def moves(self, state: State) -> list[Move]:
        """The other seats whose top card can be copied."""
        found: list[Move] = []
        for seat, player in enumerate(state.players):
            if seat != self.seat and player.discard:
                if state.setup.cards[player.discard[-1]].persona.copyable():
                    found.append(COPY[seat])
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Open the copied card as if it had been played."""
        assert isinstance(move, Copy)
        state.pop()
        card = state.setup.cards[state.players[move.seat].discard[-1]]
        state.tell(CardCopied(self.seat, move.seat, card.kind))
        card.persona.open(state, self.seat, card)
