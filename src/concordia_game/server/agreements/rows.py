"""What is noted of a game beside its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from concordia_game.engine.ids import Seat
from concordia_game.server import wire
from concordia_game.server.tabletop import wire_seat

ASK_TAKEBACK, ASK_END = "ask-takeback", "ask-end"
AGREE, DECLINE, WITHDRAW, LAPSE = "agree", "decline", "withdraw", "lapse"
TAKEN_BACK, ENDED = "taken-back", "ended"
RESIGN, LEAVE, BACK = "resign", "leave", "back"
HOLIDAY, HOME = "holiday", "home"
OVERDUE, BOT_TURN, BOT_SEAT = "overdue", "bot-turn", "bot-seat"

ASKED_FOR: dict[str, wire.AskedFor] = {ASK_TAKEBACK: "takeback", ASK_END: "end"}
CLOSING = (DECLINE, WITHDRAW, LAPSE, TAKEN_BACK, ENDED)
"""What ends a request."""
BEGUN = (ASK_TAKEBACK, ASK_END, LEAVE, HOLIDAY)
"""What a seat does of its own accord, and as often as it likes."""

BY_HOST = "host"
"""How a game has ended that the host of the server ended."""


@dataclass(frozen=True, slots=True)
class AgreementRow:
    """Something that a seat did after a ply, beside the moves; `text` is the JSON of its details."""

    game: str
    number: int
    ply: int
    seat: Seat
    kind: str
    text: str
    at: float

    @property
    def details(self) -> dict[str, Any]:
        """What else there is to know."""
        found: dict[str, Any] = msgspec.json.decode(self.text)
        return found

    def shown(self) -> wire.Noted:
        """The row for the wire."""
        seat = wire_seat(self.seat)
        return wire.Noted(self.number, self.ply, int(self.at), self.kind, seat, self.details)
