"""A move as far as its player can foresee it: whether it ends the turn, or reveals something hidden.

Everything is found by trying the move on what the player may know, so no answer depends on what is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from concordia_game.engine.events import CardRevealed, Event
from concordia_game.engine.ids import CHANCE, Seat
from concordia_game.engine.modules.forum.events import TileRevealed
from concordia_game.engine.modules.forum.part import edit_forum
from concordia_game.engine.moves import Closing, Move, PlayCard
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.notation.texts import legal_texts
from concordia_game.server.teams import acting


@dataclass(frozen=True, slots=True)
class Forecast:
    """What becomes of a move, in its player's eyes."""

    after: State
    """The position after it, with made-up things in the place of hidden ones."""
    reveals: bool
    ends: bool

    @property
    def is_held(self) -> bool:
        """Whether it waits for the confirmation of the turn where turns are confirmed."""
        return self.reveals and self.ends

    @property
    def events(self) -> list[Event]:
        """What it causes until something hidden comes to light."""
        return foretold(self.after)

    @property
    def state(self) -> State:
        """The position after it as far as that is known: what would be revealed still lies in its stack."""
        happened, known = self.after.happened, self.after.child()
        spaces = [event.space for event in happened if isinstance(event, CardRevealed)]
        known.drawn -= len(spaces)
        known.display = [
            None if space in spaces else card for space, card in enumerate(self.after.display, 1)
        ]
        tiles = tuple(event.tile for event in happened if isinstance(event, TileRevealed))
        if tiles:
            forum = edit_forum(known)
            forum.row = tuple(tile for tile in forum.row if tile not in tiles)
            forum.stack = tiles + forum.stack
        return known


def foretold(after: State) -> list[Event]:
    """What happened before something hidden came to light."""
    return list(takewhile(lambda event: not event.reveals(), after.happened))


def forecast(known: State, seat: Seat, move: Move) -> Forecast:
    """A legal move of a seat, tried on what that seat may know."""
    after = apply(known, move)
    return Forecast(after, reveals(after), ends_turn(known, past_chance(after), seat))


def forecast_text(state: State, seat: Seat, text: str) -> Forecast:
    """The same for a move that is known by its text."""
    known = View(state, seat).state
    return forecast(known, seat, legal_texts(known)[text])


def reveals(after: State) -> bool:
    """Whether a move that led here has brought, or is about to bring, something hidden to light."""
    return after.decision.seat == CHANCE or any(event.reveals() for event in after.happened)


def ends_turn(before: State, after: State, seat: Seat) -> bool:
    """Whether a move of a seat has ended the turn of its team, or its own part of it."""
    if before.turn == 0:
        return False
    if after.over or after.turn != before.turn:
        return seat in (before.active, before.setup.partners[before.active])
    return acting(before) == seat != acting(after)


def lone_move(state: State, confirmed: bool) -> Move | None:
    """The only answer of the player at his turn, if it is no choice at all and can be given for him.

    A card to play is always chosen, nobody declines without saying so, and nothing is given away: not what
    would be revealed at once, and not the end of a turn that nobody has to confirm.
    """
    decision, seat = state.decision, state.active
    if state.turn == 0 or decision.seat != seat or PlayCard in type(decision).answers:
        return None
    known = View(state, seat).state
    moves = legal_moves(known)
    if len(moves) != 1 or isinstance(moves[0], Closing):
        return None
    found = forecast(known, seat, moves[0])
    return moves[0] if (found.ends and confirmed) or not (found.ends or found.reveals) else None
