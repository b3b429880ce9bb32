"""The clocks of a table: whose runs, and what happens when time is up."""

from __future__ import annotations

import logging
from abc import abstractmethod

from concordia_game.engine.ids import Seat
from concordia_game.server.agreements.book import Book
from concordia_game.server.agreements.clocks import back_in_time, due, is_up, minded, stopped
from concordia_game.server.agreements.holidays import is_on_holiday
from concordia_game.server.agreements.rows import BACK, BOT_SEAT, BOT_TURN, OVERDUE
from concordia_game.server.errors import Refused
from concordia_game.server.history import History
from concordia_game.server.maintenance import Maintenance
from concordia_game.server.store.rows import GameRow, SeatRow
from concordia_game.server.store.store import Store, seat_statement
from concordia_game.server.tables.absence import returned
from concordia_game.server.tables.graces import Graces
from concordia_game.server.tables.manners import Manners
from concordia_game.server.tables.people import BOT, People

NOTED = {"mark": OVERDUE, "turn": BOT_TURN, "seat": BOT_SEAT}

logger = logging.getLogger(__name__)


class Timed(Manners):
    """The part of a table that knows the time. Clocks begin when all friends have joined."""

    def __init__(
        self, game: GameRow, people: People, history: History, store: Store, graces: Graces, book: Book
    ) -> None:
        self.book = book
        self.maintenance = Maintenance()
        super().__init__(game, people, history, store, graces)

    @property
    @abstractmethod
    def waiting(self) -> Seat | None:
        """The person who still has to confirm the turn."""

    @abstractmethod
    def wake(self) -> None:
        """Let bots play if it is a bot's turn."""

    @abstractmethod
    def _show_anew(self) -> None:
        """Send everybody the position."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended for good."""
        return self.book.ended is not None or (self.history.state.over and self.waiting is None)

    @property
    def asked_seat(self) -> Seat | None:
        """The seat for which the game waits."""
        if self.is_over:
            return None
        seat = self.history.state.decision.seat if self.waiting is None else self.waiting
        return seat if seat >= 0 else None

    @property
    def turn_waits(self) -> bool:
        """Whether the next turn has to wait for the end of the maintenance; one that has begun may end."""
        begun = bool(self.history.turns) and self.history.turns[-1] == self.history.state.turn
        return self.maintenance.on and not begun and self.waiting is None

    @property
    def clock_turn(self) -> int:
        """The turn to which the question belongs; one that has still to be confirmed is not over."""
        if self.waiting is not None and self.history.held is None:
            return self.history.turns[-1]
        return self.history.state.turn

    def next_due(self) -> float | None:
        """When there is something to be done here: also when time is up for somebody."""
        found = [super().next_due(), *[due(row) for row in self.people.rows]]
        return min((when for when in found if when is not None), default=None)

    async def settle(self) -> None:
        """A table that was just put up: the clock of whoever is asked runs on."""
        async with self.lock:
            await self._settled()

    async def _settled(self) -> None:
        """Let the clock of whoever is asked run and all others stand; a bot for one turn goes after it."""
        asked, turn = self.asked_seat, self.clock_turn
        changed = [new for row in self.people.rows if (new := self._minded(row, asked, turn)) != row]
        for row in changed:
            self.people.put(row)
        if changed:
            try:
                await self._store.write([seat_statement(row) for row in changed])
            except Refused as refused:
                # The moves are on disk: after a restart the clocks are found again from them.
                logger.warning("clocks", extra={"fields": {"game": self.game.id, "code": refused.code}})
        self._await_graces()

    def _minded(self, row: SeatRow, asked: Seat | None, turn: int) -> SeatRow:
        if row.only_turn is not None and row.only_turn != turn:
            row = returned(row, self.history)
        if self.people.agreed.kind == "none" or row.kind == BOT:
            return row
        now = self.people.clock.now()
        runs = (
            row.seat == asked
            and not row.player
            and not self.turn_waits
            and not is_on_holiday(row, now)
            and self._all_here()
        )
        return minded(row, self.people.agreed, runs, turn, now)

    def _all_here(self) -> bool:
        return all(row.joined or row.player for row in self.people.rows)

    async def do_what_is_due(self) -> None:
        """Do what is due: graces are over, or somebody's time is up."""
        await self.end_grace()
        async with self.lock:
            now = self.people.clock.now()
            for row in [row for row in self.people.rows if is_up(row, now)]:
                await self._time_is_up(row, now)

    async def _time_is_up(self, row: SeatRow, now: float) -> None:
        """What was agreed on happens, and is noted."""
        at_end = self.people.agreed.at_end
        late = stopped(row, now).changed(bank=0.0, overdue=row.overdue + 1)
        if at_end != "mark":
            late = self._replaced(late).changed(only_turn=self.clock_turn if at_end == "turn" else None)
        await self.book.note_all(self.history.ply, [(row.seat, NOTED[at_end], {})], [seat_statement(late)])
        self.people.put(late)

    # Coming back.

    async def back(self, seat: Seat) -> None:
        """Somebody who was here all the time wants to play again."""
        if not self.people.is_given_up(seat):
            raise Refused("seat_is_bot" if self.people.player(seat) else "seat_is_here")
        await self.take_back([seat])

    async def _come_back(self, seat: Seat) -> None:
        row = self.people.rows[seat]
        if row.stand_in is not None:
            await self.book.note(self.history.ply, seat, BACK)
            row = back_in_time(row, self.people.agreed)
        await self.change_seat(returned(row, self.history))

    def _check_seat(self, seat: Seat) -> None:
        """Refuse whoever has a bot in the own seat."""
        row = self.people.rows[seat]
        if row.player:
            raise Refused("resigned" if row.resigned else "seat_is_bot")
