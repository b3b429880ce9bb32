"""A turn that somebody tries: folded from its moves, on what the seat of the puzzle may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import cast

import msgspec
from msgspec import Raw

from concordia_game.engine.ids import NOBODY, Seat
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.notation.texts import move_text
from concordia_game.puzzles.puzzle import Puzzle
from concordia_game.server import wire
from concordia_game.server.apart import game_apart, seat_apart
from concordia_game.server.errors import Refused
from concordia_game.server.forecasts import forecast_text, lone_move
from concordia_game.server.goods import fields_shown
from concordia_game.server.history import History, explain
from concordia_game.server.lessons.practice import RIVALS
from concordia_game.server.previews import moves_shown
from concordia_game.server.showing import NONE, Sight, encode
from concordia_game.server.tabletop import wire_seat


class Solving:
    """Where somebody is in a turn: until its end, all of it can be taken back."""

    def __init__(self, puzzle: Puzzle, deeds: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        begun = puzzle.begin()
        self.seat: Seat = begun.decision.seat
        self._turn = begun.turn
        self.history = History(puzzle.id, begun.setup)
        self.history.states = [begun]
        self.deeds: list[str] = []
        self._choices: list[int] = []
        """How many deeds there were each time something could be chosen."""
        for deed in deeds:
            self.do(deed)

    @property
    def state(self) -> State:
        """The position."""
        return self.history.state

    @property
    def over(self) -> bool:
        """Whether the turn is over; its last move is held back if it would bring something to light."""
        return self.history.held is not None or self.state.turn != self._turn or self.state.over

    def do(self, text: str) -> None:
        """A move of the seat, then what others have to answer to it."""
        if self.over:
            raise Refused("illegal")
        before = self.state
        held = text in self._legal and forecast_text(before, self.seat, text).is_held
        plan = self.history.plan_hold if held else self.history.plan
        step = plan(self.seat, text)
        if lone_move(before, True) is None:
            self._choices.append(len(self.deeds))
        self.history.accept(step)
        self.deeds.append(text)
        self._let_others_answer()

    @property
    def _legal(self) -> list[str]:
        return [move_text(self.state.setup, move) for move in legal_moves(self.state)]

    def _let_others_answer(self) -> None:
        """As `puzzles.puzzle.past_others` does: whoever has to forgo something says what."""
        while not self.over and (asked := self.state.decision.seat) not in (self.seat, NOBODY):
            self.history.accept(self.history.plan(asked, self._legal[0]))

    def asked(self) -> wire.PuzzleAsked:
        """What is asked, and how far one is."""
        return wire.PuzzleAsked(
            id=self.puzzle.id,
            seat=wire_seat(self.seat),
            theme=cast(wire.PuzzleTheme, self.puzzle.theme),
            grade=cast(wire.PuzzleGrade, self.puzzle.grade),
            back=self._choices[-1] if self._choices else 0,
            over=self.over,
        )

    def position(self, since: int, moves: bool = True) -> Raw:
        """The table, with the log since a ply; in a film nothing can be done."""
        rivals = [seat for seat in self.history.setup.seats if seat != self.seat]
        seated = {seat: seat_apart(seat, "", "bot", "normal", RIVALS[n]) for n, seat in enumerate(rivals)}
        seats = [seated.get(seat) or seat_apart(seat) for seat in self.history.setup.seats]
        game = msgspec.structs.replace(game_apart(self.puzzle.id, self.history.setup), confirm=True)
        waiting = self.seat if self.over else None
        sight = _Sight(self.history, Raw(encode(game)), waiting, len(self._choices), moves)
        return Raw(sight.position(Raw(encode(seats)), [self.seat], since))

    def why_not(self, text: str) -> wire.NotAsked:
        """Why a move can't be made."""
        reason = None if self.over else explain(self.state, self.seat, text)
        if reason is None:
            return wire.NotAsked(None, {}, None)
        return wire.NotAsked(reason.code, fields_shown(reason.details), None)


def film(puzzle: Puzzle, texts: Sequence[str]) -> bytes:
    """A turn, move by move, as whoever solves the puzzle would see it."""
    frames, since = [], 0
    for count in range(len(texts) + 1):
        solving = Solving(puzzle, texts[:count])
        frames.append(bytes(solving.position(since, moves=False)))
        since = solving.history.ply
    return b'{"frames":[%b],"opened":[]}' % b",".join(frames)


class _Sight(Sight):
    """A game of which everything that was done in the turn can be taken back."""

    def __init__(self, history: History, game: Raw, waiting: Seat | None, steps: int, moves: bool) -> None:
        super().__init__(history, game, waiting, confirmed=True)
        self._back = steps
        self._playing = moves

    @cached_property
    def _moves(self) -> Raw:
        if not self._playing:
            return NONE
        shown = moves_shown(self.state, self.state.decision.seat, True)
        for move in shown:
            move.preview.final = False
        return Raw(encode(shown))

    def _steps(self, seat: Seat) -> int:
        return self._back
