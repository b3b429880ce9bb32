"""Team play as a module: hands, starting cities, the turn of two, the end, and the ranking (V2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia_game.engine.ids import CardId, CityId, Seat
from concordia_game.engine.module import Module
from concordia_game.engine.modules.teams.checking import misled
from concordia_game.engine.modules.teams.part import (
    ACTIVE,
    BETWEEN,
    LAYING_OUT,
    TeamsPart,
    edit_teams,
    partner_of,
    teams_of,
)
from concordia_game.engine.modules.teams.starting import ask_for_starts, second_half, start_cities
from concordia_game.engine.modules.teams.turns import lay_out, plan_turn
from concordia_game.engine.part import Part
from concordia_game.engine.personas.double import roles
from concordia_game.engine.personas.praetor import Praetor
from concordia_game.engine.personas.tribune import Tribune

if TYPE_CHECKING:
    from concordia_game.engine.options import Options
    from concordia_game.engine.setup import SetUp
    from concordia_game.engine.state import Player, State

STARTING = 2
"""So many colonists begin in a named city (V2.4)."""
SIZES = (4, 6)
"""The numbers of players that form teams (V2.1)."""


@final
class Teams(Module):
    """Two or three teams of two; partners sit opposite."""

    __slots__ = ()

    @classmethod
    def in_play(cls, options: Options) -> bool:
        """Whether partners play together."""
        return options.teams

    @classmethod
    def refusal(cls, options: Options) -> str:
        """Only four or six form teams, and there is no intermediate scoring (V2.16)."""
        if options.players not in SIZES:
            return f"players: {options.players} don't form teams, 4 or 6 do"
        return "intermediate_scoring: not in team play" if options.intermediate_scoring else ""

    def part(self, setup: SetUp) -> Part:
        """Nothing has been laid out."""
        return TeamsPart(LAYING_OUT, None, False, None, None, None, None)

    def begin(self, state: State) -> None:
        """The second half of the table names its cities, after the patricians (V2.3, V2.4)."""
        ask_for_starts(state)

    def plan_turn(self, state: State, seat: Seat) -> bool:
        """The turn of two."""
        plan_turn(state, seat)
        return True

    def card_played(self, state: State, seat: Seat, card: CardId) -> bool:
        """Lay it out; it is carried out once all cards of the turn lie there."""
        lay_out(state, seat, card)
        return True

    def card_copied(self, state: State, card: CardId) -> None:
        """What the active player's Diplomat copies is what both carry out (V2.11)."""
        teams = teams_of(state)
        if teams.stage == ACTIVE and teams.card is not None:
            if state.setup.cards[teams.card].persona.copies:
                teams = edit_teams(state)
                teams.card = card
                teams.called = False

    def role_taken(self, state: State, role: int) -> None:
        """The partner takes the other one (V2.7)."""
        teams = teams_of(state)
        if teams.stage != ACTIVE or teams.role is not None or teams.card is None:
            return
        if role in roles(state, teams.card):  # not that of a card which a Prefect has copied (S2.6)
            edit_teams(state).role = role

    def keeps_gaps(self, state: State) -> bool:
        """With a Praetor the display is filled up after both have bought (V2.8)."""
        teams = teams_of(state)
        if teams.stage not in (ACTIVE, BETWEEN) or teams.card is None:
            return False
        if not state.setup.figures.team_readings.filled_after_both:
            return False
        return isinstance(state.setup.cards[teams.card].persona, Praetor)

    def end_triggered(self, state: State) -> None:
        """Whoever triggers it, it counts as the active player's turn (V2.14)."""
        every = state.setup.options.last_turns == "players"
        edit_teams(state).stop = state.active if every else partner_of(state, state.active)

    def last_seat(self, state: State, seat: Seat | None) -> Seat | None:
        """Every other player has one more turn, or every other team (V2.14)."""
        return teams_of(state).stop

    def stands(self, state: State, player: Player, city: CityId) -> bool:
        """The second half of the table may still stand where it began, with two colonists (V2.4)."""
        if player.seat not in second_half(state.setup) or city not in start_cities(state.setup):
            return False
        board = state.setup.board
        foreign = ~(player.houses | board.start_bit)
        strange = [
            place
            for place in player.land + player.sea
            if place >= board.first_city and foreign >> (place - board.first_city) & 1
        ]
        return len(strange) <= STARTING and len(set(strange)) == 1

    def fault(self, state: State) -> tuple[str, str]:
        """The part has to agree with the agenda and with the Concordia card."""
        place, problem = misled(state)
        return f"modules.teams.{place}" if problem else "", problem

    def took_back(self, state: State, seat: Seat) -> bool:
        """A partner who follows lays no card, so his pile may be empty without a Tribune."""
        teams = teams_of(state)
        if seat == state.active or teams.called or teams.alone is not None:
            return True
        return teams.card is not None and isinstance(state.setup.cards[teams.card].persona, Tribune)

    def rank(self, state: State, totals: list[int]) -> list[int]:
        """Partners win or lose together (V2.1)."""
        setup = state.setup
        together = [0] * len(setup.seats)
        for seat in setup.seats:
            together[setup.teams[seat]] += totals[seat]
        return [together[setup.teams[seat]] for seat in setup.seats]
