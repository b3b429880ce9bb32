"""What a connection says apart from the game: to the table, to itself, and as its host."""

from __future__ import annotations

import msgspec

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.guard import Guard, seat_key
from concordia_game.server.tables.connection import Connection
from concordia_game.server.tables.table import Table
from concordia_game.server.tabletop import seat_of_colour


async def hear(
    message: wire.TalkMessage,
    table: Table,
    connection: Connection,
    guard: Guard,
    may_list: bool,
) -> None:
    """Carry out a message about the talk, the notes or the manners of a table."""
    if isinstance(message, wire.Earlier):
        guard.remark(
            seat_key(table.game.id, connection.seats[0]) if connection.seats else str(id(connection))
        )
        await table.talk.earlier(connection, message.before)
    elif isinstance(message, wire.SetManners):
        await table.set_manners(connection.seats, message, may_list)
    else:
        await _speak(message, table, _speaker(connection, message.seat), guard)


def _speaker(connection: Connection, wanted: wire.Seat | msgspec.UnsetType) -> Seat:
    """The seat that speaks: the one named, else the only one. Whose turn it is does not matter."""
    if wanted is not msgspec.UNSET:
        named = seat_of_colour(wanted)
        if named not in connection.seats:
            raise Refused("no_such_seat", {"seat": wanted})
        return named
    if not connection.seats:
        raise Refused("no_talk")
    if len(connection.seats) > 1:
        raise Refused("which_seat")
    return connection.seats[0]


async def _speak(
    message: wire.Say | wire.React | wire.Unsay | wire.Note, table: Table, seat: Seat, guard: Guard
) -> None:
    key = seat_key(table.game.id, seat)
    if isinstance(message, wire.Note):
        guard.remark(key)
        await table.talk.note(seat, message.text)
        return
    if table.game.talk == "off":
        raise Refused("no_talk")
    if isinstance(message, wire.Say):
        guard.say(key)
        await table.talk.say(seat, message.text)
    elif isinstance(message, wire.React):
        guard.remark(key)
        await table.talk.react(seat, message.number, message.emoji)
    else:
        guard.remark(key)
        await table.talk.take_back(seat, message.number)
