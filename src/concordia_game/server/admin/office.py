"""Where a host's command meets the games: alone with them, or beside a server that has them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from concordia_game.engine.errors import ConcordiaError
from concordia_game.server.admin import orders
from concordia_game.server.admin.deeds import Said, carry_out
from concordia_game.server.admin.orders import Order
from concordia_game.server.maintenance import switching
from concordia_game.server.settings import Settings, data_folder
from concordia_game.server.store.lock import AlreadyLocked, database_file, lock_for
from concordia_game.server.store.revision import newest_revision, revision_of
from concordia_game.server.store.store import Store, make_engine
from concordia_game.server.store.trial import cannot, place
from concordia_game.server.store.writer import Writer
from concordia_game.server.tables.hall import Hall
from concordia_game.server.thinking.thinking import Thinking

LOOK_AGAIN = 0.1
ANSWERED_WITHIN = 30.0
TAKEN_WITHIN = 5.0
"""Seconds after which nobody seems to serve a database that any number of servers may share."""


class NotDone(ConcordiaError):
    """An order could not be carried out."""


@asynccontextmanager
async def store_of(settings: Settings) -> AsyncIterator[Store]:
    """The store as it is: nothing is created, and no table changed."""
    if not settings.database and not _file(settings).exists():
        raise NotDone(f"there are no games in {place(settings)}")
    try:
        engine = make_engine(settings.database_url())
        async with engine.connect() as connection:
            found = await connection.run_sync(revision_of)
    except Exception as error:  # Drivers may raise anything; whatever it is, there is no store.
        raise cannot(settings, error) from error
    store = Store(engine, Writer(engine))
    try:
        if found != newest_revision():
            raise NotDone(
                f"{place(settings)}: its tables are those of another version; "
                "start the server of this version once, or use the command of the other"
            )
        yield store
    finally:
        await store.close()


def _file(settings: Settings) -> Path:
    return (settings.data_dir or data_folder()) / "concordia.sqlite3"


async def have_done(settings: Settings, what: str, details: Mapping[str, Any]) -> Said:
    """Have something done: here if nobody serves the games, else by the server that has them."""
    order = Order(what, details)
    async with store_of(settings) as store:
        with ExitStack() as stack:
            try:
                stack.enter_context(lock_for(settings.database_url()))
                alone = database_file(make_url(settings.database_url())) is not None
            except AlreadyLocked:
                return await _ordered(store, order)
            return await (_done(store, settings, order) if alone else _shared(store, settings, order))


async def _done(store: Store, settings: Settings, order: Order) -> Said:
    hall = Hall(store, Thinking(0), settings)
    # No bot begins a turn meanwhile.
    hall.maintenance.on = True
    try:
        return await carry_out(hall, order.what, order.details)
    finally:
        await hall.close()
        hall.thinking.close()


async def maintain(settings: Settings, on: bool, message: str) -> None:
    """Begin or end a maintenance; every server of the games sees it within a second, or when it starts."""
    async with store_of(settings) as store:
        await store.write(switching(on, message))


async def _ordered(store: Store, order: Order) -> Said:
    """By the one server that there is."""
    await orders.put(store, order, time.time())
    state, said = await _answered(store, order, ANSWERED_WITHIN, orders.DONE)
    await orders.withdraw(store, order)
    if state != orders.DONE:
        raise NotDone("a server has these games but does not answer; stop it, and try again")
    return said


async def _shared(store: Store, settings: Settings, order: Order) -> Said:
    """By any of the servers on a database; if none takes the order, nobody serves, and it is done here."""
    await orders.put(store, order, time.time())
    try:
        state, _ = await _answered(store, order, TAKEN_WITHIN, orders.TAKEN, orders.DONE)
        if state == orders.NEW and await orders.take(store, order, "here"):
            return await _done(store, settings, order)
        state, said = await _answered(store, order, ANSWERED_WITHIN, orders.DONE)
    finally:
        await orders.withdraw(store, order)
    if state != orders.DONE:
        raise NotDone("a server took the order but does not answer; look at its log")
    return said


async def _answered(store: Store, order: Order, within: float, *wanted: str) -> tuple[str | None, Said]:
    until = time.monotonic() + within
    state, said = await orders.state_of(store, order)
    while state not in wanted and time.monotonic() < until:
        await asyncio.sleep(LOOK_AGAIN)
        state, said = await orders.state_of(store, order)
    return state, said
