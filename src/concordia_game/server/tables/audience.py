"""Everybody who watches a table, kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from msgspec import Raw

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.showing import Sight, encode
from concordia_game.server.tables.absence import away_shown
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tables.people import People

Made = dict[tuple[object, ...], bytes]

MOST_LOOKING_ON = 48
MOST_LINES_OF_A_SEAT = 16
"""Players and spectators have separate limits: a crowd can't lock a player out."""


class Audience:
    """The connections of one table."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.connections: set[Connection] = set()
        self.kept_behind: Callable[[], bool] = lambda: False
        """Whether those without a seat may not know how the game stands now."""
        self._staying: set[Seat] = set()
        """Seats that are there over HTTP, each with a timer."""

    def has_room(self, seats: list[Seat]) -> bool:
        """Whether one more connection with these seats, or with none, is let in."""
        if not seats:
            return self.watchers < MOST_LOOKING_ON
        held = [sum(seat in line.seats for line in self.connections) for seat in seats]
        return max(held) < MOST_LINES_OF_A_SEAT

    def add(self, connection: Connection, sight: Sight) -> None:
        """Add a client: a player or a spectator."""
        self.connections.add(connection)
        self.people.came(connection.seats)
        self._send_position(connection, sight, self.seats_raw(connection.seats), {})
        # Who plays has the position, which says who is there; who looks on is one more to be counted.
        self.tell_presence(but=connection if connection.seats and not self.watchers else None)

    def remove(self, connection: Connection) -> None:
        """Remove a client that went away."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.people.went(connection.seats)
            self.tell_presence()

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(not line.seats for line in self.connections)

    def dismiss(self, seat: Seat) -> None:
        """Close all lines that hold a seat: from now on they speak for nobody."""
        self.people.gone(seat)
        self.send_home([seat])

    def send_home(self, seats: Collection[Seat]) -> None:
        """Close the lines that hold any of some seats: however long that takes, they speak for nobody."""
        for line in [line for line in self.connections if set(line.seats) & set(seats)]:
            self.people.went(line.seats)
            line.seats = []
            line.close()

    def asked(self, seat: Seat) -> None:
        """Somebody calls over HTTP: there until the calls end."""
        before, waited = self.people.online(seat), seat in self._staying
        self.people.asked(seat)
        if not before:
            self.tell_presence()
        if not waited:
            self._wait_for(seat)

    def _wait_for(self, seat: Seat) -> None:
        self._staying.add(seat)
        self.people.clock.at(self.people.here_until(seat), lambda: self._no_call(seat))

    def _no_call(self, seat: Seat) -> None:
        """As long as there was another call meanwhile, wait on."""
        self._staying.discard(seat)
        if self.people.clock.now() < self.people.here_until(seat):
            self._wait_for(seat)
        elif not self.people.online(seat):
            self.tell_presence()

    def seats_raw(self, yours: list[Seat]) -> Raw:
        """Who sits where, as JSON for the holder of some seats."""
        return self._seats_raw(self._sees_clocks(yours))

    def _seats_raw(self, clocks: bool) -> Raw:
        return Raw(encode(self.people.shown(clocks)))

    def _sees_clocks(self, yours: list[Seat]) -> bool:
        return bool(yours) or not self.kept_behind()

    def show(self, sight: Sight, looked_on: Sight) -> None:
        """Send everybody the position; clients with the same seats share one message.

        Who looks on may be shown less, and then is not told that something has happened meanwhile.
        """
        made, seats = Made(), {sight: self._seats_raw(True)}
        if looked_on is not sight:
            seats[looked_on] = self.seats_raw([])
        for connection in self.connections:
            seen = sight if connection.seats else looked_on
            if seen is sight or connection.shown is not seen:
                self._send_position(connection, seen, seats[seen], made)

    def _send_position(self, connection: Connection, sight: Sight, seats: Raw, made: Made) -> None:
        key = (*connection.seats, "since", connection.seen, connection.noted)
        message = made.get(key)
        if message is None:
            message = self._position(sight, seats, connection.seats, connection.seen, connection.noted)
            made[key] = message
        connection.seen, connection.noted = sight.ply, len(sight.beside.notes)
        connection.shown = sight
        connection.send(message)

    def position(self, sight: Sight, yours: list[Seat]) -> bytes:
        """The whole position for the holder of some seats, with all of its log."""
        return self._position(sight, self.seats_raw(yours), yours, 0)

    def _position(self, sight: Sight, seats: Raw, yours: list[Seat], since: int, noted: int = 0) -> bytes:
        away = away_shown([self.people.rows[seat] for seat in yours], sight.history)
        return sight.position(seats, yours, since, away, noted)

    def begin_log_anew(self) -> None:
        """Include the whole log in everybody's next position."""
        for connection in self.connections:
            connection.seen = connection.noted = 0

    def tell_presence(self, but: Connection | None = None) -> None:
        """Tell everybody who is there."""
        told = {seen: self._presence(seen) for seen in {self._sees_clocks([]), True}}
        for connection in self.connections:
            if connection is not but:
                connection.send(told[self._sees_clocks(connection.seats)])

    def _presence(self, clocks: bool) -> bytes:
        return encode(wire.Presence(self.people.shown(clocks), self.watchers))

    def tell(self, message: msgspec.Struct, seated: bool = False) -> None:
        """Send everybody a message, or only those who hold seats."""
        told = encode(message)
        for connection in self.connections:
            if connection.seats or not seated:
                connection.send(told)
