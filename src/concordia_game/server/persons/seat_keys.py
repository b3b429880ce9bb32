"""Gives a signed-in browser the keys of its person's seats."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import delete

from concordia_game.engine.ids import Seat
from concordia_game.server.homes.errands import Details, errand, told
from concordia_game.server.store import schema
from concordia_game.server.tables.hall import Hall
from concordia_game.server.tables.keys import SeatKey, writing
from concordia_game.server.tables.people import TOKEN_BYTES, hashed

Given = tuple[str, Seat, str]
"""A game, a seat, and what opens it."""


def token_for(key: str, game: str, seat: Seat) -> str:
    """What opens a seat for the browser with a key: the same whenever it asks, as it may in two windows."""
    made = hmac.digest(key.encode(), f"{game} {seat}".encode(), "sha256")
    return urlsafe_b64encode(made[:TOKEN_BYTES]).decode()


async def give_keys(hall: Hall, key: str, person: str, seats: Sequence[tuple[str, Seat]]) -> list[Given]:
    """The keys of a person's seats for the browser that asks; any other for the same games dies."""
    session = hashed(key)
    given = [(game, seat, token_for(key, game, seat)) for game, seat in seats]
    keys = [SeatKey(hashed(token), game, seat, session, person) for game, seat, token in given]
    games = {game for game, _ in seats}
    if not keys:
        return []
    before = schema.seat_keys
    gone = delete(before).where(before.c.session == session, before.c.game.in_(games))
    await hall.store.write([(gone, []), writing(keys)])
    # Tables loaded from now on know them; the others are told.
    for game in games:
        theirs = [asdict(key) for key in keys if key.game == game]
        await told(hall, change_keys, game, {"session": session, "keys": theirs})
    return given


@errand
async def change_keys(hall: Hall, game: str, details: Details) -> None:
    """Let keys of a browser open a game's seats, and no other keys that it had."""
    for table in await hall.present([game]):
        table.people.drop_keys({details["session"]})
        table.people.add_keys(SeatKey(**key) for key in details["keys"])
