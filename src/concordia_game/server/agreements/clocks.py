"""A seat's clock. It runs while the seat is asked; all of it is on disk, so a restart takes nobody's time."""

from __future__ import annotations

import math

import msgspec

from concordia_game.server import wire
from concordia_game.server.store.rows import GameRow, SeatRow

HOUR, MINUTE = 3600, 60
LEAST = 60
"""Whoever comes back has so many seconds at least."""

NO_CLOCK = wire.ClockAgreed()


def clock_of(game: GameRow) -> wire.ClockAgreed:
    """The clock on which a game's players agreed."""
    return NO_CLOCK if game.clock is None else msgspec.json.decode(game.clock, type=wire.ClockAgreed)


def minded(row: SeatRow, agreed: wire.ClockAgreed, runs: bool, turn: int, now: float) -> SeatRow:
    """A seat whose clock runs, or stands, as it should in a turn."""
    if row.since is not None and not (runs and row.clock_turn == turn):
        row = stopped(row, now)
    return _begun(row, agreed, turn, now) if runs and row.since is None else row


def stopped(row: SeatRow, now: float) -> SeatRow:
    """A seat whose clock stands, with what is left on it."""
    return (
        row
        if row.since is None
        else row.changed(bank=max(0.0, (row.bank or 0) - now + row.since), since=None)
    )


def _begun(row: SeatRow, agreed: wire.ClockAgreed, turn: int, now: float) -> SeatRow:
    """A seat whose clock runs; each turn gives it time once. Once time is up, it is so for the turn."""
    if row.clock_turn != turn:
        return row.changed(bank=_given(row, agreed), since=now, clock_turn=turn)
    return row.changed(since=now) if row.bank else row


def _given(row: SeatRow, agreed: wire.ClockAgreed) -> float:
    """The time for a new turn."""
    if agreed.kind == "days":
        return agreed.hours * HOUR
    return (agreed.minutes * MINUTE if row.bank is None else row.bank) + agreed.increment


def back_in_time(row: SeatRow, agreed: wire.ClockAgreed) -> SeatRow:
    """The clock of somebody who comes back after a bot has played: enough for a turn."""
    if agreed.kind == "live" and row.bank is not None:
        return row.changed(bank=max(row.bank, LEAST))
    return row.changed(clock_turn=None)


def due(row: SeatRow) -> float | None:
    """When time is up, if the clock runs."""
    return None if row.since is None else row.since + (row.bank or 0)


def is_up(row: SeatRow, now: float) -> bool:
    """Whether a running clock has come to its end."""
    end = due(row)
    return end is not None and end <= now


def clock_shown(row: SeatRow, agreed: wire.ClockAgreed, now: float) -> wire.ClockShown | None:
    """A person's clock for the wire; None without one."""
    if agreed.kind == "none" or row.bot is not None:
        return None
    end = due(row)
    left = (_given(row, agreed) if row.bank is None else row.bank) if end is None else end - now
    return wire.ClockShown(max(0, math.ceil(left)), end is not None, row.overdue)
