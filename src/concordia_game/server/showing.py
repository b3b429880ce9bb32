"""Positions for the wire. What everybody may know is turned into JSON once and shared by all viewers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Raw

from concordia_game.engine.ids import NOBODY, SEATS, Seat
from concordia_game.engine.scoring import winner
from concordia_game.files.record import mover_name
from concordia_game.games.standing import winners
from concordia_game.server import wire
from concordia_game.server.history import History
from concordia_game.server.previews import moves_shown
from concordia_game.server.prompts import CONFIRM, confirm_part, prompt_for, wait_for
from concordia_game.server.scores import scores_shown
from concordia_game.server.tabletop import state_shown
from concordia_game.server.teams import acting, team_scores, team_turn

encode = msgspec.json.Encoder().encode
NONE = Raw(b"[]")


def joined(parts: Sequence[bytes]) -> Raw:
    """A JSON list of parts that are already JSON."""
    return Raw(b"[" + b",".join(parts) + b"]")


class Sight:
    """A game at one ply, ready to be shown; `waiting` is the seat that still has to confirm its turn."""

    def __init__(self, history: History, game: Raw, waiting: Seat | None) -> None:
        self.state = history.state
        self.ply = history.ply
        self.waiting = waiting
        self.history = history
        self._game = game

    @property
    def over(self) -> bool:
        """Whether the game has ended for good."""
        return self.state.over and self.waiting is None

    @property
    def asked(self) -> str | None:
        """The seat that the game is waiting for."""
        if self.waiting is not None:
            return SEATS[self.waiting]
        seat = self.state.decision.seat
        return None if seat == NOBODY else mover_name(seat)

    @property
    def winner(self) -> str | None:
        """The winner's seat, once the game is over."""
        return SEATS[winner(self.state)] if self.over else None

    @property
    def winners(self) -> list[str]:
        """All who have won: partners win together."""
        return [SEATS[seat] for seat in winners(self.state)] if self.over else []

    @cached_property
    def _table(self) -> Raw:
        shown = state_shown(self.state)
        shown.team_turn = team_turn(self.state, self.history.laid)
        return Raw(encode(shown))

    @cached_property
    def _scores(self) -> Raw:
        return Raw(encode(scores_shown(self.state)))

    @cached_property
    def _team_scores(self) -> Raw:
        return Raw(encode(team_scores(self.state)))

    @cached_property
    def _moves(self) -> Raw:
        return Raw(encode(moves_shown(self.state, self.state.decision.seat)))

    @cached_property
    def _events(self) -> Raw:
        fresh = self.history.log[self.ply - self.history.fresh : self.ply]
        return joined([encode(event) for entry in fresh for event in msgspec.json.decode(entry)["events"]])

    def position(self, seats: Raw, yours: Sequence[Seat], since: int, away: Raw = NONE) -> bytes:
        """What a connection that holds some seats may see, with the log since a ply."""
        mine = [SEATS[seat] for seat in yours]
        shown = wire.PositionParts(
            ply=self.ply,
            game=self._game,
            seats=seats,
            yours=mine,
            asked=self.asked,
            state=self._table,
            prompt=self._prompt(mine),
            moves=self._moves if self.asked in mine and self.waiting is None else NONE,
            undo=not self.over and any(self.history.can_undo(seat) for seat in yours),
            confirm=self.waiting is not None and self.asked in mine,
            events=self._events,
            log=joined(self.history.log[since : self.ply]),
            scores=self._scores,
            winner=self.winner,
            team_scores=self._team_scores,
            winners=self.winners,
            away=away,
        )
        return encode(shown)

    def _prompt(self, mine: list[str]) -> wire.Prompt:
        asked = self.asked
        if asked is not None and asked not in mine:
            return wait_for(asked)
        if self.waiting is None:
            return prompt_for(self.state)
        # With the turn over, the next player is active.
        goes_on = self.state.setup.partners[self.waiting]
        same_turn = self.state.active == self.waiting and acting(self.state) == goes_on
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
            "scores": self._scores,
            "winner": self.winner,
            "team_scores": self._team_scores,
            "winners": self.winners,
        }
        return encode(fields)
