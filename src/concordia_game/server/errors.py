"""A refusal: what a client asked for can't be done, and nothing was changed."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from concordia_game.server import wire

STATUS = {
    "bad_message": 400,
    "bad_options": 400,
    "bad_record": 400,
    "bad_address": 400,
    "bad_subscription": 400,
    "bad_zone": 400,
    "no_mail": 400,
    "no_such_bot": 400,
    "no_such_character": 400,
    "wrong_players": 400,
    "bad_key": 403,
    "bad_passkey": 403,
    "bad_token": 403,
    "foreign_page": 403,
    "not_host": 403,
    "not_your_turn": 403,
    "no_such_channel": 404,
    "no_open_tables": 404,
    "no_hints": 403,
    "no_scores": 403,
    "no_talk": 403,
    "no_watching": 403,
    "no_such_analysis": 404,
    "no_such_game": 404,
    "no_such_invite": 404,
    "no_such_lesson": 404,
    "no_such_puzzle": 404,
    "no_such_challenge": 404,
    "no_such_group": 404,
    "no_such_passkey": 404,
    "no_such_recovery": 404,
    "no_such_file": 404,
    "wrong_host": 421,
    "too_many": 429,
    "maintenance": 503,
    "no_room": 503,
    "unavailable": 503,
}
LONGEST_FIELD = 100
"""A field made up by the sender may have a name of any length."""


class Refused(Exception):
    """Why something was refused: a code with details, which the client puts into words."""

    def __init__(self, code: str, details: Mapping[str, wire.Field | bool] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.details = dict(details or {})

    @property
    def status(self) -> int:
        """The matching HTTP status; a conflict with the game's state is 409."""
        return STATUS.get(self.code, 409)

    @property
    def headers(self) -> dict[str, str]:
        """When to ask again, if that is known."""
        return {"retry-after": str(self.details["wait"])} if "wait" in self.details else {}


def fault(error: BaseException | None) -> dict[str, wire.Field | bool]:
    """Which field of a message can't be read, if known: a help for authors of clients."""
    if not isinstance(error, msgspec.ValidationError):
        return {}
    place = re.search(r" - at `\$(?:\.data)?\.?([^`]*)`$", str(error))
    named = re.search(r" field `([^`]*)`", str(error))
    parts = [found[1] for found in (place, named) if found and found[1]]
    return {"field": ".".join(parts)[:LONGEST_FIELD]} if parts else {}
