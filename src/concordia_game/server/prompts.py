"""What a viewer is asked, for the wire; each decision names its message."""

from __future__ import annotations

from concordia_game.engine.state import State
from concordia_game.engine.turn import GameOver
from concordia_game.server import wire
from concordia_game.server.goods import fields_shown

CONFIRM = wire.Prompt("confirm-turn", {})
OVER = wire.Prompt(GameOver.prompt, {})


def confirm_part(partner: str) -> wire.Prompt:
    """A part of the turn is complete; the partner goes on."""
    return wire.Prompt("confirm-part", {"seat": partner})


def prompt_for(state: State) -> wire.Prompt:
    """The question to the seat that has to answer, or that the game is over."""
    id, fields = state.decision.asked(state)
    return wire.Prompt(id, fields_shown(fields))


def wait_for(seat: str) -> wire.Prompt:
    """What everybody else sees."""
    return wire.Prompt("wait-for", {"seat": seat})
