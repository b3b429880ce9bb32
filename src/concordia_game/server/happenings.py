"""Events for the wire: the names of log.ftl, ids instead of numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from concordia_game.engine import events
from concordia_game.engine.events import Event
from concordia_game.engine.goods import GOODS
from concordia_game.engine.moves import KIND_NAMES
from concordia_game.engine.setup import SEATS, SetUp
from concordia_game.engine.values import field_names
from concordia_game.records.position import goods_data
from concordia_game.server.places import route_id

EVENT_CLASSES: list[type[Event]] = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
]

_NAMES = {cls: re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower() for cls in EVENT_CLASSES}
_FIELDS = {cls: field_names(cls) for cls in EVENT_CLASSES}
_RENAMED = {"offer": "stall"}


def event_name(cls: type[Event]) -> str:
    """The name of an event's message without its `log-`."""
    return _NAMES[cls]


def event_fields(cls: type[Event]) -> list[str]:
    """The names of an event's fields on the wire."""
    return [_RENAMED.get(name, name) for name in _FIELDS[cls]]


def _seat(setup: SetUp, seat: int) -> str | None:
    return None if seat < 0 else SEATS[seat]


def _stall(setup: SetUp, offer: int) -> str:
    assert setup.market is not None
    return setup.market.stalls[setup.market.offers[offer].stall]


_WRITERS: dict[str, Callable[[SetUp, Any], Any]] = {
    "seat": _seat,
    "receiver": _seat,
    "winner": _seat,
    "owner": _seat,
    "card": lambda setup, card: setup.cards[card].id,
    "city": lambda setup, city: setup.board.cities[city].id,
    "province": lambda setup, province: setup.board.provinces[province].id,
    "route": lambda setup, route: route_id(setup.board, route),
    "origin": lambda setup, place: setup.board.place_ids[place],
    "kind": lambda setup, kind: KIND_NAMES[kind],
    "good": lambda setup, good: GOODS[good],
    "gained": lambda setup, good: GOODS[good],
    "goods": lambda setup, goods: goods_data(list(goods)),
    "tile": lambda setup, tile: setup.tiles[tile].id,
    "offer": _stall,
}


def event_shown(setup: SetUp, event: Event) -> dict[str, Any]:
    """One event with its name and its fields by id."""
    cls = type(event)
    shown: dict[str, Any] = {"name": _NAMES[cls]}
    for name in _FIELDS[cls]:
        value = getattr(event, name)
        writer = _WRITERS.get(name)
        shown[_RENAMED.get(name, name)] = value if writer is None else writer(setup, value)
    return shown


def events_shown(setup: SetUp, happened: list[Event]) -> list[dict[str, Any]]:
    """What a move brought about, in order."""
    return [event_shown(setup, event) for event in happened]
