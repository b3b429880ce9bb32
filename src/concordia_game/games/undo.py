"""Taking moves back: a seat's own last move, unless it is final."""

from __future__ import annotations

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.state import State


class UndoRefused(ConcordiaError):
    """There is no move that the seat may take back."""


def stands(state: State) -> bool:
    """Whether the move that led here is final because it brought something hidden to light."""
    return any(event.reveals() for event in state.events)
