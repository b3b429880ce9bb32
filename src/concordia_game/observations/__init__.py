"""What a seat sees, for programs that learn: as a vector with names, as a graph, as JSON, as text.

`concordia_game.observations.graph` needs numpy.
"""

from __future__ import annotations

from typing import Any

from concordia_game.engine.view import View
from concordia_game.files.position import state_data
from concordia_game.observations.observer import Observer, seen_by
from concordia_game.observations.spec import Section, Spec

__all__ = ["Observer", "Section", "Spec", "observation_data", "observation_text", "seen_by"]


def observation_data(view: View) -> dict[str, Any]:
    """What a seat sees as JSON: a position in which everything hidden is sorted (docs/state.md)."""
    return state_data(view.state)


def observation_text(view: View) -> str:
    """What a seat sees as the terminal draws it."""
    return str(view.state)
