"""What a viewer is asked, for the wire; the messages are chosen in `concordia_game.i18n.prompts`."""

from __future__ import annotations

from concordia_game.engine.state import State
from concordia_game.i18n.prompts import asked
from concordia_game.server import wire

CONFIRM = wire.Prompt("confirm-turn", {})


def prompt_for(state: State) -> wire.Prompt:
    """What the seat asked is asked; that the game is over, if it is."""
    return wire.Prompt(*asked(state))


def wait_for(seat: str) -> wire.Prompt:
    """What everybody else sees."""
    return wire.Prompt("wait-for", {"seat": seat})
