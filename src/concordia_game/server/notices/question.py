"""Whom a table is waiting for, and which turn of theirs it is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from concordia_game.engine.ids import Seat
from concordia_game.server.tables.people import BOT

if TYPE_CHECKING:
    from concordia_game.server.tables.table import Table

OVER = "over"
"""In the place of a turn: the end of the game."""


@dataclass(frozen=True, slots=True)
class Question:
    """A person of whom an answer is awaited."""

    game: str
    person: str
    mark: str
    """The same for all that is asked in a row; nobody is told twice of the same one."""
    ply: int
    seat: Seat


def question_of(table: Table) -> Question | None:
    """Whom the table is waiting for; None for bots, and for people whom the server does not know."""
    history = table.history
    if table.sight.over:
        return None
    seat = table.waiting if table.waiting is not None else history.state.decision.seat
    if seat < 0 or table.people.player(seat) is not None:
        return None
    person = table.people.rows[seat].holder
    if person is None:
        return None
    return Question(table.game.id, person, mark_of(table, person), history.ply, seat)


def own_seats(table: Table, person: str) -> list[Seat]:
    """The seats of somebody at a table."""
    return [row.seat for row in table.people.rows if row.holder == person]


def mark_of(table: Table, person: str) -> str:
    """Which turn of the game it is, and how often the person has answered before the questions of now.

    Bots, chance and the person's own moves don't end a row of questions; a move of somebody else does, as in
    an auction. What others take back and do again changes nothing: neither number counts what does not stand.
    """
    history, own = table.history, own_seats(table, person)
    # Whoever has to confirm has ended the turn already: the next one has begun.
    ended = table.waiting is not None and history.held is None
    turn = (history.states[-2] if ended else history.state).turn
    answered = sum(row.seat in own for row in history.standing)
    for row in reversed(history.standing):
        if row.seat in own:
            answered -= 1
        elif row.seat >= 0 and table.people.rows[row.seat].kind != BOT:
            break
    return f"{turn}.{answered}"


def looked_at_until(table: Table, person: str) -> float:
    """How long somebody is known to look at the table: forever with a page in sight, else since a call."""
    seats = own_seats(table, person)
    if any(line.here and seat in line.seats for line in table.audience.connections for seat in seats):
        return math.inf
    return max((table.people.here_until(seat) for seat in seats), default=-math.inf)
