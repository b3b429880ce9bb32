"""Everybody who watches a table, kept up to date."""

from __future__ import annotations

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
        self._staying: set[Seat] = set()
        """Seats that are there over HTTP, each with a timer."""

    def has_room(self, seats: list[Seat]) -> bool:
        """Whether one more connection with these seats, or with none, is let in."""
        if not seats:
            return sum(not line.seats for line in self.connections) < MOST_LOOKING_ON
        held = [sum(seat in line.seats for line in self.connections) for seat in seats]
        return max(held) < MOST_LINES_OF_A_SEAT

    def add(self, connection: Connection, sight: Sight) -> None:
        """Add a client: a player or a spectator."""
        self.connections.add(connection)
        self.people.came(connection.seats)
        self._send_position(connection, sight, self.seats_raw(), {})
        if connection.seats:
            self.tell_presence(but=connection)

    def remove(self, connection: Connection) -> None:
        """Remove a client that went away."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.people.went(connection.seats)
            if connection.seats:
                self.tell_presence()

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

    def seats_raw(self) -> Raw:
        """Who sits where, as JSON."""
        return Raw(encode(self.people.shown()))

    def show(self, sight: Sight) -> None:
        """Send everybody the position; clients with the same seats share one message."""
        seats, made = self.seats_raw(), Made()
        for connection in self.connections:
            self._send_position(connection, sight, seats, made)

    def _send_position(self, connection: Connection, sight: Sight, seats: Raw, made: Made) -> None:
        key = (*connection.seats, "since", connection.seen)
        message = made.get(key)
        if message is None:
            message = self._position(sight, seats, connection.seats, connection.seen)
            made[key] = message
        connection.seen = sight.ply
        connection.send(message)

    def position(self, sight: Sight, yours: list[Seat]) -> bytes:
        """The whole position for the holder of some seats, with all of its log."""
        return self._position(sight, self.seats_raw(), yours, 0)

    def _position(self, sight: Sight, seats: Raw, yours: list[Seat], since: int) -> bytes:
        away = away_shown([self.people.rows[seat] for seat in yours], sight.history)
        return sight.position(seats, yours, since, away)

    def begin_log_anew(self) -> None:
        """Include the whole log in everybody's next position."""
        for connection in self.connections:
            connection.seen = 0

    def tell_presence(self, but: Connection | None = None) -> None:
        """Tell everybody who is there."""
        self.tell(wire.Presence(self.people.shown()), but)

    def tell(self, message: msgspec.Struct, but: Connection | None = None) -> None:
        """Send everybody a message."""
        told = encode(message)
        for connection in self.connections:
            if connection is not but:
                connection.send(told)
