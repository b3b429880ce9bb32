"""A game cut into stretches: what one seat decided in a turn, with nothing coming to light in between.

Usually a stretch is a turn. In team play a turn has one for each partner, and where something hidden is
revealed in the middle of a turn, what follows is a stretch of its own: whoever decides knows more by then.
"""

from __future__ import annotations

from collections.abc import Sequence

from concordia_game.engine.ids import CHANCE, Seat
from concordia_game.engine.modules.teams.starting import NameStart
from concordia_game.engine.modules.teams.turns import GiveMoney
from concordia_game.engine.moves import Move
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.files.record import Played, Record
from concordia_game.notation.texts import parse_move

UNJUDGED = (GiveMoney, NameStart)
"""Questions that the bots answer by rule of thumb: whoever was asked nothing else is not judged."""


class Stretch:
    """Some moves of a game: `ply` of them were made before."""

    def __init__(self, ply: int, seat: Seat, state: State) -> None:
        self.ply = ply
        self.end = ply
        """How many moves had been made when it was over."""
        self.seat = seat
        self.state = state
        """Where it began."""
        self.after = state
        """Where it ended."""
        self.moves: list[Move] = []
        """Those of the seat."""
        self.texts: list[str] = []
        """All of them, with the answers of others, but not those of chance."""
        self.revealed = False
        """Whether something hidden came to light."""
        self.free = False
        """Whether there was anything to decide."""

    def add(self, played: Played, state: State, after: State) -> None:
        """Go on by a move."""
        mover, text = played
        if mover == self.seat:
            self.moves.append(parse_move(state, text))
            self.free |= len(legal_moves(state)) > 1 and not isinstance(state.decision, UNJUDGED)
        if mover != CHANCE:
            self.texts.append(text)
        self.revealed |= any(event.reveals() for event in after.happened)
        self.after = after
        self.end += 1


def stretches(record: Record) -> list[Stretch]:
    """All that can be judged in a game; bids and other questions before the first turn are not."""
    states = record.positions()
    found: list[Stretch] = []
    now: Stretch | None = None
    for ply, played in enumerate(record.moves):
        state, mover = states[ply], played[0]
        if now is not None and not _goes_on(now, state, mover):
            now = None
        if now is None and state.turn > 0 and mover in acting(state):
            now = Stretch(ply, mover, state)
            found.append(now)
        if now is not None:
            now.add(played, state, states[ply + 1])
    return [stretch for stretch in found if stretch.free]


def acting(state: State) -> Sequence[Seat]:
    """Whose turn it is; both of a team."""
    partner = state.setup.partners[state.active]
    return [state.active] if partner is None else [state.active, partner]


def _goes_on(now: Stretch, state: State, mover: Seat) -> bool:
    """Whether a move belongs to the stretch: others may have to answer in between (a full store)."""
    if state.turn != now.state.turn:
        return False
    return mover not in acting(state) or (mover == now.seat and not now.revealed)
