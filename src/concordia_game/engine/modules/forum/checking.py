"""What holds for every position with the forum; a saved one that violates it is refused (S2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.agenda import Item
from concordia_game.engine.ids import SEATS, TileId
from concordia_game.engine.kinds import Several
from concordia_game.engine.modules.forum.kinds import PATRICIAN
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.modules.forum.row import SPACES

if TYPE_CHECKING:
    from concordia_game.engine.state import State

Fault = tuple[str, str]
"""Where something is wrong, and why; empty if nothing is."""


def misplaced(state: State, dealt: tuple[TileId, ...]) -> Fault:
    """The first fault in where the tiles lie."""
    return _doubled(state, dealt) or _unordered(state) or _unused(state) or ("", "")


def _doubled(state: State, dealt: tuple[TileId, ...]) -> Fault | None:
    """A fault if a tile is not in exactly one place; before the first turn some are still to be laid out."""
    forum = forum_of(state)
    there: list[TileId] = [*forum.row, *forum.stack, *forum.renewed, *forum.discard]
    for held in forum.held:
        there.extend(held)
    for item in state.items():
        there.extend(offered(item))
    for tile in there:
        count = there.count(tile)
        if count > 1:
            return "modules.forum", f"{state.setup.tiles[tile].id} is in {count} places"
        if tile not in dealt:
            return "modules.forum", f"{state.setup.tiles[tile].id} was not dealt"
    if state.turn and len(there) != len(dealt):
        return "modules.forum", f"{len(there)} tiles instead of {len(dealt)}"
    return None


def offered(item: Item) -> set[TileId]:
    """The tiles up for choice before the first turn (S2.2, S3.1)."""
    found: set[TileId] = set()
    if type(item).before_first_turn:
        for name, kind in type(item).fields.items():
            if kind is PATRICIAN:
                found.add(getattr(item, name))
            elif isinstance(kind, Several) and kind.kind is PATRICIAN:
                found.update(getattr(item, name))
    return found


def _unordered(state: State) -> Fault | None:
    forum = forum_of(state)
    for seat, held in enumerate(forum.held):
        if list(held) != sorted(held):
            return f"modules.forum.held.{SEATS[seat]}", "not in the order of the tiles"
    if list(forum.renewed) != sorted(forum.renewed):
        return "modules.forum.renewed", "not in the order of the tiles"
    if forum.renewed and forum.stack:
        return "modules.forum.renewed", "none while the dealt stack lasts"
    return ("modules.forum.row", f"more than {SPACES} tiles") if len(forum.row) > SPACES else None


def _unused(state: State) -> Fault | None:
    """A fault if tiles of anybody but the active player, and his partner, are in use."""
    forum = forum_of(state)
    his = [*forum.discard, *forum.renewed, *forum.row]
    for seat in state.setup.seats:
        if state.setup.teams[seat] == state.setup.teams[state.active]:
            his.extend(forum.held[seat])
    used = [tile.number for tile in state.setup.tiles if forum.used & (1 << tile.number)]
    for name, tiles in (("in_effect", list(forum.in_effect)), ("used", used)):
        if any([tile not in his for tile in tiles]):
            return f"modules.forum.{name}", "a tile that the active player can't have used"
    return None
