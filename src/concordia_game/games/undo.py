"""Taking moves back: the last one of a seat's own, unless it stands for good."""

from __future__ import annotations

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.state import State


class UndoRefused(ConcordiaError):
    """There is nothing that the seat may take back."""


def stands(state: State) -> bool:
    """Whether the move that led here stands for good: it brought something hidden to light."""
    return any(event.reveals() for event in state.happened)
