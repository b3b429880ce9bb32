"""The calls about one's games beside playing them."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from concordia_game.engine.ids import SEATS
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, hall_of, public_url
from concordia_game.server.desk.desk import desk, sitter
from concordia_game.server.desk.length import usual_turns
from concordia_game.server.errors import Refused
from concordia_game.server.guard import seat_key
from concordia_game.server.tables.dealing import invited
from concordia_game.server.tables.hall import held_seat
from concordia_game.server.tables.people import FRIEND
from concordia_game.server.tabletop import wire_seat


@post("/desk", status_code=200, responses=REFUSALS)
async def show_desk(request: AnyRequest, data: JSONBody[wire.DeskWanted]) -> wire.Desk:
    """Many games at a glance."""
    guard_of(request).call(request)
    return await desk(hall_of(request), data, public_url(request))


@post("/games/{game:str}/name", status_code=200, responses=REFUSALS)
async def name_game(
    request: AnyRequest, game: FromPath[str], data: JSONBody[wire.NameGame]
) -> wire.GameNamed:
    """Call a game something; any of its players may."""
    guard_of(request).call(request)
    async with hall_of(request).at(game) as table:
        guard_of(request).remark(seat_key(game, held_seat(table, data.token)))
        return wire.GameNamed(await table.rename(data.name))


@post("/games/{game:str}/seats/{seat:str}/renew", responses=REFUSALS)
async def renew_seat(
    request: AnyRequest, game: FromPath[str], seat: FromPath[str], data: JSONBody[wire.RenewSeat]
) -> wire.SeatGiven:
    """The host sends a friend a new link; whatever opened the seat before opens it no more."""
    guard_of(request).new_game(request)
    async with hall_of(request).at(game) as table, table.lock:
        held = [held_seat(table, data.token), *map(table.people.seat_of, data.tokens)]
        # A token that opens nothing is nobody's seat, and so is the host's where there is none.
        if table.host is None or table.host not in held:
            raise Refused("not_host")
        if seat not in SEATS[: len(table.people.rows)]:
            raise Refused("no_such_seat", {"seat": seat[:10]})
        row = table.people.rows[SEATS.index(seat)]
        if row.kind != FRIEND or row.seat in held:
            raise Refused("not_a_friend", {"seat": seat})
        return invited(row.seat, row.name, await table.renew(row.seat), public_url(request))


@post("/invitation", status_code=200, responses=REFUSALS)
async def show_invitation(request: AnyRequest, data: JSONBody[wire.InvitationAsked]) -> wire.Invitation:
    """What an invite is for; it stays as valid as it was."""
    guard_of(request).call(request)
    async with hall_of(request).invited(data.invite) as (table, seat):
        rows, setup = table.people.rows, table.history.setup
        return wire.Invitation(
            game=table.game.id,
            seat=wire_seat(seat),
            name=rows[seat].name,
            title=table.game.name,
            host="" if table.host is None else rows[table.host].name,
            board=setup.options.map,
            options=table.options,
            seats=[sitter(row) for row in rows],
            turns=usual_turns(setup.players),
            hints=table.game.hints,
            live_scores=table.game.live_scores,
        )


HANDLERS = [show_desk, name_game, renew_seat, show_invitation]
