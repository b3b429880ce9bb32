"""The calls of people who want to be known again; each brings the key of its browser."""

from __future__ import annotations

from typing import cast

from litestar import get, post
from litestar.params import JSONBody

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, bearer, guard_of, hall_of
from concordia_game.server.errors import Refused
from concordia_game.server.homes.errands import Details, errand, run_errand
from concordia_game.server.persons.persons import Person, Persons
from concordia_game.server.tables.hall import Hall, held_seat
from concordia_game.server.tabletop import wire_seat


def persons_of(request: AnyRequest) -> Persons:
    """The people whom the server knows."""
    return cast(Persons, request.app.state.persons)


async def caller(request: AnyRequest) -> Person:
    """Who calls: the authorization header has the key."""
    guard_of(request).call(request)
    return await persons_of(request).of_key(bearer(request))


@post("/me", responses=REFUSALS)
async def begin(request: AnyRequest, data: JSONBody[wire.NewPerson]) -> wire.PersonMade:
    """Be known from now on; the answer has the key of this browser."""
    guard_of(request).new_game(request)
    person, key = await persons_of(request).begin(data.name)
    return wire.PersonMade(person.id, key)


@get("/me", responses=REFUSALS)
async def me(request: AnyRequest) -> wire.Me:
    """Who the caller is, and his seats."""
    person = await caller(request)
    held = await persons_of(request).seats(person.id)
    return wire.Me(person.id, person.name, [wire.SeatHeld(game, wire_seat(seat)) for game, seat in held])


@post("/me/seats", status_code=200, responses=REFUSALS)
async def hold_seats(request: AnyRequest, data: JSONBody[wire.HoldSeats]) -> wire.SeatsHeld:
    """Make seats the caller's; the answer lists those that are, and leaves out what others hold."""
    person = await caller(request)
    guard_of(request).labour(request)
    held = []
    for wanted in data.seats:
        asked = {"token": wanted.token, "person": person.id}
        try:
            seat = await run_errand(hall_of(request), hold_seat, wanted.game, asked)
            if seat is not None:
                held.append(wire.SeatHeld(wanted.game, wire_seat(seat)))
        except Refused as refused:
            if refused.status not in (403, 404, 409):
                raise
    return wire.SeatsHeld(held)


@errand
async def hold_seat(hall: Hall, game: str, details: Details) -> Seat | None:
    """Make the seat of a token somebody's; None if it is somebody else's."""
    async with hall.at(game) as table:
        seat = held_seat(table, details["token"])
        return seat if await table.hold(seat, details["person"]) else None


HANDLERS = [begin, me, hold_seats]
