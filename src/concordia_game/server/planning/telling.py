"""Facts as messages: made when a seat asks for them, once for each position."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from concordia_game.engine.ids import Seat
from concordia_game.server.planning.facts import facts
from concordia_game.server.showing import Sight, encode

_told: WeakKeyDictionary[Sight, dict[Seat, bytes]] = WeakKeyDictionary()
"""What was asked for in positions that are still shown: several pages of a player ask the same."""


def facts_told(sight: Sight, seat: Seat) -> bytes:
    """What everything would cost and bring a seat, as a message."""
    told = _told.setdefault(sight, {})
    if seat not in told:
        told[seat] = encode(facts(sight.seen_by(seat), seat, sight.ply))
    return told[seat]
