"""The game of an analysis on the board: as it was played, and as it might have gone on."""

from __future__ import annotations

from msgspec import Raw

from concordia_game.engine.ids import SEATS
from concordia_game.files.record import Record, ending_of, read_record
from concordia_game.server import wire
from concordia_game.server.apart import game_apart, seat_apart
from concordia_game.server.errors import Refused
from concordia_game.server.filming import filmed
from concordia_game.server.history import History
from concordia_game.server.showing import encode
from concordia_game.server.store.rows import MOVE, MoveRow
from concordia_game.server.tabletop import wire_seat


def film(id: str, text: str) -> bytes:
    """A record, move by move, compressed with gzip."""
    record = read_record(text)
    rows = _rows(id, record)
    return filmed(History(id, record.setup), rows, *_around(id, record), _ending(record))


def line(id: str, text: str, asked: wire.LineAsked) -> bytes:
    """Other moves after a ply of a record, move by move; it ends where one of them can't be made."""
    record = read_record(text)
    if asked.ply > len(record.moves):
        raise Refused("stale", {"ply": asked.ply})
    history = History(id, record.setup)
    for row in _rows(id, record)[: asked.ply]:
        history.accept(history.refold(row))
    return filmed(history, _tried(history, asked.moves), *_around(id, record))


def _tried(history: History, texts: list[str]) -> list[MoveRow]:
    """The rows of moves as far as they can be made, with what chance would have answered."""
    ahead = History.fold(history.game, history.setup, history.standing)
    rows: list[MoveRow] = []
    for text in texts:
        try:
            step = ahead.plan(ahead.state.decision.seat, text)
        except Refused:
            break
        ahead.accept(step)
        rows += step.rows
    return rows


def _rows(id: str, record: Record) -> list[MoveRow]:
    return [MoveRow(id, ply, seat, MOVE, text) for ply, (seat, text) in enumerate(record.moves, 1)]


def _around(id: str, record: Record) -> tuple[Raw, Raw]:
    """The game and its seats, as they are told with every position."""
    setup = record.setup
    seats = [seat_apart(seat, _own_name(record.names[seat]), "friend") for seat in setup.seats]
    return Raw(encode(game_apart(id, setup))), Raw(encode(seats))


def _own_name(name: str) -> str:
    """Whoever has none is called by the colour, which each reader has a word of their own for."""
    return "" if name in SEATS else name


def _ending(record: Record) -> wire.EndedShown | None:
    agreed, resigned = ending_of(record.result, record.setup)
    if record.positions()[-1].over or not (agreed or resigned):
        return None
    return wire.EndedShown("agreed" if agreed else "resigned", [wire_seat(seat) for seat in resigned])
