"""What is agreed on at a table beside the moves: requests to the others, resigning, leaving, holidays."""

from __future__ import annotations

import logging
from abc import abstractmethod

from msgspec import UNSET

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.agreements.book import Request
from concordia_game.server.agreements.holidays import away_until, home, is_on_holiday
from concordia_game.server.agreements.rows import (
    AGREE,
    ASK_END,
    ASK_TAKEBACK,
    BY_HOST,
    DECLINE,
    ENDED,
    HOLIDAY,
    HOME,
    LAPSE,
    LEAVE,
    RESIGN,
    TAKEN_BACK,
    WITHDRAW,
)
from concordia_game.server.errors import Refused
from concordia_game.server.history import MOST_RETRACTS, Step
from concordia_game.server.store.rows import MOVE, SeatRow
from concordia_game.server.store.store import seat_statement
from concordia_game.server.tables.people import BOT
from concordia_game.server.tables.timed import Timed
from concordia_game.server.tabletop import wire_seat

logger = logging.getLogger(__name__)

TAKEBACKS_A_TURN = 3
OFFERS_A_ROUND = 1
BOTS_WAIT = 600.0
"""Seconds for which bots wait for the answer to a request; then play goes on."""


class Agreeing(Timed):
    """The part of a table where people ask each other."""

    @property
    def ending(self) -> wire.EndedShown | None:
        """How the game ended before its time, if it did."""
        how = self.book.ended
        if how is None:
            return None
        resigned = [wire_seat(seat) for seat in self.resigned]
        return wire.EndedShown(how, resigned)  # type: ignore[arg-type]  # only those are written

    @property
    def resigned(self) -> list[Seat]:
        """The seats that have resigned."""
        return [row.seat for row in self.people.rows if row.resigned]

    @abstractmethod
    async def append(self, step: Step) -> None:
        """Store a change, then show it to everybody."""

    # Requests.

    @property
    def request(self) -> Request | None:
        """What somebody asks the others for."""
        return None if self.book.ended else self.book.request(self.history.ply)

    def _waiting_for(self, request: Request) -> list[Seat]:
        """Who has still to answer: bots agree to everything, and whoever never came has no say.

        A bot that only stands in has none either: nobody is to vote somebody out, or wait until their time is
        up, and then to decide in their place.
        """
        people = [row for row in self.people.rows if row.kind != BOT and not row.resigned]
        answered = (request.row.seat, *request.agreed)
        return [row.seat for row in people if (row.joined or row.renewed) and row.seat not in answered]

    def request_shown(self) -> wire.RequestShown | None:
        """The request for the wire."""
        request = self.request
        if request is None:
            return None
        takeback = request.what == "takeback"
        return wire.RequestShown(
            what=request.what,
            seat=wire_seat(request.row.seat),
            ply=request.row.ply,
            number=request.row.number,
            agreed=[wire_seat(seat) for seat in request.agreed],
            waiting=[wire_seat(seat) for seat in self._waiting_for(request)],
            to=request.to if takeback else None,
            moves=self.history.moves_since(request.to) if takeback else 0,
        )

    async def ask(self, seat: Seat, wanted: wire.Ask, beside: list[Seat]) -> None:
        """Ask the others for something; `beside` are the seats of the same device, which agree."""
        async with self.lock:
            self._check_player(seat)
            if self.request is not None:
                raise Refused("request_open")
            self.book.check_room(seat)
            turn, players = self.clock_turn, len(self.people.rows)
            if wanted.what == "takeback":
                to = self._checked(wanted.to)
                if self.book.asked_since(seat, ASK_TAKEBACK, turn) >= TAKEBACKS_A_TURN:
                    raise Refused("asked_enough")
                details = {"turn": turn, "to": to, "moves": self.history.moves_since(to)}
                await self.book.note(self.history.ply, seat, ASK_TAKEBACK, **details)
            else:
                if self.book.asked_since(seat, ASK_END, turn - players + 1) >= OFFERS_A_ROUND:
                    raise Refused("asked_enough")
                await self.book.note(self.history.ply, seat, ASK_END, turn=turn)
            await self._agree(beside)
        self.wake()

    def _checked(self, to: object) -> int:
        """A ply to which the game can go back."""
        moves = self.history.moves_since(to) if isinstance(to, int) else 0
        if not isinstance(to, int) or not moves or self.history.retracts + moves > MOST_RETRACTS:
            raise Refused("no_takeback")
        return to

    async def answer(self, seats: list[Seat], answer: wire.Answer) -> None:
        """Agree to the request, or decline it: the first to decline ends it."""
        async with self.lock:
            request = self.request
            if request is None or not _is_about(answer, request):
                raise Refused("no_request")
            mine = [seat for seat in self._waiting_for(request) if seat in seats]
            if not mine:
                raise Refused("no_request")
            if answer.agree:
                await self._agree(mine)
            else:
                await self.book.note(self.history.ply, mine[0], DECLINE)
                self._show_anew()
        self.wake()

    async def _agree(self, seats: list[Seat]) -> None:
        request = self.request
        assert request is not None
        for seat in self._waiting_for(request):
            if seat in seats:
                await self.book.note(self.history.ply, seat, AGREE)
        await self._settled()
        self._show_anew()

    async def withdraw(self, seat: Seat) -> None:
        """Whoever asked does not want it any more."""
        async with self.lock:
            request = self.request
            if request is None or request.row.seat != seat:
                raise Refused("no_request")
            await self.book.note(self.history.ply, seat, WITHDRAW)
            self._show_anew()
        self.wake()

    async def _settled(self) -> None:
        """Do what all have agreed to, then let the right clock run."""
        request = self.request
        if request is not None and not self._waiting_for(request):
            if request.what == "end":
                await self.book.note(self.history.ply, request.row.seat, ENDED, how="agreed")
            else:
                await self.append(self.history.plan_takeback(request.row.seat, request.to))
                return
        await super()._settled()

    async def _moved(self, step: Step, request: Request | None) -> None:
        """What follows from a change that is on disk, and stands whatever becomes of the rest."""
        try:
            await self._conclude(step, request)
        except Refused as refused:
            logger.warning("not noted", extra={"fields": {"game": self.game.id, "code": refused.code}})

    async def _conclude(self, step: Step, request: Request | None) -> None:
        """A request is settled or lapses, and a holiday ends with a move."""
        if request is not None:
            kind = LAPSE if self._waiting_for(request) else TAKEN_BACK
            await self.book.note(self.history.ply, request.row.seat, kind)
        for seat in {row.seat for row in step.rows if row.kind == MOVE and row.seat >= 0}:
            row = self.people.rows[seat]
            if row.holiday_until is not None and not row.player:
                await self._come_home(row)
        await self._settled()

    # Giving up.

    async def resign(self, seat: Seat) -> None:
        """Give up for good: a bot plays on, or the game ends if that was agreed and one side is left."""
        async with self.lock:
            if self.book.ended or self.is_over:
                raise Refused("game_over")
            row = self.people.rows[seat]
            if row.resigned:
                raise Refused("resigned")
            gone = self._replaced(home(row, self.people.clock.now())).changed(resigned=True, only_turn=None)
            before = self.people.rows[seat]
            self.people.put(gone)
            notes: list[tuple[Seat, str, dict[str, object]]] = [(seat, RESIGN, {})]
            if self.game.leaving == "end" and self._is_decided():
                notes.append((seat, ENDED, {"how": "resigned"}))
            try:
                await self.book.note_all(self.history.ply, notes, [seat_statement(gone)])
            except Refused:
                self.people.put(before)
                raise
            await self._settled()
        self._seats_changed()

    async def end_by_host(self) -> None:
        """The host of the server ends the game; nobody is asked."""
        async with self.lock:
            if self.is_over:
                raise Refused("game_over")
            # It has to be some seat's.
            await self.book.note(self.history.ply, Seat(0), ENDED, how=BY_HOST)
            await self._settled()
        self._seats_changed()

    def _is_decided(self) -> bool:
        """Whether one side is left, or nobody but bots."""
        playing = [row for row in self.people.rows if not row.resigned]
        sides = {self.history.setup.teams[row.seat] for row in playing}
        return len(sides) < 2 or all(row.kind == BOT for row in playing)

    async def leave_seat(self, seat: Seat) -> None:
        """Let a bot play until its person is back."""
        async with self.lock:
            self._check_player(seat)
            self.book.check_room(seat)
            await self.book.note(self.history.ply, seat, LEAVE)
            await self.change_seat(self._replaced(self.people.rows[seat]))

    # Holidays.

    async def holiday(self, seat: Seat, until: float | None) -> None:
        """Be away until a moment, or be back."""
        async with self.lock:
            self._check_player(seat)
            row, now = self.people.rows[seat], self.people.clock.now()
            if until is None:
                if row.holiday_until is not None:
                    await self._come_home(row)
            else:
                self.book.check_room(seat)
                away = away_until(row, until, now)
                note = (seat, HOLIDAY, {"until": int(until)})
                await self.book.note_all(self.history.ply, [note], [seat_statement(away)])
                self.people.put(away)
            await self._settled()
        self._seats_changed()

    async def _come_home(self, row: SeatRow) -> None:
        back = home(row, self.people.clock.now())
        await self.book.note_all(self.history.ply, [(row.seat, HOME, {})], [seat_statement(back)])
        self.people.put(back)

    # When time is up.

    def next_due(self) -> float | None:
        """When there is something to be done here: also the end of a holiday, or of the bots' patience."""
        found = [super().next_due(), self._patience_ends()]
        found += [row.holiday_until for row in self.people.rows]
        return min((when for when in found if when is not None), default=None)

    def _patience_ends(self) -> float | None:
        request = self.request
        seat = None if request is None else self.asked_seat
        if request is None or seat is None or self.people.player(seat) is None:
            return None
        return request.row.at + BOTS_WAIT

    async def do_what_is_due(self) -> None:
        """Do what is due."""
        await super().do_what_is_due()
        async with self.lock:
            now = self.people.clock.now()
            for row in self.people.rows:
                if row.holiday_until is not None and not is_on_holiday(row, now):
                    await self._come_home(row)
            request, end = self.request, self._patience_ends()
            if request is not None and end is not None and end <= now:
                await self.book.note(self.history.ply, request.row.seat, LAPSE)
            await self._settled()
        self._seats_changed()

    def _check_player(self, seat: Seat) -> None:
        """Only somebody who plays has a say."""
        if self.is_over:
            raise Refused("game_over")
        self._check_seat(seat)


def _is_about(answer: wire.Answer, request: Request) -> bool:
    """Whether an answer is meant for a request, and not for another one that was withdrawn meanwhile."""
    return answer.ply == request.row.ply and answer.number in (UNSET, request.row.number)
