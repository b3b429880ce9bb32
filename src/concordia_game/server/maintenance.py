"""Maintenance: turns that have begun may end, no other begins, and nobody starts a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select

from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.writer import Statement

if TYPE_CHECKING:
    from concordia_game.server.store.store import Store

KEY = "maintenance"
LONGEST = 300


class Maintenance:
    """Whether the server is being maintained, as its steward last saw it; one for all tables."""

    def __init__(self) -> None:
        self.on = False
        self.message = ""

    def shown(self) -> wire.MaintenanceShown:
        """What people are told."""
        return wire.MaintenanceShown(self.on, self.message)

    def check(self) -> None:
        """Refuse what has to wait."""
        if self.on:
            raise Refused("maintenance")


def switching(on: bool, message: str = "") -> list[Statement]:
    """Switches it on or off, for all servers of a database and across restarts."""
    keys = schema.server_keys
    value = msgspec.json.encode({"message": message[:LONGEST]}).decode()
    more: list[Statement] = [(insert(keys), [{"name": KEY, "value": value}])] if on else []
    return [(delete(keys).where(keys.c.name == KEY), []), *more]


async def found_in(store: Store) -> tuple[bool, str]:
    """Whether it is on, and what the host says about it."""
    keys = schema.server_keys
    rows = await store.read(select(keys.c.value).where(keys.c.name == KEY))
    return (True, str(msgspec.json.decode(rows[0].value)["message"])) if rows else (False, "")
