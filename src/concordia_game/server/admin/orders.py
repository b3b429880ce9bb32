"""Orders to a running server, handed over in its database: whoever takes one carries it out, once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from concordia_game.server.store import schema
from concordia_game.server.store.store import Store

NEW, TAKEN, DONE = "new", "taken", "done"
LASTS = 60.0
"""Seconds after which nobody waits for an order any more: a server that starts later leaves it alone."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be done, with details; they hold no secret, only hashes."""

    what: str
    details: Mapping[str, Any]
    id: str = field(default_factory=lambda: token_urlsafe(12))


async def put(store: Store, order: Order, now: float) -> None:
    """Hand an order over, and clear away what nobody waits for any more."""
    orders = schema.orders
    row = {"id": order.id, "made": now, "what": order.what, "text": _json(order.details), "state": NEW}
    old = delete(orders).where(orders.c.made < now - LASTS)
    await store.write([(old, []), (insert(orders), [row])])


async def waiting(store: Store, now: float) -> list[Order]:
    """The orders that nobody has taken yet, in the order in which they came."""
    orders = schema.orders
    fresh = (orders.c.state == NEW) & (orders.c.made > now - LASTS)
    rows = await store.read(select(orders).where(fresh).order_by(orders.c.made, orders.c.id))
    return [Order(row.what, msgspec.json.decode(row.text), row.id) for row in rows]


async def take(store: Store, order: Order, by: str) -> bool:
    """Take an order; of several who try it, one succeeds. `by` is a word of its own for each of them."""
    orders = schema.orders
    mine = update(orders).where((orders.c.id == order.id) & (orders.c.state == NEW))
    await store.write([(mine.values(state=TAKEN, answer=by), [])])
    rows = await store.read(select(orders.c.state, orders.c.answer).where(orders.c.id == order.id))
    return bool(rows) and (rows[0].state, rows[0].answer) == (TAKEN, by)


async def answer(store: Store, order: Order, said: Mapping[str, Any]) -> None:
    """Say what came of an order."""
    orders = schema.orders
    here = update(orders).where(orders.c.id == order.id)
    await store.write([(here.values(state=DONE, answer=_json(said)), [])])


async def state_of(store: Store, order: Order) -> tuple[str | None, dict[str, Any]]:
    """How far an order has come, and what came of it."""
    orders = schema.orders
    rows = await store.read(select(orders.c.state, orders.c.answer).where(orders.c.id == order.id))
    if not rows:
        return None, {}
    return rows[0].state, msgspec.json.decode(rows[0].answer) if rows[0].state == DONE else {}


async def withdraw(store: Store, order: Order) -> None:
    """Nobody waits for it any more."""
    orders = schema.orders
    await store.write([(delete(orders).where(orders.c.id == order.id), [])])


def _json(value: Mapping[str, Any]) -> str:
    return msgspec.json.encode(dict(value)).decode()
