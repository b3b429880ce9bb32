"""The games of one person, with everybody who was there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, select

from concordia_game.engine.ids import SEATS, Seat
from concordia_game.server import wire
from concordia_game.server.past.results import Result, SeatEnd, seconds_of
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.tables.people import BOT
from concordia_game.server.tables.sitters import people_at
from concordia_game.server.tabletop import wire_seat

seats_decoder = msgspec.json.Decoder(list[SeatEnd])
modules_decoder = msgspec.json.Decoder(list[str])


@dataclass(frozen=True, slots=True)
class Somebody:
    """A human being at a table: somebody whom the server knows, else a name."""

    key: str
    name: str
    known: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A game of somebody's, with who sat where: None for bots, and for those who never came."""

    game: str
    at: float
    """When it ended, or else when it began."""
    sitters: list[Somebody | None]
    result: Result | None

    def shown(self, me: str) -> wire.GameResult:
        """How it ended, for the wire."""
        assert self.result is not None
        seats = [
            wire.SeatResult(
                seat=wire_seat(Seat(seat)),
                name=sitter.name if sitter else end.name,
                bot=end.bot,
                me=sitter is not None and sitter.key == me,
                place=end.place,
                score=end.score,
                gods=end.gods,
            )
            for seat, (sitter, end) in enumerate(zip(self.sitters, self.result.seats, strict=True))
        ]
        found = self.result
        return wire.GameResult(
            found.game, found.ended, found.board, found.modules, found.god, found.lead, seats
        )


async def games_of(store: Store, person: str) -> list[Played]:
    """All games in which somebody has a seat, the last one first."""
    seats, games, results, persons = schema.seats, schema.games, schema.results, schema.persons
    mine = select(seats.c.game).where(seats.c.holder == person)
    rows = await store.read(
        select(seats, persons.c.name.label("known_as"))
        .outerjoin(persons, persons.c.id == seats.c.holder)
        .where(seats.c.game.in_(mine))
        .order_by(seats.c.game, seats.c.seat)
    )
    began = await store.read(select(games.c.id, games.c.created).where(games.c.id.in_(mine)))
    ended = await store.read(select(results).where(results.c.game.in_(mine)))
    by_game: dict[str, list[Row[Any]]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    over = {row.game: _result(row) for row in ended}
    found = [
        Played(
            row.id,
            over[row.id].ended if row.id in over else seconds_of(row.created),
            sitters_of(by_game[row.id]),
            over.get(row.id),
        )
        for row in began
    ]
    return sorted(found, key=lambda played: (-played.at, played.game))


def sitters_of(rows: Sequence[Row[Any]]) -> list[Somebody | None]:
    """Who sits at the seats of a game."""
    people = people_at([(row.kind, row.holder) for row in rows])
    return [_sitter(row, people.get(seat)) for seat, row in enumerate(rows)]


def _sitter(row: Row[Any], person: str | None) -> Somebody | None:
    if row.kind == BOT or not (row.token_hash or row.kept_hash):
        return None
    if person is not None and row.known_as is not None:
        return Somebody(person, row.known_as or row.name or SEATS[row.seat], True)
    name = row.name or SEATS[row.seat]
    return Somebody(f"name {name.casefold()}", name, False)


def _result(row: Row[Any]) -> Result:
    values = dict(row._mapping)
    del values["rated"]
    values["seats"] = seats_decoder.decode(row.seats)
    values["modules"] = modules_decoder.decode(row.modules)
    return Result(**values)
