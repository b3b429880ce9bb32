"""A game's plies and their fold: the position, what stands, what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from concordia_game.engine.deal import begin
from concordia_game.engine.ids import CHANCE, Seat
from concordia_game.engine.play import apply, chance_answers
from concordia_game.engine.reasons import Reason
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.record import mover_name
from concordia_game.games.undo import stands
from concordia_game.notation.texts import legal_texts, move_text
from concordia_game.notation.why import why_not
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.goods import fields_shown
from concordia_game.server.happenings import events_shown
from concordia_game.server.store.rows import CONFIRM, MOVE, RETRACT, MoveRow


@dataclass(frozen=True, slots=True)
class Step:
    """Plies that belong together, and the positions that they lead to."""

    rows: list[MoveRow]
    states: list[State]


MOST_RETRACTS = 2_000
"""A game has some hundred moves; whoever takes back this often only fills the disk."""


class History:
    """All plies of a game. They only grow; a move that was taken back is still there."""

    def __init__(self, game: str, setup: SetUp) -> None:
        self.game = game
        self.setup = setup
        self.states = [begin(setup)]
        """The position now, and before it those that can still be gone back to."""
        self.standing: list[MoveRow] = []
        self.ply = 0
        self.log: list[bytes] = []
        """Each ply's log entry as JSON."""
        self.fresh = 0
        """How many plies the last step had."""
        self.retracts = 0

    @classmethod
    def fold(cls, game: str, setup: SetUp, rows: Iterable[MoveRow]) -> History:
        """The history that stored plies tell."""
        history = cls(game, setup)
        for row in rows:
            history.accept(history.refold(row))
        return history

    @property
    def state(self) -> State:
        """The position now."""
        return self.states[-1]

    def refold(self, row: MoveRow) -> Step:
        """A stored ply as a step."""
        if row.kind != MOVE:
            return Step([row], [])
        return Step([row], [apply(self.state, legal_texts(self.state)[row.text])])

    def plan(self, seat: Seat, text: str) -> Step:
        """A move, and what CHANCE answers to it; an illegal one is refused with its reason."""
        state = self.state
        words = " ".join(text.split())
        move = legal_texts(state).get(words)
        if move is None:
            reason = explain(state, seat, text) or Reason("unknown_move")
            raise Refused("illegal", {"reason": reason.code, **fields_shown(reason.details)})
        rows, states = [self._row(1, seat, MOVE, words)], [apply(state, move)]
        for drawn, after in chance_answers(states[-1]):
            rows.append(self._row(len(rows) + 1, CHANCE, MOVE, move_text(self.setup, drawn)))
            states.append(after)
        return Step(rows, states)

    def plan_retract(self, seat: Seat) -> Step:
        """Take the last move back."""
        return Step([self._row(1, seat, RETRACT, RETRACT)], [])

    def plan_confirm(self, seat: Seat) -> Step:
        """End the turn for good."""
        return Step([self._row(1, seat, CONFIRM, CONFIRM)], [])

    def _row(self, distance: int, seat: Seat, kind: str, text: str) -> MoveRow:
        return MoveRow(self.game, self.ply + distance, seat, kind, text)

    def accept(self, step: Step) -> None:
        """Make a step that is safe on disk."""
        states = iter(step.states)
        for row in step.rows:
            if row.kind == MOVE:
                self._stand(row, next(states))
            elif row.kind == RETRACT:
                self.states.pop()
                self.standing.pop()
                self.retracts += 1
            else:
                self._settle()
            self.ply = row.ply
            self.log.append(self._entry(row))
        self.fresh = len(step.rows)

    def _stand(self, row: MoveRow, state: State) -> None:
        """A move stands; nobody goes back past another seat's answer, or to before a reveal."""
        if self.standing and self.standing[-1].seat != row.seat:
            self._settle()
        self.states.append(state)
        self.standing.append(row)
        if stands(state):
            self._settle()

    def _settle(self) -> None:
        """Nothing up to now can be taken back any more."""
        del self.states[:-1]

    def _entry(self, row: MoveRow) -> bytes:
        events = events_shown(self.setup, self.state.events) if row.kind == MOVE else []
        return msgspec.json.encode(wire.LogEntry(row.ply, mover_name(row.seat), row.text, events))

    def can_undo(self, seat: Seat) -> bool:
        """Not past a confirmation, a reveal or another seat's answer, and not without end."""
        return len(self.states) > 1 and self.standing[-1].seat == seat and self.retracts < MOST_RETRACTS

    def unconfirmed(self) -> Seat | None:
        """The seat whose last move ended its turn and could still be taken back."""
        if len(self.states) < 2:
            return None
        seat, before = self.standing[-1].seat, self.states[-2]
        ended = self.state.over or self.state.turn != before.turn
        return seat if ended and before.turn > 0 and before.active == seat else None


def explain(state: State, seat: Seat, text: str) -> Reason | None:
    """Why a text is not a legal move, from what the seat may know; None if it is one."""
    return why_not(View(state, seat).state, text)
