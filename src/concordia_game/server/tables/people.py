"""Who sits at a table: tokens, invites, who is there, and votes to let a bot play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from hashlib import sha256
from secrets import token_urlsafe
from typing import get_args

from concordia_game.engine.ids import SEATS, Seat
from concordia_game.server import wire
from concordia_game.server.agreements.clocks import NO_CLOCK, clock_shown
from concordia_game.server.agreements.holidays import holiday_left, is_on_holiday
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.tables.absence import awaited, made_for, seconds_left
from concordia_game.server.tables.keys import SeatKey
from concordia_game.server.tables.sitters import people_at
from concordia_game.server.tabletop import wire_seat
from concordia_game.server.talk.texts import clean_said

TOKEN_BYTES = 24
"""192 bits: impossible to guess."""

STAYS = 60.0
"""Seconds for which a call over HTTP says that somebody is there."""

BOT = "bot"
FRIEND = "friend"
YOU = "you"
assert {BOT, FRIEND, YOU} <= set(get_args(wire.SeatKind))


def new_token() -> str:
    """An unguessable token."""
    return token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """A token as the store keeps it."""
    return sha256(token.encode()).hexdigest()


class People:
    """The seats of one table."""

    def __init__(
        self,
        rows: list[SeatRow],
        clock: Clock,
        keys: Iterable[SeatKey] = (),
        agreed: wire.ClockAgreed = NO_CLOCK,
    ) -> None:
        self.rows = rows
        self.keys = {key.hash: key for key in keys}
        self.rating_of: Callable[[str | None], int | None] = lambda person: None
        self.clock = clock
        self.agreed = agreed
        self._here: Counter[Seat] = Counter()
        self._asked_at: dict[Seat, float] = {}

    def put(self, row: SeatRow) -> None:
        """Change a seat."""
        self.rows[row.seat] = row

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token opens."""
        found = hashed(token)
        opened = next((row.seat for row in self.rows if found in (row.token_hash, row.kept_hash)), None)
        key = self.key_of(token) if opened is None else None
        return key.seat if key else opened

    def key_of(self, token: str) -> SeatKey | None:
        """The key that a token is; of no use any more if the seat is not its person's."""
        key = self.keys.get(hashed(token))
        return key if key and self.rows[key.seat].holder == key.person else None

    def add_keys(self, keys: Iterable[SeatKey]) -> None:
        """Let further keys open their seats."""
        self.keys.update({key.hash: key for key in keys})

    def drop_keys(self, sessions: Collection[str]) -> set[Seat]:
        """Forget the keys of some browsers; the seats that they opened."""
        dropped = [key for key in self.keys.values() if key.session in sessions]
        for key in dropped:
            del self.keys[key.hash]
        return {key.seat for key in dropped}

    def seat_of_invite(self, invite: str) -> Seat | None:
        """The seat that an invite is for."""
        found = hashed(invite)
        return next((row.seat for row in self.rows if found == row.invite_hash), None)

    def seat_of_person(self, person: int) -> Seat:
        """Where somebody sits: seats are drawn anew for every game."""
        return next(row.seat for row in self.rows if row.person == person)

    def host(self, creator: int | None) -> Seat | None:
        """Where the person sits who created the game; in games from before the first who sat down at once."""
        own = [row.person for row in self.rows if row.kind == YOU]
        found = min(own, default=None) if creator is None else creator
        return None if found is None else self.seat_of_person(found)

    def player(self, seat: Seat) -> str | None:
        """The bot that plays for a seat; None for a person, and for chance."""
        return self.rows[seat].player if seat >= 0 else None

    def bot_made(self, seat: Seat, ply: int) -> bool:
        """Whether the last move of a seat is a bot's, who may have stood in until its person came back."""
        return self.player(seat) is not None or made_for(self.rows[seat], ply)

    def came(self, seats: list[Seat]) -> None:
        """Note a new connection with these seats."""
        self._here.update(seats)

    def went(self, seats: list[Seat]) -> None:
        """Note that a connection with these seats was closed."""
        self._here.subtract(seats)

    def asked(self, seat: Seat) -> None:
        """Note a call over HTTP with the token of a seat."""
        self._asked_at[seat] = self.clock.now()

    def gone(self, seat: Seat) -> None:
        """Forget that somebody called over HTTP."""
        self._asked_at.pop(seat, None)

    def here_until(self, seat: Seat) -> float:
        """How long somebody who calls over HTTP counts as being there."""
        return self._asked_at.get(seat, -STAYS) + STAYS

    def online(self, seat: Seat) -> bool:
        """Whether somebody, or a bot, is there."""
        if self.rows[seat].kind == BOT or self._here[seat] > 0:
            return True
        return self.clock.now() < self.here_until(seat)

    def is_given_up(self, seat: Seat) -> bool:
        """Whether a bot plays for somebody until they come back, or somebody wants one to."""
        row = self.rows[seat]
        return (row.stand_in is not None or row.votes > 0) and not row.resigned and row.only_turn is None

    def next_due(self) -> float | None:
        """When the next grace is over."""
        return min((row.due for row in self.rows if row.due is not None), default=None)

    def voted(self, seat: Seat, voters: list[Seat], agree: bool, grace: int) -> SeatRow:
        """A seat after votes to put a bot there: once there are enough, the grace begins."""
        row = self.rows[seat]
        if row.player:
            raise Refused("seat_is_bot")
        if self.online(seat):
            raise Refused("seat_is_here")
        mine = [voter for voter in voters if voter in self._voters(seat)]
        if not mine:
            raise Refused("not_joined")
        mask = sum(1 << voter for voter in mine)
        row = row.changed(votes=row.votes | mask if agree else row.votes & ~mask)
        return awaited(row, self.outvoted(row), self.clock.now(), grace)

    def outvoted(self, row: SeatRow) -> bool:
        """Whether enough of the others want a bot in a seat."""
        return len(self._votes(row)) >= self.votes_needed(row.seat)

    def _votes(self, row: SeatRow) -> list[Seat]:
        """Who wants a bot in a seat; anybody replaced by a bot has no say."""
        return [voter for voter in self._voters(row.seat) if row.votes >> voter & 1]

    def _voters(self, seat: Seat) -> list[Seat]:
        """The other people at the table."""
        return [row.seat for row in self.rows if row.seat != seat and row.joined and not row.player]

    def votes_needed(self, seat: Seat) -> int:
        """More than half of the others; all of them against somebody on holiday."""
        voters = len(self._voters(seat))
        return max(1, voters) if is_on_holiday(self.rows[seat], self.clock.now()) else voters // 2 + 1

    def shown(self, clocks: bool = True) -> list[wire.SeatShown]:
        """Everybody, for the wire; the clocks tell whose turn it is."""
        return [self._seat_shown(row, clocks) for row in self.rows]

    def _seat_shown(self, row: SeatRow, clocks: bool) -> wire.SeatShown:
        now = self.clock.now()
        away = is_on_holiday(row, now)
        return wire.SeatShown(
            seat=wire_seat(row.seat),
            name=row.name,
            kind=row.kind,  # type: ignore[arg-type]  # only those kinds are written
            bot=row.player,
            online=self.online(row.seat),
            joined=row.kind == BOT or row.joined,
            votes=[wire_seat(seat) for seat in self._votes(row)],
            votes_needed=0 if row.kind == BOT else self.votes_needed(row.seat),
            bot_in=seconds_left(row, now),
            character=row.character,
            renewed=row.renewed and not row.joined,
            rating=self._rating(row),
            clock=clock_shown(row, self.agreed, now) if clocks else None,
            bot_turn=row.only_turn is not None,
            holiday=int(row.holiday_until) if away and row.holiday_until is not None else None,
            holiday_left=0 if row.kind == BOT else int(holiday_left(row, now)),
            resigned=row.resigned,
        )

    def _rating(self, row: SeatRow) -> int | None:
        people = people_at([(one.kind, one.holder) for one in self.rows])
        return self.rating_of(people.get(row.seat))

    def names(self) -> list[str]:
        """A name for every seat, fit for a record."""
        return [_record_name(row) for row in self.rows]


def _record_name(row: SeatRow) -> str:
    # The record lists the seats between commas.
    plain = " ".join(row.name.replace(",", " ").split())
    return plain or row.bot or SEATS[row.seat]


def clean_name(name: str) -> str:
    """A name as it is kept: printable, on one line, and not over the lines above."""
    return clean_said("".join(letter if letter.isprintable() else " " for letter in name))
