"""Team play for the wire: who plays with whom, who carries out, and the cards of the turn (V2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from concordia_game.engine.events import CardPlayed, Event, TurnBegan
from concordia_game.engine.ids import CardId, Seat
from concordia_game.engine.modules.teams.part import (
    ACTIVE,
    BETWEEN,
    LAYING_OUT,
    PARTNER,
    partner_of,
    teams_of,
)
from concordia_game.engine.modules.teams.turns import CallCard
from concordia_game.engine.reasons import Reason
from concordia_game.engine.scoring import team_totals
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.games.standing import teams_of_seats
from concordia_game.server import wire
from concordia_game.server.tabletop import wire_seat

Laid = tuple[tuple[Seat, CardId], ...]
"""The cards that were played in a turn, each with the seat that laid it down."""

STAGES: dict[int, wire.Stage] = {
    LAYING_OUT: "laying-out",
    ACTIVE: "active",
    BETWEEN: "between",
    PARTNER: "partner",
}


def teams_shown(setup: SetUp) -> list[list[wire.Seat]]:
    """The seats of each team in turn order; none without team play."""
    return [[wire_seat(seat) for seat in team] for team in teams_of_seats(setup)]


def team_scores(state: State) -> list[wire.TeamScore]:
    """The points of each team if the game ended now; none without team play."""
    teams = teams_shown(state.setup)
    return [wire.TeamScore(*entry) for entry in zip(teams, team_totals(state), strict=True)] if teams else []


def acting(state: State) -> Seat:
    """Whose part of the turn it is: the active player's, or that of the partner who carries out after him."""
    if not state.setup.options.teams or teams_of(state).stage in (LAYING_OUT, ACTIVE):
        return state.active
    return partner_of(state, state.active)


def laid_after(laid: Laid, happened: Iterable[Event]) -> Laid:
    """The cards of the turn after what happened."""
    for event in happened:
        if isinstance(event, TurnBegan):
            laid = ()
        elif isinstance(event, CardPlayed):
            laid = (*laid, (event.seat, event.card))
    return laid


def team_turn(state: State, laid: Sequence[tuple[Seat, CardId]]) -> wire.TeamTurn | None:
    """How far the turn of two has come, in team play."""
    if not state.setup.options.teams or not state.turn:
        return None
    teams, cards = teams_of(state), state.setup.cards
    return wire.TeamTurn(
        stage=STAGES[teams.stage],
        partner=wire_seat(partner_of(state, state.active)),
        acting=wire_seat(acting(state)),
        cards=[wire.CardLaid(wire_seat(seat), cards[card].id) for seat, card in laid],
        card=None if teams.card is None else cards[teams.card].id,
        role=None if teams.role is None else state.setup.box.role_ids[teams.role],
        alone=None if teams.alone is None else cards[teams.alone].id,
    )


# The card that the active player wishes his partner to play (V2.10).


def is_called(state: State) -> bool:
    """Whether the partner is asked for a card."""
    return isinstance(state.decision, CallCard)


def may_wish(state: State, seat: Seat) -> bool:
    """Whether a seat's partner is asked for a card, or may yet be in this turn of the seat."""
    if not state.setup.options.teams or state.over or not state.turn or state.active != seat:
        return False
    teams = teams_of(state)
    return is_called(state) or (teams.stage in (LAYING_OUT, ACTIVE) and teams.alone is None)


def wish_refusal(state: State, seat: Seat, card: str) -> Reason | None:
    """Why the seat's partner could not play a card of this id."""
    setup = state.setup
    hand = state.players[partner_of(state, seat)].hand
    held = [setup.cards[kind] for kind in hand if setup.cards[kind].id == card]
    if not held:
        return Reason("not_in_hand", {"card": card})
    return Reason("not_called") if held[0].persona.calls else None
