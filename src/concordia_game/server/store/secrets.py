"""Secrets of a server: made up once, and the same for all its processes and after every restart."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from concordia_game.server.store import schema
from concordia_game.server.store.store import Store


async def kept_secret(store: Store, name: str, made: str) -> str:
    """The one that was kept, or else the one that was just made up."""
    keys = schema.server_keys
    wanted = select(keys.c.value).where(keys.c.name == name)
    for _ in range(2):
        if found := await store.read(wanted):
            return str(found[0].value)
        try:
            await store.write([(insert(keys), [{"name": name, "value": made}])])
        except IntegrityError:
            continue
    return made
