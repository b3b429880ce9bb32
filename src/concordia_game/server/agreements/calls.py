"""The calls about holidays of people whom the server knows."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import select

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, hall_of
from concordia_game.server.errors import Refused
from concordia_game.server.homes.errands import Details, errand, run_errand
from concordia_game.server.persons.calls import caller
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.tables.hall import Hall

MOST_GAMES = 60
"""The newest games of the caller, which are looked at one after the other."""


@post("/me/holiday", status_code=200, responses=REFUSALS)
async def take_holiday(request: AnyRequest, data: JSONBody[wire.HolidayEverywhere]) -> wire.HolidayTaken:
    """Be away from all one's running games, or back; games with less holiday left are passed over."""
    person = await caller(request)
    guard_of(request).labour(request)
    hall = hall_of(request)
    games, passed_over = set(), set()
    for game, seat in (await _running(hall.store, person.id))[:MOST_GAMES]:
        try:
            await run_errand(hall, be_away, game, {"seat": seat, "until": data.until})
            games.add(game)
        except Refused as refused:
            if refused.code == "bad_holiday":
                passed_over.add(game)
            elif refused.status not in (403, 404, 409):
                raise
    return wire.HolidayTaken(len(games), len(passed_over - games))


@errand
async def be_away(hall: Hall, game: str, details: Details) -> None:
    """Begin or end a holiday."""
    async with hall.at(game) as table:
        await table.holiday(details["seat"], details["until"])


@get("/me/holiday", responses=REFUSALS)
async def show_holiday(request: AnyRequest) -> wire.HolidayShown:
    """Until when the caller is away, and from how many games."""
    person = await caller(request)
    hall, seats = hall_of(request), schema.seats
    away = (seats.c.holder == person.id) & (seats.c.holiday_until > hall.settings.clock.now())
    found = await hall.store.read(select(seats.c.game, seats.c.holiday_until).where(away))
    until = max((row.holiday_until for row in found), default=None)
    return wire.HolidayShown(until, len({row.game for row in found}))


async def _running(store: Store, person: str) -> list[tuple[str, Seat]]:
    """Somebody's seats in games that are not known to be over, the newest first."""
    seats, games, summaries = schema.seats, schema.games, schema.summaries
    found = await store.read(
        select(seats.c.game, seats.c.seat)
        .select_from(seats)
        .join(games, games.c.id == seats.c.game)
        .outerjoin(summaries, summaries.c.game == games.c.id)
        .where(seats.c.holder == person, summaries.c.over.is_not(True))
        .order_by(games.c.created.desc(), seats.c.game, seats.c.seat)
    )
    return [(row.game, row.seat) for row in found]


HANDLERS = [take_holiday, show_holiday]
