"""What older files don't tell, because it did not exist when they were written, told as they meant it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from concordia_game.data.box import load_box
from concordia_game.files.fields import Fields

FIRST_VERSION = "1"
"""The rules version that dealt patricians from the order of the stack."""


def with_patricians(setup: Mapping[str, Any]) -> dict[str, Any]:
    """A set-up with the patricians in the order of the tiles, as rules version 1 dealt them (S2.2)."""
    tiles = setup.get("tiles")
    if not isinstance(tiles, list) or "patricians" in setup:
        return dict(setup)
    patricians = [tile.id for tile in load_box().tiles if tile.patrician]
    return {**setup, "patricians": [id for id in tiles if id in patricians]}


def completed(fields: Fields) -> Fields:
    """A whole state with both orders of the forum, and the stack that discarded tiles have formed."""
    data = {**fields.data, "setup": with_patricians(fields.inside("setup").data)}
    modules = fields.inside("modules")
    if "forum" in modules.data and "renewed" not in modules.inside("forum").data:
        forum = _with_renewed(modules.inside("forum").data, _is_drawing(fields))
        data["modules"] = {**modules.data, "forum": forum}
    return Fields(fields.file, fields.place, data)


def _is_drawing(fields: Fields) -> bool:
    return any([item.data.get("item") == "DrawTile" for item in fields.each("agenda")])


def _with_renewed(forum: Mapping[str, Any], drawing: bool) -> dict[str, Any]:
    """Discards came back one by one; while one is being drawn they form the new stack (S2.3)."""
    discard = forum.get("discard")
    if drawing and isinstance(discard, list):
        order = [tile.id for tile in load_box().tiles]
        known = all([id in order for id in discard])
        return {**forum, "renewed": sorted(discard, key=order.index) if known else discard, "discard": []}
    return {**forum, "renewed": []}
