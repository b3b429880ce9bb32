"""What numbers stand for in the forum: tiles, its spaces, bids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from concordia_game.engine.kinds import Listed, Mask, Number, Several, Space
from concordia_game.engine.reasons import Reason
from concordia_game.engine.setup import SetUp


class Tiles(Listed):
    """A forum tile."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The tiles in the box."""
        return setup.box.tile_ids

    def unknown(self, word: str) -> Reason | None:
        """There is no such tile in the box."""
        return Reason("no_such_tile", {"tile": word})


class Patricians(Tiles):
    """A patrician, in a game with the forum."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether the tile is a patrician."""
        return setup.options.forum and super().fits(setup, value) and setup.tiles[value].patrician


HIGHEST_BID: Final = 30

TILE: Final = Tiles("tile", "string")
TILES: Final = Several("tiles", TILE, 0)
TILE_MASK: Final = Mask("tiles", TILE)
PATRICIAN: Final = Patricians("tile", "string")
PATRICIANS: Final = Several("tiles", PATRICIAN, 0)
FORUM_SPACE: Final = Space("forum", 1, 4)
BID: Final = Number("bid", 0, HIGHEST_BID)
