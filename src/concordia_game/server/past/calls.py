"""The calls about what was played."""

from __future__ import annotations

from contextlib import suppress

from litestar import get
from litestar.params import FromPath, FromQuery
from sqlalchemy import select

from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, guard_of, hall_of
from concordia_game.server.errors import Refused
from concordia_game.server.homes.errands import Details, errand, run_errand
from concordia_game.server.past.friends import friends_of
from concordia_game.server.past.groups import group_past, group_shown, groups_of
from concordia_game.server.past.played import Played, games_of
from concordia_game.server.persons.calls import caller
from concordia_game.server.store import schema
from concordia_game.server.tables.hall import Hall

MOST_SHOWN = 500
"""Games in an answer."""


async def my_games(request: AnyRequest, me: str) -> list[Played]:
    """The caller's games; those that ended unseen, as before the server kept results, are entered first."""
    guard_of(request).labour(request)
    hall = hall_of(request)
    for game, ply in (await hall.past.unseen(me)).items():
        with suppress(Refused):  # What can't be loaded now has no result.
            if not await run_errand(hall, look_at_end, game, {}):
                hall.past.runs(game, ply)
    return await games_of(hall.store, me)


@errand
async def look_at_end(hall: Hall, game: str, details: Details) -> bool:
    """Enter a game if it is over; whether it was."""
    async with hall.at(game) as table:
        entered = hall.past.look(table)
    await hall.past.settled()
    return entered


@get("/me/results", responses=REFUSALS)
async def show_results(request: AnyRequest, board: FromQuery[str | None] = None) -> wire.MyResults:
    """How the caller's games ended, on all boards or on one."""
    me = (await caller(request)).id
    over = [played for played in await my_games(request, me) if played.result]
    boards = sorted({played.result.board for played in over if played.result})
    wanted = [played for played in over if played.result and board in (None, played.result.board)]
    return wire.MyResults([played.shown(me) for played in wanted[:MOST_SHOWN]], boards)


@get("/me/friends", responses=REFUSALS)
async def show_friends(request: AnyRequest) -> wire.Friends:
    """With whom the caller has played."""
    me = (await caller(request)).id
    return wire.Friends(friends_of(await my_games(request, me), me))


@get("/me/groups", responses=REFUSALS)
async def show_groups(request: AnyRequest) -> wire.Groups:
    """With which groups the caller has finished games."""
    me = (await caller(request)).id
    groups = groups_of(await my_games(request, me))
    return wire.Groups([group_shown(group, games, me) for group, games in groups.items()])


@get("/me/groups/{group:str}", responses=REFUSALS)
async def show_group(request: AnyRequest, group: FromPath[str]) -> wire.GroupPast:
    """Who of a group won what."""
    me = (await caller(request)).id
    games = groups_of(await my_games(request, me)).get(group)
    if games is None:
        raise Refused("no_such_group")
    return group_past(group, games[:MOST_SHOWN], me)


@get("/ratings", responses=REFUSALS)
async def show_ratings(request: AnyRequest) -> wire.RatingList:
    """The ratings of those who want one."""
    guard_of(request).call(request)
    hall, persons = hall_of(request), schema.persons
    await hall.past.settled()
    rows = await hall.store.read(
        select(persons.c.id, persons.c.name).where(persons.c.rated_since.is_not(None))
    )
    return wire.RatingList(hall.past.ratings.shown({row.id: row.name for row in rows}))


HANDLERS = [show_results, show_friends, show_groups, show_group, show_ratings]
