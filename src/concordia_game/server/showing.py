"""Positions for the wire. What everybody may know is turned into JSON once and shared by all viewers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec
from msgspec import Raw

from concordia_game.engine.ids import NOBODY, SEATS, Seat
from concordia_game.engine.state import State
from concordia_game.files.record import mover_name
from concordia_game.games.standing import winners
from concordia_game.server import wire
from concordia_game.server.forecasts import Forecast, forecast_text, lone_move
from concordia_game.server.happenings import events_shown
from concordia_game.server.history import History
from concordia_game.server.kept import Kept
from concordia_game.server.previews import moves_shown
from concordia_game.server.prompts import CONFIRM, OVER, confirm_part, prompt_for, wait_for
from concordia_game.server.tabletop import seat_of_colour, state_shown, wire_seat
from concordia_game.server.teams import Laid, acting, laid_after, team_scores, team_turn
from concordia_game.server.verdict import verdict

encode = msgspec.json.Encoder().encode
NONE = Raw(b"[]")


def joined(parts: Sequence[bytes]) -> Raw:
    """A JSON list of parts that are already JSON."""
    return Raw(b"[" + b",".join(parts) + b"]")


def merged(*parts: bytes) -> bytes:
    """One JSON object with the fields of several."""
    return b"{" + b",".join([part[1:-1] for part in parts]) + b"}"


class Face:
    """The table in one position, as JSON that is made once."""

    def __init__(self, state: State, laid: Laid, kept: Kept, scored: bool = True) -> None:
        self.state = state
        self._laid = laid
        self._kept = kept
        self._scored = scored
        """Whether everybody's points are shown."""

    @cached_property
    def part(self) -> bytes:
        """What a position tells of it."""
        return encode(wire.TablePart(self._table(), self.scores, self.team_scores))

    def _table(self) -> Raw:
        """All that lies on it."""
        shown = state_shown(self.state, self._kept.players(self.state), self._kept.cities(self.state))
        shown.team_turn = team_turn(self.state, self._laid)
        return Raw(encode(shown))

    @cached_property
    def scores(self) -> Raw:
        """The points of every seat."""
        return Raw(encode(self._kept.scores(self.state))) if self._scored else NONE

    @cached_property
    def team_scores(self) -> Raw:
        """The points of every team."""
        return Raw(encode(team_scores(self.state))) if self._scored else NONE


@dataclass(frozen=True, slots=True)
class Beside:
    """What there is beside the moves: how the game was ended, what is asked for, and the notes as JSON."""

    ended: wire.EndedShown | None = None
    request: wire.RequestShown | None = None
    notes: Sequence[bytes] = ()


