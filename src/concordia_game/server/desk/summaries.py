"""What the desk shows of a game, kept with it: nobody folds its moves again just to look at a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select

from concordia_game.engine.ids import SEATS
from concordia_game.engine.scoring import score
from concordia_game.engine.state import State
from concordia_game.server.history import History
from concordia_game.server.showing import Sight
from concordia_game.server.store import schema
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.store.store import Store
from concordia_game.server.tables.people import BOT
from concordia_game.server.tabletop import house_cities

INSERT = insert(schema.summaries)
SHOWN = ("asked", "over", "begun", "scores", "winners", "houses")
"""What is kept beside a game's board and the ply of which it is true."""


def summary(sight: Sight, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """A game at a glance, as it is stored."""
    history = sight.history
    points = {SEATS[seat]: score(sight.state, seat).total for seat in history.setup.seats}
    return {
        "game": history.game,
        "ply": sight.ply,
        "board": history.setup.options.map,
        "asked": sight.asked,
        "over": sight.over,
        "begun": begun(history, seats),
        "scores": msgspec.json.encode(points).decode(),
        "winners": msgspec.json.encode(sight.winners).decode(),
        "houses": msgspec.json.encode(_houses(sight.state)).decode(),
    }


def _houses(state: State) -> dict[str, list[str]]:
    """In which cities each seat has built."""
    return {SEATS[player.seat]: house_cities(state.setup, player) for player in state.players}


def begun(history: History, seats: Sequence[SeatRow]) -> bool:
    """Whether a person has done anything yet."""
    made = [*history.standing, *([history.held] if history.held else [])]
    return any(row.seat >= 0 and seats[row.seat].kind != BOT for row in made)


async def keep_summary(store: Store, found: dict[str, Any]) -> None:
    """Keep a summary in place of the one before."""
    before = delete(schema.summaries).where(schema.summaries.c.game == found["game"])
    await store.write([(before, []), (INSERT, [found])])


async def kept_summaries(store: Store, ids: Sequence[str]) -> Sequence[Row[Any]]:
    """Games with the last move's ply (`last`) and time (`at`), and their summaries where there are any."""
    games, moves, summaries = schema.games, schema.moves, schema.summaries
    every = moves.alias()
    latest = select(func.max(every.c.ply)).where(every.c.game == games.c.id).scalar_subquery()
    return await store.read(
        select(
            games.c.id,
            games.c.name,
            games.c.host,
            games.c.watchers,
            games.c.delay,
            games.c.live_scores,
            games.c.created,
            moves.c.at,
            func.coalesce(moves.c.ply, 0).label("last"),
            *[column for column in summaries.c if column.name != "game"],
        )
        .select_from(games)
        .outerjoin(moves, (moves.c.game == games.c.id) & (moves.c.ply == latest))
        .outerjoin(summaries, summaries.c.game == games.c.id)
        .where(games.c.id.in_(ids))
    )
