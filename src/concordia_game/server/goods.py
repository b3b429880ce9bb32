"""Goods on the wire: how many of each by id, `any` for one of choice; what there is none of is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from concordia_game.engine.cost import Cost
from concordia_game.server import wire

LISTED = ("goods", "instead", "need", "have")
"""Fields of prompts and reasons in which the rules list goods in words, each as often as it counts."""


def cost_shown(cost: Cost) -> wire.Goods:
    """A price in goods."""
    return dict(Counter(cost.names()))


def fields_shown(fields: Mapping[str, int | str]) -> dict[str, wire.Field]:
    """The fields of a prompt or a reason."""
    return {name: _field_shown(name, value) for name, value in fields.items()}


def _field_shown(name: str, value: int | str) -> wire.Field:
    return dict(Counter(value.split())) if name in LISTED and isinstance(value, str) else value