class Sight:
    """A game at one ply, ready to be shown; `waiting` is the seat that still has to confirm its turn.

    If that seat's last move is held, it alone sees the table as it will be. Points that are not `scored` are
    shown when the game is over.
    """

    def __init__(
        self,
        history: History,
        game: Raw,
        waiting: Seat | None,
        confirmed: bool = False,
        beside: Beside = Beside(),  # noqa: B008  # nothing can be changed in it
        kept: Kept | None = None,
        scored: bool = True,
    ) -> None:
        self.state = history.state
        self.ply = history.ply
        self.waiting = waiting
        self.history = history
        self.held = history.held if waiting is not None else None
        self.beside = beside
        self._confirmed = confirmed
        self._game = game
        self.scored = scored or self.over
        """Whether everybody's points are shown."""
        self._face = Face(self.state, history.laid, kept or Kept(), self.scored)

    @property
    def over(self) -> bool:
        """Whether the game has ended for good."""
        return self.beside.ended is not None or (self.state.over and self.waiting is None)

    @property
    def asked(self) -> str | None:
        """The seat that the game is waiting for."""
        if self.beside.ended is not None:
            return None
        if self.waiting is not None:
            return SEATS[self.waiting]
        seat = self.state.decision.seat
        return None if seat == NOBODY else mover_name(seat)

    @property
    def winner(self) -> str | None:
        """The winner's seat, once the game is over."""
        return next(iter(self.winners), None)

    @cached_property
    def winners(self) -> list[str]:
        """All who have won: partners win together, and nobody who gave up wins where that ended the game."""
        ended = self.beside.ended
        out = ended.resigned if ended is not None and ended.how == "resigned" else []
        return [SEATS[seat] for seat in winners(self.state, map(seat_of_colour, out))] if self.over else []

    @cached_property
    def _verdict(self) -> wire.Verdict | None:
        ended = self.beside.ended
        return verdict(self.state) if self.over and (ended is None or ended.how != "resigned") else None

    @cached_property
    def _forecast(self) -> Forecast:
        assert self.held is not None
        return forecast_text(self.state, self.held.seat, self.held.text)

    @cached_property
    def _foreseen(self) -> Face:
        """What whoever holds a move sees."""
        laid = laid_after(self.history.laid, self._forecast.after.happened)
        return Face(self._forecast.state, laid, Kept(), self.scored)

    def seen_by(self, seat: Seat) -> State:
        """The table as a seat sees it: after the move that it holds."""
        return self._foreseen.state if self.held is not None and self.held.seat == seat else self.state

    @cached_property
    def _held(self) -> wire.LogEntry:
        assert self.held is not None
        events = events_shown(self.state.setup, self._forecast.events)
        return wire.LogEntry(self.ply, SEATS[self.held.seat], self.held.text, events)

    @cached_property
    def _moves(self) -> Raw:
        return Raw(encode(moves_shown(self.state, self.state.decision.seat, self._confirmed)))

    @cached_property
    def _lone(self) -> bool:
        return lone_move(self.state, self._confirmed) is not None

    @cached_property
    def _fresh(self) -> list[bytes]:
        fresh = self.history.log[self.ply - self.history.fresh : self.ply]
        return [encode(event) for entry in fresh for event in msgspec.json.decode(entry)["events"]]

    def _events(self, yours: Sequence[Seat]) -> Raw:
        """What is new to the holders of some seats."""
        seat, seen = self.history.carried_out or (None, 0)
        return joined(self._fresh[seen:] if seat in yours else self._fresh)

    def position(
        self, seats: Raw, yours: Sequence[Seat], since: int, away: Raw = NONE, noted: int = 0
    ) -> bytes:
        """What a connection that holds some seats may see, with the log since a ply and further notes."""
        mine = [SEATS[seat] for seat in yours]
        held = self._held if self.held is not None and self.held.seat in yours else None
        face = self._face if held is None else self._foreseen
        answering = self.asked in mine and self.waiting is None
        own = wire.OwnPart(
            seats=seats,
            yours=mine,
            prompt=self._prompt(mine),
            moves=self._moves if answering else NONE,
            undo=not self.over and any(self.history.can_undo(seat) for seat in yours),
            confirm=self.waiting is not None and self.asked in mine,
            events=self._events(yours) if held is None else Raw(encode(held.events)),
            log=joined(self.history.log[since : self.ply]),
            away=away,
            held=held,
            undo_steps=0 if self.over else max((self._steps(seat) for seat in yours), default=0),
            lone=answering and self._lone,
            takeback=[] if self.over else [one for seat in yours for one in self._takeback(seat)],
            notes=joined(self.beside.notes[noted:]),
        )
        return merged(encode(own), self._shared, face.part)

    @cached_property
    def _shared(self) -> bytes:
        """What everybody is told."""
        return encode(
            wire.SharedPart(
                ply=self.ply,
                game=self._game,
                asked=self.asked,
                winner=self.winner,
                winners=self.winners,
                verdict=self._verdict,
                request=self.beside.request,
                ended=self.beside.ended,
            )
        )

    def _takeback(self, seat: Seat) -> list[wire.TakebackShown]:
        found = self.history.last_turn(seat)
        return [] if found is None else [wire.TakebackShown(wire_seat(seat), *found)]

    def _steps(self, seat: Seat) -> int:
        return self.history.choices_back(seat, self._confirmed)

    def _prompt(self, mine: list[str]) -> wire.Prompt:
        asked = self.asked
        if asked is not None and asked not in mine:
            return wait_for(asked)
        if self.beside.ended is not None:
            return OVER
        if self.waiting is None:
            return prompt_for(self.state)
        # With the turn over, the next player is active.
        after = self.state if self.held is None else self._forecast.after
        goes_on = after.setup.partners[self.waiting]
        same_turn = after.active == self.waiting and acting(after) == goes_on
        return confirm_part(SEATS[goes_on]) if same_turn and goes_on is not None else CONFIRM

    def summary(self, seats: list[wire.SeatShown]) -> bytes:
        """The game at a glance."""
        fields = {
            "game": self._game,
            "seats": seats,
            "ply": self.ply,
            "turn": self.state.turn,
            "asked": self.asked,
            "over": self.over,
            "scores": self._face.scores,
            "winner": self.winner,
            "team_scores": self._face.team_scores,
            "winners": self.winners,
            "ended": self.beside.ended,
        }
        return encode(fields)
