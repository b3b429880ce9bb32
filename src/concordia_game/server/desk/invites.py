"""Invites that open nothing any more: whoever comes with one is told why."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.store.store import Store
from concordia_game.server.store.writer import Statement
from concordia_game.server.tabletop import wire_seat

REMEMBER = insert(schema.invites)


def used(row: SeatRow) -> list[Statement]:
    """Remember the open invite of a seat, if it has one, as one that was used."""
    if row.invite_hash is None:
        return []
    spent = {"hash": row.invite_hash, "game": row.game, "seat": row.seat, "replaced": False}
    return [(REMEMBER, [spent])]


def replaced(row: SeatRow) -> list[Statement]:
    """Remember all invites of a seat so far as older than the one that is sent now."""
    invites = schema.invites
    here = (invites.c.game == row.game) & (invites.c.seat == row.seat)
    return [*used(row), (update(invites).where(here).values(replaced=True), [])]


async def refusal(store: Store, invite_hash: str) -> Refused:
    """Why an invite opens nothing: there is none, its seat is taken, or a newer one was sent."""
    invites, seats = schema.invites, schema.seats
    here = (invites.c.game == seats.c.game) & (invites.c.seat == seats.c.seat)
    found = await store.read(
        select(invites, seats.c.name).join(seats, here).where(invites.c.hash == invite_hash)
    )
    if not found:
        return Refused("no_such_invite")
    row = found[0]
    place = {"game": row.game, "seat": wire_seat(row.seat)}
    return (
        Refused("newer_invite", place) if row.replaced else Refused("seat_taken", {**place, "name": row.name})
    )
