"""Quiet hours: from a minute of the day to another, where the person is."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from concordia_game.server.errors import Refused
from concordia_game.server.notices.book import Wishes

DAY = 24 * 60


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):
        # An unknown one is a LookupError; a folder, or no name of a file, one of the others.
        raise Refused("bad_zone") from None


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours of now end; None if there are none now."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(now, zone_of(wishes.zone))
    minute = local.hour * 60 + local.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    day = local.date() + timedelta(days=int(minute >= end))
    last = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo)
    # Where clocks are put forward there may be no such minute.
    return max(last.timestamp(), now + 60)
