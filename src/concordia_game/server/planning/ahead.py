"""Turns of one side played ahead, as if the others stood still."""

from __future__ import annotations

from collections.abc import Sequence

from concordia_game.engine.agenda import advance
from concordia_game.engine.ids import NOBODY, Seat
from concordia_game.engine.moves import Forgo, PayGoods
from concordia_game.engine.play import apply, chance_answers, legal_moves
from concordia_game.engine.reasons import Reason
from concordia_game.engine.state import State
from concordia_game.files.record import mover_name
from concordia_game.notation.texts import legal_texts
from concordia_game.notation.why import why_not
from concordia_game.server import wire
from concordia_game.server.happenings import events_shown
from concordia_game.server.teams import Laid, laid_after

OWED = (PayGoods, Forgo)
"""What somebody has to settle whose turn is passed over: goods that are due, or that have no room."""


class Ahead:
    """A copy of a game in which only one side moves."""

    def __init__(self, start: State, laid: Laid, side: Sequence[Seat], ply: int) -> None:
        self.state = start
        self.laid = laid
        self.side = side
        self.rows: list[wire.LogEntry] = []
        """The moves that were made, as the log shows them."""
        self.drawn = False
        """Whether something hidden has come up, which was drawn for the plan."""
        self._ply = ply
        self._pass_over()

    @property
    def asked(self) -> Seat | None:
        """The seat of the side that is asked; None when there is nothing more to plan."""
        seat = self.state.decision.seat
        return seat if seat in self.side else None

    def play(self, texts: Sequence[str]) -> Reason | None:
        """Make moves as long as they are legal; returns why the next one is not."""
        for text in texts:
            words = " ".join(text.split())
            move = legal_texts(self.state).get(words) if self.asked is not None else None
            if move is None:
                return why_not(self.state, words) or Reason("unknown_move", {"word": words})
            seat = self.state.decision.seat
            self._go(apply(self.state, move))
            events = events_shown(self.state.setup, self.state.happened)
            ply = self._ply + len(self.rows) + 1
            self.rows.append(wire.LogEntry(ply, mover_name(seat), words, events))
            self._pass_over()
        return None

    def _go(self, state: State) -> None:
        self.laid = laid_after(self.laid, state.happened)
        self.drawn = self.drawn or any(event.reveals() for event in state.happened)
        self.state = state

    def _pass_over(self) -> None:
        """Go on to the next question to the side; before the first turn nobody can be passed over."""
        while True:
            for _, after in chance_answers(self.state):
                self.drawn = True
                self._go(after)
            seat = self.state.decision.seat
            if seat in self.side or seat == NOBODY or self.state.turn == 0:
                return
            self._go(passed_over(self.state))


def passed_over(state: State) -> State:
    """The position in which whoever is asked has done nothing, but for what is owed."""
    if any(answer in OWED for answer in type(state.decision).answers):
        return apply(state, legal_moves(state)[0])
    child = state.child()
    child.pop()
    advance(child)
    return child
