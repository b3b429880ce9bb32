"""The agenda: a stack of what is still to be done, whose top the game waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from concordia.engine.moves import DONE, Move
from concordia.engine.values import Value

if TYPE_CHECKING:
    from concordia.engine.state import State

NOBODY: Final = -1
CHANCE: Final = -2
"""The seat that answers where the rules shuffle during the game."""


class Item(Value):
    """Something on the agenda. On top it either does its work or waits for an answer."""

    __slots__ = ()

    def enter(self, state: State) -> bool:
        """Called when it is on top: True if it waits for an answer."""
        raise NotImplementedError


class Task(Item):
    """An item that asks nobody."""

    __slots__ = ()

    def enter(self, state: State) -> bool:
        """Leave the agenda and do the work."""
        state.pop()
        self.run(state)
        return False

    def run(self, state: State) -> None:
        """Do the work on the private copy of the state."""
        raise NotImplementedError


class Decision(Item):
    """An item that a seat answers: question, answers and effect in one place."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, state: State) -> bool:
        """Wait for the answer, unless the decision knows better."""
        return True

    def moves(self, state: State) -> list[Move]:
        """Every legal answer, in a fixed order."""
        raise NotImplementedError

    def resolve(self, state: State, move: Move) -> None:
        """Carry out an answer on the private copy of the state."""
        raise NotImplementedError


class Offer(Decision):
    """A decision that can be left with `done`, and is left silently when nothing else can be answered."""

    __slots__ = ()

    def enter(self, state: State) -> bool:
        """Wait only if there is something to choose."""
        moves = list_moves(state, self)
        if len(moves) == 1 and moves[0] is DONE:
            state.pop()
            return False
        state.listed = moves
        return True


class Frame:
    """One place of the agenda: an item and what lies below it."""

    __slots__ = ("below", "item")

    def __init__(self, item: Item, below: Frame | None) -> None:
        self.item = item
        self.below = below


def list_moves(state: State, decision: Decision) -> list[Move]:
    """The answers to a decision, tiles that may be used at this moment included (S2.4)."""
    return decision.moves(state)


def advance(state: State) -> None:
    """Work the agenda off until somebody has to answer."""
    while not state.agenda.item.enter(state):
        pass
