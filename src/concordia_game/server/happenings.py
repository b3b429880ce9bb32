"""Events for the wire: the names of log.ftl, ids instead of numbers."""

from __future__ import annotations

from typing import Any

from concordia_game.engine.events import Event, event_name
from concordia_game.engine.setup import SetUp


def event_shown(setup: SetUp, event: Event) -> dict[str, Any]:
    """One event with its name and its fields by id."""
    return {"name": event_name(type(event)), **event.shown(setup)}


def events_shown(setup: SetUp, happened: list[Event]) -> list[dict[str, Any]]:
    """What a move caused, in order."""
    return [event_shown(setup, event) for event in happened]
