"""A rematch with the same people."""

from __future__ import annotations

from concordia_game.engine.ids import Seat
from concordia_game.files.options import options_data
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.tables.dealing import Dealt, deal_game
from concordia_game.server.tables.people import BOT
from concordia_game.server.tables.table import Table
from concordia_game.server.tabletop import wire_seat


def rematch_of(old: Table, mine: list[Seat], public_url: str) -> Dealt:
    """A game with the same options and people; those on the caller's device get tokens, others invites."""
    persons = sorted(old.people.rows, key=lambda row: row.person)
    seats = []
    for row in persons:
        kind: wire.SeatKind = "bot" if row.kind == BOT else "you" if row.seat in mine else "friend"
        seats.append(wire.NewSeat(kind, row.name, row.bot or ""))
    setup = old.history.setup
    options = {name: value for name, value in options_data(setup.options).items() if value != ""}
    wanted = wire.NewGame(options, seats, confirm=old.game.confirm)
    return deal_game(wanted, public_url, {setup.options.own_tiles: setup.box.own_tiles})


async def claim_seats(old: Table, new: Table, mine: list[Seat]) -> wire.GameMade:
    """Give the holders of these seats in the old game their seats in the rematch."""
    given = []
    async with new.lock:
        for seat in mine:
            person = old.people.rows[seat].person
            row = next(row for row in new.people.rows if row.person == person)
            if row.token_hash is not None:
                raise Refused("seat_taken", {"game": new.game.id})
            token = await new.claim(row.seat, row.name)
            given.append(wire.SeatGiven(wire_seat(row.seat), "friend", row.name, token=token))
    return wire.GameMade(new.game.id, given)
