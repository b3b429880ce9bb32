"""A game's plies and what they add up to: the position, what is final, what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

import msgspec

from concordia_game.engine.deal import begin
from concordia_game.engine.events import Event
from concordia_game.engine.ids import CHANCE, Seat
from concordia_game.engine.moves import Move
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
from concordia_game.server.forecasts import ends_turn, foretold, lone_move
from concordia_game.server.goods import fields_shown
from concordia_game.server.happenings import events_shown
from concordia_game.server.store.rows import CONFIRM, HOLD, MOVE, RELEASE, RETRACT, MoveRow
from concordia_game.server.teams import Laid, laid_after


@dataclass(frozen=True, slots=True)
class Step:
    """Plies that belong together, and the positions they lead to."""

    rows: list[MoveRow]
    states: list[State]

    def dated(self, at: datetime) -> Step:
        """The same, made at a time: planning knows none."""
        return replace(self, rows=[replace(row, at=at) for row in self.rows])


class NotLegal(ValueError):
    """A stored move that is not legal, by the rules that are played now."""

    def __init__(self, row: MoveRow, reason: Reason) -> None:
        super().__init__(f"ply {row.ply}: '{row.text}': {reason}")
        self.row = row
        self.reason = reason


MOST_RETRACTS = 2_000
"""A game has a few hundred moves; anybody who takes back this many is just filling the disk."""


class History:
    """All plies of a game. They only grow; a move that was taken back is still there."""

    def __init__(self, game: str, setup: SetUp) -> None:
        self.game = game
        self.setup = setup
        self.states = [begin(setup)]
        """The current position, preceded by those to which the game can still go back."""
        self._laid: list[Laid] = [laid_after((), self.state.happened)]
        """For each of these positions the cards of its turn."""
        self.standing: list[MoveRow] = []
        self.turns: list[int] = []
        """For each standing move the turn in which it was made."""
        self.ply = 0
        self.log: list[bytes] = []
        """Each ply's log entry as JSON."""
        self.fresh = 0
        """The number of plies in the last step."""
        self.retracts = 0
        self.held: MoveRow | None = None
        """The move that is carried out when its player confirms the turn."""
        self.carried_out: tuple[Seat, int] | None = None
        """If the last step carried out a held move: whose, and how many of its events he has seen before."""

    @classmethod
    def fold(cls, game: str, setup: SetUp, rows: Iterable[MoveRow]) -> History:
        """The history that stored plies tell.

        A move that is not legal any more does no harm where it was taken back, with all that followed it.
        """
        history, plies = cls(game, setup), list(rows)
        back, void = taken_back(plies), 0
        for row in plies:
            if void or (row.ply in back and history._stored(row) is None):
                void += {MOVE: 1, RETRACT: -1}.get(row.kind, 0)
                history.pass_over(row)
            else:
                history.accept(history.refold(row))
        if history.held is not None and history._stored(history.held) is None:
            # Its player is asked again.
            history.held = None
        return history

    @property
    def state(self) -> State:
        """The current position."""
        if not self.states:
            self._replay()
        return self.states[-1]

    @property
    def laid(self) -> Laid:
        """The cards that were played in this turn."""
        if not self.states:
            self._replay()
        return self._laid[-1]

    def refold(self, row: MoveRow) -> Step:
        """A stored ply as a step."""
        if row.kind != MOVE:
            return Step([row], [])
        move = self._stored(row)
        if move is None:
            reason = why_not(self.state, row.text) or Reason("not_your_turn")
            raise NotLegal(row, reason)
        return Step([row], [apply(self.state, move)])

    def _stored(self, row: MoveRow) -> Move | None:
        """A stored move, if it can be made; its seat must be asked."""
        asked = row.seat == self.state.decision.seat
        return legal_texts(self.state).get(row.text) if asked else None

    def plan(self, seat: Seat, text: str) -> Step:
        """A move, and CHANCE's answers to it; an illegal one is refused with the reason."""
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

    def plan_hold(self, seat: Seat, text: str) -> Step:
        """Keep a legal move until the turn is confirmed."""
        return Step([self._row(1, seat, HOLD, text)], [])

    def plan_retract(self, seat: Seat, moves: int = 1) -> Step:
        """Take back the last moves, first of all the one that is held."""
        kinds = [RETRACT] * moves
        if self.held is not None and self.held.seat == seat:
            kinds[0] = RELEASE
        return Step([self._row(n, seat, kind, kind) for n, kind in enumerate(kinds, 1)], [])

    def plan_confirm(self, seat: Seat) -> Step:
        """End the turn for good; now a move that was held is carried out."""
        done = Step([], []) if self.held is None else self.plan(self.held.seat, self.held.text)
        return Step([*done.rows, self._row(len(done.rows) + 1, seat, CONFIRM, CONFIRM)], done.states)

    def plan_takeback(self, seat: Seat, to: int) -> Step:
        """Take back all moves after a ply, whoever made them, as far as somebody is asked then."""
        held = [] if self.held is None else [self._row(1, self.held.seat, RELEASE, RELEASE)]
        moves = range(1 + len(held), 1 + len(held) + self.moves_since(to))
        return Step([*held, *[self._row(n, seat, RETRACT, RETRACT) for n in moves]], [])

    def moves_since(self, to: int) -> int:
        """How many standing moves were made after a ply; CHANCE's answers go with the move before them."""
        kept = [row for row in self.standing if row.ply <= to]
        if len(kept) < len(self.standing) and self.standing[len(kept)].seat == CHANCE:
            kept = kept[: max(n for n, row in enumerate(kept) if row.seat != CHANCE)]
        return len(self.standing) - len(kept)

    def turn_began(self) -> int | None:
        """The ply after which the current turn began; None if no move of it stands yet."""
        first, turn = len(self.turns), self.state.turn
        while first > 0 and self.turns[first - 1] == turn:
            first -= 1
        return self.standing[first].ply - 1 if first < len(self.turns) else None

    def last_turn(self, seat: Seat) -> tuple[int, int] | None:
        """The plies before the last move of a seat, and before the turn in which it was made."""
        standing, turns = self.standing, self.turns
        last = len(standing) - 1
        while last >= 0 and standing[last].seat != seat:
            last -= 1
        if last < 0:
            return None
        first = last
        while first > 0 and turns[first - 1] == turns[last]:
            first -= 1
        return standing[last].ply - 1, standing[first].ply - 1

    def _row(self, distance: int, seat: Seat, kind: str, text: str) -> MoveRow:
        return MoveRow(self.game, self.ply + distance, seat, kind, text)

    def accept(self, step: Step) -> None:
        """Carry out a step that is safely on disk."""
        states, self.carried_out = iter(step.states), None
        if self.held is not None and step.states and step.rows[-1].kind == CONFIRM:
            self.carried_out = self.held.seat, len(foretold(step.states[0]))
        for row in step.rows:
            self.held = row if row.kind == HOLD else None
            if row.kind == MOVE:
                self._stand(row, next(states))
            elif row.kind == RETRACT:
                self._go_back()
            elif row.kind == RELEASE:
                self.retracts += 1
            elif row.kind == CONFIRM:
                self._settle()
            self._log(row, self.state.happened if row.kind == MOVE else [])
        self.fresh = len(step.rows)

    def pass_over(self, row: MoveRow) -> None:
        """A ply that only stays in the log."""
        self.retracts += row.kind in (RETRACT, RELEASE)
        self._log(row, [])
        self.fresh = 1

    def _stand(self, row: MoveRow, state: State) -> None:
        """Add a move; nobody can go back past another seat's answer or past a reveal."""
        if self.standing and self.standing[-1].seat != row.seat:
            self._settle()
        self.turns.append(self.state.turn)
        self.states.append(state)
        self._laid.append(laid_after(self.laid, state.happened))
        self.standing.append(row)
        if stands(state):
            self._settle()

    def _go_back(self) -> None:
        """Take back the last standing move; one that is final leaves the position to be found anew."""
        for plies in (self.states, self._laid, self.standing, self.turns):
            del plies[-1:]
        self.retracts += 1

    def _replay(self) -> None:
        """Find the position after what was final has been taken back; all that still stands is final."""
        again = History(self.game, self.setup)
        for row in self.standing:
            again.accept(again.refold(row))
        self.states, self._laid = again.states[-1:], again._laid[-1:]

    def _settle(self) -> None:
        """Make everything so far final."""
        del self.states[:-1]
        del self._laid[:-1]

    def _log(self, row: MoveRow, events: list[Event]) -> None:
        self.ply = row.ply
        shown = events_shown(self.setup, events)
        # What is held is its player's secret.
        text = HOLD if row.kind == HOLD else row.text
        self.log.append(msgspec.json.encode(wire.LogEntry(row.ply, mover_name(row.seat), text, shown)))

    def can_undo(self, seat: Seat) -> bool:
        """Not past a confirmation, a reveal or another seat's answer, and not endlessly."""
        return bool(self._back(seat))

    def _back(self, seat: Seat) -> list[State]:
        """The positions to which a seat can go back, the latest first."""
        if self.retracts >= MOST_RETRACTS:
            return []
        own = bool(self.standing) and self.standing[-1].seat == seat
        earlier = self.states[-2::-1] if own else []
        holds = self.held is not None and self.held.seat == seat
        return [self.state, *earlier] if holds else earlier

    def moves_back(self, seat: Seat, to: wire.UndoTo, confirmed: bool) -> int:
        """How many moves an undo takes back; 0 if there is nothing to go back to."""
        back = self._back(seat)
        if to == "move":
            return min(1, len(back))
        if to == "turn":
            return sum(state.turn == back[0].turn for state in back)
        return next((n for n, state in enumerate(back, 1) if lone_move(state, confirmed) is None), 0)

    def choices_back(self, seat: Seat, confirmed: bool) -> int:
        """How many choices a seat can take back one after the other."""
        return sum(lone_move(state, confirmed) is None for state in self._back(seat))

    def unconfirmed(self) -> Seat | None:
        """The seat whose last move ended its turn, or its part of it, and could still be taken back."""
        if len(self.states) < 2:
            return None
        seat = self.standing[-1].seat
        return seat if ends_turn(self.states[-2], self.state, seat) else None


def taken_back(rows: list[MoveRow]) -> set[int]:
    """The plies whose moves were taken back."""
    standing: list[int] = []
    found: set[int] = set()
    for row in rows:
        if row.kind == MOVE:
            standing.append(row.ply)
        elif row.kind == RETRACT:
            found.add(standing.pop())
    return found


def explain(state: State, seat: Seat, text: str) -> Reason | None:
    """Why a text is not a legal move, from what the seat may know; None if it is one."""
    return why_not(View(state, seat).state, text)
