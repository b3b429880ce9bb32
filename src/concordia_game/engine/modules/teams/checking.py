"""What holds for the part that team play adds to a position; used to check saved positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.teams.part import (
    ACTIVE,
    BETWEEN,
    LAYING_OUT,
    TeamsPart,
    partner_of,
    teams_of,
)
from concordia_game.engine.modules.teams.turns import CallCard, CarryOut, PartnerTurn
from concordia_game.engine.personas.double import roles
from concordia_game.engine.turn import ChooseCard

if TYPE_CHECKING:
    from concordia_game.engine.agenda import Item
    from concordia_game.engine.state import State

Fault = tuple[str, str]
"""A field of the part and what is wrong with it; empty if nothing is."""


def misled(state: State) -> Fault:
    """What is wrong with the part, if anything."""
    teams = teams_of(state)
    for found in (_stop(state, teams), _cards(state, teams), _stage(state, teams)):
        if found[1]:
            return found
    return "", ""


def _stop(state: State, teams: TeamsPart) -> Fault:
    if (teams.stop is None) != (state.concordia is None):
        return "stop", "it does not agree with the Concordia card"
    if teams.stop is None or state.concordia is None:
        return "", ""
    same = state.setup.teams[teams.stop] == state.setup.teams[state.concordia]
    return "stop", "" if same else "not one of the team that has the Concordia card"


def _cards(state: State, teams: TeamsPart) -> Fault:
    setup = state.setup
    dealt = {*setup.stack, *[kind for hand in setup.box.starting_hands for kind in hand]}
    for name, kind in (("card", teams.card), ("alone", teams.alone)):
        if kind is not None and (kind not in dealt or setup.cards[kind].persona.calls):
            return name, "no card that can be carried out in this game"
    if teams.role is not None and (teams.card is None or teams.role not in roles(state, teams.card)):
        return "role", "the card has no such role"
    return "", ""


def _stage(state: State, teams: TeamsPart) -> Fault:
    """How far the turn has come must be what the agenda says."""
    if not state.turn or len(state.items()) == 1:
        return "", ""
    partner = partner_of(state, state.active)
    items = state.items()
    waiting = any([isinstance(item, PartnerTurn) for item in items])
    laying = any([isinstance(item, (ChooseCard, CallCard)) for item in items])
    if waiting != (teams.stage in (LAYING_OUT, ACTIVE)):
        return "stage", "the partner's time has begun, or has not"
    if teams.stage == LAYING_OUT and not laying and not _carries(items, state.active):
        return "stage", "nothing is being laid out"
    if teams.stage == BETWEEN and not _carries(items, partner):
        return "stage", "the partner has nothing to carry out"
    if teams.stage not in (LAYING_OUT, BETWEEN) and (laying or _carries(items, None)):
        return "stage", "the card has not been carried out"
    return ("card", "no card lies there") if teams.stage != LAYING_OUT and teams.card is None else ("", "")


def _carries(items: list[Item], seat: Seat | None) -> bool:
    """Whether that seat, or anybody, has still to carry out."""
    return any([isinstance(item, CarryOut) and seat in (None, item.seat) for item in items])
