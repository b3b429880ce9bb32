"""What happens to the seat of somebody who is away, and what they are told when they are back."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import takewhile

from msgspec import Raw

from concordia_game.server.history import History
from concordia_game.server.showing import encode, joined
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.tabletop import wire_seat

MINUTE = 60


def awaited(row: SeatRow, enough: bool, now: float, grace: int) -> SeatRow:
    """A seat after a vote: with enough of them the grace, in minutes, begins; without, it has not begun."""
    if not enough:
        return row.changed(due=None)
    return row if row.due is not None else row.changed(due=now + grace * MINUTE)


def is_due(row: SeatRow, now: float) -> bool:
    """Whether somebody was away for all of the grace."""
    return row.due is not None and row.due <= now


def seconds_left(row: SeatRow, now: float) -> int | None:
    """The rest of the grace in whole seconds; None if there is none."""
    return None if row.due is None else max(0, math.ceil(row.due - now))


def replaced(row: SeatRow, bot: str, history: History) -> SeatRow:
    """A seat for which a bot plays from now on."""
    since = row.away_from if _untold(row, history) else history.ply
    return row.changed(stand_in=bot, votes=0, due=None, away_from=since, away_to=None)


def returned(row: SeatRow, history: History) -> SeatRow:
    """A seat whose person is here: no votes and no bot, and a note of what happened if it came to that."""
    if row.resigned:
        # For good.
        return row
    here = row.changed(stand_in=None, votes=0, due=None, only_turn=None)
    if row.stand_in is None and row.due is None:
        return here
    known = row.away_from is not None and (row.stand_in is not None or _untold(row, history))
    return here.changed(away_from=row.away_from if known else history.ply, away_to=history.ply)


def made_for(row: SeatRow, ply: int) -> bool:
    """Whether a ply was made while its person was away."""
    return row.away_from is not None and row.away_to is not None and row.away_from < ply <= row.away_to


def _untold(row: SeatRow, history: History) -> bool:
    """Whether somebody has come back and not moved since then: whoever moves knows the position."""
    back = row.away_to
    if back is None:
        return False
    since = takewhile(lambda move: move.ply > back, reversed(history.standing))
    return all(move.seat != row.seat for move in since)


def away_shown(rows: Iterable[SeatRow], history: History) -> Raw:
    """What the holders of these seats missed, as JSON."""
    return joined([_shown(row, history) for row in rows if _untold(row, history)])


def _shown(row: SeatRow, history: History) -> bytes:
    made = [move.ply for move in history.standing if move.seat == row.seat and made_for(row, move.ply)]
    moves = joined([history.log[ply - 1] for ply in made])
    told = {"seat": wire_seat(row.seat), "since": row.away_from, "until": row.away_to, "moves": moves}
    return encode(told)
