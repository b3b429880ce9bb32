"""A lesson under way: folded from what was done in it, as a game is from its moves."""

from __future__ import annotations

from functools import cached_property

from msgspec import Raw

from concordia_game.engine.ids import Seat
from concordia_game.engine.play import legal_moves
from concordia_game.engine.scoring import score
from concordia_game.engine.state import State
from concordia_game.lessons.lesson import PUPIL, Lesson, Step
from concordia_game.server import wire
from concordia_game.server.apart import game_apart, seat_apart
from concordia_game.server.errors import Refused
from concordia_game.server.goods import fields_shown
from concordia_game.server.history import History, explain
from concordia_game.server.previews import moves_shown
from concordia_game.server.showing import Sight, encode

NEXT = "next"
"""The deed of somebody who has read what there was to read."""

RIVALS = ("livia", "agrippa", "cornelia")
"""Who sits at the other seats."""

SAY_LITTLE = ("not_now", "unknown_move")
"""Reasons of the rules that help nobody who learns: the coach knows what is to be done instead."""


class Practice:
    """Where somebody is in a lesson, and what the coach has to say."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        begun = lesson.begin()
        self.history = History(lesson.id, begun.setup)
        self.history.states = [begun]
        self.deeds: list[str] = []
        self._at = 0
        self._rivals: list[str] = []
        """What the others are still to do in answer to the last deed."""
        self._answers: wire.CoachSays | None = None
        self._back: int | None = None

    @property
    def state(self) -> State:
        """The position."""
        return self.history.state

    @property
    def step(self) -> Step | None:
        """What is asked; None once all is done."""
        return self.lesson.steps[self._at] if self._at < len(self.lesson.steps) else None

    @property
    def pupils_turn(self) -> bool:
        """Whether whoever learns is asked, by the game or by the coach."""
        return self.state.over or self.state.decision.seat == PUPIL

    # What is done.

    def do(self, text: str) -> None:
        """A deed: a move of whoever learns, if it is asked for, or of a rival, or `next`."""
        if not self.pupils_turn:
            self._move(text)
        elif text == NEXT:
            self._read_on()
        else:
            self._deed(text)
        self.deeds.append(text)

    def _read_on(self) -> None:
        if self.step is None or not self.step.read_only:
            raise Refused("illegal")
        self._at += 1
        self._answers = self._back = None

    def _deed(self, text: str) -> None:
        step = self.step
        if step is None or not step.asks_for(text):
            raise Refused("illegal")
        if step.to_the_end:
            self._answers = None
            self._back = len(self.deeds) if len(legal_moves(self.state)) > 1 else self._back
            self._move(text)
            return
        before = score(self.state, PUPIL).by_name()
        self._move(text)
        self._rivals = list(step.rivals)
        self._at += 1
        self._back = len(self.deeds) if step.again else None
        after = score(self.state, PUPIL).by_name()
        gained = {name: points - before[name] for name, points in after.items()}
        self._answers = wire.CoachSays(self._message("done", step), {**gained, "sum": after["total"]})

    def _move(self, text: str) -> None:
        if self._rivals and text == self._rivals[0]:
            del self._rivals[0]
        self.history.accept(self.history.plan(self.state.decision.seat, text))
        if self.state.over and self.step is not None and self.step.to_the_end:
            self._at, self._back = len(self.lesson.steps), None

    @property
    def rivals_move(self) -> str | None:
        """What a rival who is asked does, if the lesson says so."""
        return self._rivals[0] if self._rivals else None

    # What is shown.

    def _message(self, part: str, step: Step) -> str:
        return f"lesson-{self.lesson.id}-{step.id}" + (f"-{part}" if part else "")

    def coach(self, mistake: wire.Mistake | None = None) -> wire.Coach:
        """What the coach says now."""
        step = self.step
        return wire.Coach(
            step=self._at,
            steps=len(self.lesson.steps),
            asks=wire.CoachSays(f"lesson-{self.lesson.id}-end" if step is None else self._message("", step)),
            answers=self._answers,
            point=step.point if step else "",
            reads=step is not None and step.read_only,
            back=self._back,
            over=step is None,
            mistake=mistake,
        )

    def position(self, since: int) -> Raw:
        """The table, with the log since a ply; only what is asked can be done."""
        rivals = [seat for seat in self.history.setup.seats if seat != PUPIL]
        bot = self.lesson.rival or "normal"
        others = [seat_apart(seat, "", "bot", bot, RIVALS[seat - 1]) for seat in rivals]
        game = Raw(encode(game_apart(self.lesson.id, self.history.setup)))
        sight = _Sight(self.history, game, self.step, self._back is not None)
        return Raw(sight.position(Raw(encode([seat_apart(PUPIL), *others])), [PUPIL], since))

    def why_not(self, text: str) -> wire.NotAsked:
        """Why a move is not what is asked: by the rules, or for the lesson's sake."""
        step = self.step
        if not self.pupils_turn or step is None:
            return wire.NotAsked(None, {}, None)
        reason = explain(self.state, PUPIL, text)
        if reason is not None and reason.code not in SAY_LITTLE:
            return wire.NotAsked(reason.code, fields_shown(reason.details), None)
        asked = reason is None and step.asks_for(text)
        return wire.NotAsked(None, {}, None if asked else wire.CoachSays(self._message("wrong", step)))


class _Sight(Sight):
    """A game of which a lesson shows only the moves that it asks for."""

    def __init__(self, history: History, game: Raw, step: Step | None, back: bool) -> None:
        super().__init__(history, game, None)
        self._step = step
        self._goes_back = back

    @cached_property
    def _moves(self) -> Raw:
        step = self._step
        if step is None or step.read_only:
            return Raw(b"[]")
        shown = [move for move in moves_shown(self.state, PUPIL) if step.asks_for(move.text)]
        for move in shown:
            # Whoever learns may take back anything.
            move.preview.final = False
        return Raw(encode(shown))

    @cached_property
    def _lone(self) -> bool:
        """A game answers what has one answer; a lesson asks for every deed."""
        return self._step is not None and self._step.to_the_end and len(legal_moves(self.state)) == 1

    def _steps(self, seat: Seat) -> int:
        return int(self._goes_back)
