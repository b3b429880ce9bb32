"""The games of a server as its host sees them: read from the rows, without a table in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import func, select

from concordia_game.engine.ids import SEATS
from concordia_game.files.options import PATHS
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.store.store import Store

State = Literal["running", "finished", "abandoned"]
DAY = 86_400.0
ABANDONED_AFTER = 30.0
"""Days without a move or a look after which a game counts as abandoned."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game at a glance; times are seconds since 1970, the size is that of its set-up and moves in bytes."""

    game: str
    name: str
    state: State
    board: str
    players: list[str]
    created: float
    moved: float | None
    seen: float | None
    plies: int
    size: int

    @property
    def last(self) -> float:
        """When something last happened."""
        return max(self.created, self.moved or 0.0, self.seen or 0.0)


async def kept_games(
    store: Store, now: float, days: float = ABANDONED_AFTER, only: Sequence[str] | None = None
) -> list[Kept]:
    """All games, or some of them, those first in which nothing has happened for the longest time."""
    games, moves = schema.games, schema.moves
    made = (
        select(
            moves.c.game,
            func.max(moves.c.ply).label("plies"),
            func.max(moves.c.at).label("moved"),
            func.sum(func.length(moves.c.text)).label("size"),
        )
        .group_by(moves.c.game)
        .subquery()
    )
    summaries, results, visits = schema.summaries, schema.results, schema.visits
    every = (
        select(
            games.c.id,
            games.c.name,
            games.c.created,
            games.c.setup,
            made.c.plies,
            made.c.moved,
            made.c.size,
            summaries.c.board,
            summaries.c.over,
            results.c.game.label("result"),
            visits.c.at.label("seen"),
        )
        .select_from(games)
        .outerjoin(made, made.c.game == games.c.id)
        .outerjoin(summaries, summaries.c.game == games.c.id)
        .outerjoin(results, results.c.game == games.c.id)
        .outerjoin(visits, visits.c.game == games.c.id)
    )
    rows = await store.read(every if only is None else every.where(games.c.id.in_(only)))
    names = await _names(store, only)
    found = [_kept(row, names.get(row.id, []), now, days) for row in rows]
    return sorted(found, key=lambda kept: (kept.last, kept.game))


def _kept(row: Any, players: list[str], now: float, days: float) -> Kept:
    created, moved, seen = seconds(row.created) or 0.0, seconds(row.moved), row.seen
    quiet = now - max(created, moved or 0.0, seen or 0.0)
    over = bool(row.over) or row.result is not None
    return Kept(
        game=row.id,
        name=row.name,
        state="finished" if over else "abandoned" if quiet > days * DAY else "running",
        board=row.board or str(options_of(row.setup)["map"]),
        players=players,
        created=created,
        moved=moved,
        seen=seen,
        plies=row.plies or 0,
        size=len(row.setup.encode()) + int(row.size or 0),
    )


def seconds(at: datetime | str | None) -> float | None:
    """A time in seconds since 1970; SQLite gives it back without its zone, or of a function as text."""
    if at is None:
        return None
    found = datetime.fromisoformat(at) if isinstance(at, str) else at
    return found.replace(tzinfo=found.tzinfo or UTC).timestamp()


def options_of(setup: str) -> dict[str, Any]:
    """The options that a stored set-up tells, without the paths of files."""
    told: dict[str, Any] = msgspec.json.decode(setup)["options"]
    return {name: value for name, value in told.items() if name not in PATHS}


async def _names(store: Store, only: Sequence[str] | None) -> dict[str, list[str]]:
    seats = schema.seats
    every = select(seats).order_by(seats.c.game, seats.c.seat)
    rows = await store.read(every if only is None else every.where(seats.c.game.in_(only)))
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.game, []).append(name_of(SeatRow(**row._mapping)))
    return found


def name_of(row: SeatRow) -> str:
    """Who sits there: a name, else a bot, else the colour."""
    return row.name or row.bot or SEATS[row.seat]


async def game_shown(store: Store, game: str, now: float) -> dict[str, Any]:
    """One game with its seats, without anything that opens one or is hidden."""
    row = await store.game(game)
    if row is None:
        raise Refused("no_such_game", {"game": game})
    [kept] = await kept_games(store, now, only=[game])
    return {
        **{name: getattr(kept, name) for name in Kept.__slots__ if name != "players"},
        "rules": row.rules,
        "options": options_of(row.setup),
        "clock": msgspec.json.decode(row.clock) if row.clock else None,
        "confirm": row.confirm,
        "talk": row.talk,
        "watchers": row.watchers,
        "listed": row.listed,
        "rematch": row.rematch,
        "seats": [_seat_shown(seat, now) for seat in await store.seats(game)],
    }


def _seat_shown(row: SeatRow, now: float) -> dict[str, Any]:
    return {
        "seat": SEATS[row.seat],
        "name": row.name,
        "kind": row.kind,
        "bot": row.player,
        "token": row.joined,
        "invite": row.invite_hash is not None,
        "holder": row.holder is not None,
        "resigned": row.resigned,
        "left": _time_left(row, now),
    }


def _time_left(row: SeatRow, now: float) -> int | None:
    """The seconds on the clock of a seat, if it has one."""
    if row.bank is None:
        return None
    return int(row.bank - (now - row.since if row.since is not None else 0.0))
