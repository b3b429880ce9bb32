"""Holidays: a seat's clock stands, and only all others together can vote it out."""

from __future__ import annotations

from concordia_game.server.errors import Refused
from concordia_game.server.store.rows import SeatRow

DAY = 24 * 3600
MOST_HOLIDAY = 30 * DAY
"""The seconds of holiday that each seat has in a game, in one piece or in several."""


def is_on_holiday(row: SeatRow, now: float) -> bool:
    """Whether somebody has said to be away now."""
    return row.holiday_until is not None and now < row.holiday_until


def holiday_left(row: SeatRow, now: float) -> float:
    """How many seconds of holiday a seat can still take, the running one not included."""
    return max(0.0, MOST_HOLIDAY - home(row, now).holiday_spent)


def home(row: SeatRow, now: float) -> SeatRow:
    """A seat whose holiday is over."""
    if row.holiday_from is None or row.holiday_until is None:
        return row
    spent = row.holiday_spent + max(0.0, min(now, row.holiday_until) - row.holiday_from)
    return row.changed(holiday_from=None, holiday_until=None, holiday_spent=spent)


def away_until(row: SeatRow, until: float, now: float) -> SeatRow:
    """A seat whose holiday begins."""
    left = holiday_left(row, now)
    if not now < until <= now + left:
        raise Refused("bad_holiday", {"days": int(left // DAY)})
    return home(row, now).changed(holiday_from=now, holiday_until=until)
