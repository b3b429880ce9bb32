"""How a game ended: a row that is written once, so that no game has to be played through again for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from concordia_game.engine.ids import Seat
from concordia_game.engine.scoring import ranking, score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import State
from concordia_game.server.past.ratings import Sides
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.tables.people import BOT
from concordia_game.server.tables.sitters import people_at
from concordia_game.server.tables.table import Table
from concordia_game.server.tabletop import seat_of_colour
from concordia_game.server.verdict import verdict

MODULES = ("salt", "forum", "auction", "own_tiles", "fish", "venus", "teams")
encode = msgspec.json.Encoder().encode


class SeatEnd(Struct):
    """What a seat came to; who holds it is in the table of seats."""

    name: str
    bot: bool
    place: int
    score: int
    gods: dict[str, int]


class Result(Struct):
    """How a game ended; `god` is behind most of the lead, and empty where a resignation decided."""

    game: str
    ended: float
    board: str
    modules: list[str]
    seats: list[SeatEnd]
    god: str
    lead: int


def result_of(table: Table) -> Result:
    """How the game of a table ended."""
    state, options = table.history.state, table.history.setup.options
    early = table.sight.beside.ended
    won = verdict(state) if early is None or early.how != "resigned" else None
    out = [] if won or early is None else [seat_of_colour(seat) for seat in early.resigned]
    last = table.history.standing[-1].at if table.history.standing else table.game.created
    places = places_of(state, out)
    return Result(
        game=table.game.id,
        ended=seconds_of(last),
        board=options.map,
        modules=[name for name in MODULES if getattr(options, name)],
        seats=[_seat_end(state, row, places[row.seat]) for row in table.people.rows],
        god=won.most if won else "",
        lead=won.lead if won else 0,
    )


def seconds_of(at: datetime) -> float:
    """A time of the store in seconds since 1970; not every database remembers that it is UTC."""
    return at.replace(tzinfo=UTC).timestamp()


def places_of(state: State, out: Collection[Seat] = ()) -> list[int]:
    """Everybody's place in seat order; partners share the better one. Those who are out come last."""
    teams = state.setup.teams
    ranked = sorted(ranking(state), key=lambda seat: seat in out)
    order = list(dict.fromkeys(teams[seat] for seat in ranked))
    return [order.index(teams[seat]) + 1 for seat in state.setup.seats]


def _seat_end(state: State, row: SeatRow, place: int) -> SeatEnd:
    found = score(state, row.seat)
    gods = {name: found.gods[god] for god, name in enumerate(GODS)}
    return SeatEnd(row.name, row.kind == BOT, place, found.total, gods)


def sides_of(
    result: Result, rows: Sequence[SeatRow], teams: Sequence[int], rated: Collection[str]
) -> Sides | None:
    """Who is rated by a game, and how: at least two sides with people who want that.

    Whoever left, so that a bot played for them at the end, is last, and leaves a partner to be placed alone.
    """
    sides: dict[tuple[int, int], list[str]] = {}
    for seat, person in people_at([(row.kind, row.holder) for row in rows]).items():
        row = rows[Seat(seat)]
        left = row.resigned or row.stand_in is not None
        place, side = (len(rows) + 1, len(rows) + seat) if left else (result.seats[seat].place, teams[seat])
        if person in rated:
            sides.setdefault((place, side), []).append(person)
    return [(place, people) for (place, _), people in sorted(sides.items())] if len(sides) > 1 else None
