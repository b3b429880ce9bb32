"""What happens in the forum (S2) and in its auction (S3)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from concordia_game.engine.events import Event
from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.kinds import Fields
from concordia_game.engine.modules.forum.kinds import FORUM_SPACE, TILE
from concordia_game.engine.things import COUNT, SEAT


class TileEvent(Event):
    """What a seat did with a tile."""

    __slots__ = ("seat", "tile")

    fields: ClassVar[Fields] = {"seat": SEAT, "tile": TILE}

    def __init__(self, seat: Seat, tile: TileId) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class BidEvent(Event):
    """What a seat bid for a tile (S3.1)."""

    __slots__ = ("bid", "seat", "tile")

    fields: ClassVar[Fields] = {"seat": SEAT, "tile": TILE, "bid": COUNT}

    def __init__(self, seat: Seat, tile: TileId, bid: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.bid: Final = bid


@final
class TileTaken(Event):
    """A tile was taken from the forum (S2.3)."""

    __slots__ = ("seat", "space", "tile")

    fields: ClassVar[Fields] = {"seat": SEAT, "tile": TILE, "space": FORUM_SPACE}

    def __init__(self, seat: Seat, tile: TileId, space: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space


@final
class TileUsed(TileEvent):
    """A tile was used (S2.4)."""

    __slots__ = ()


@final
class TileRevealed(Event):
    """A tile came into the forum (S2.3)."""

    __slots__ = ("space", "tile")

    fields: ClassVar[Fields] = {"tile": TILE, "space": FORUM_SPACE}

    def __init__(self, tile: TileId, space: int) -> None:
        self.tile: Final = tile
        self.space: Final = space

    def reveals(self) -> bool:
        """The order of the stack was hidden."""
        return True


@final
class TileKept(TileEvent):
    """A patrician was kept; the other of the pair stays unknown (S2.2)."""

    __slots__ = ()

    def reveals(self) -> bool:
        """The others learn what was dealt."""
        return True


@final
class BidMade(BidEvent):
    """A bid for a tile (S3.1)."""

    __slots__ = ()


@final
class BidPassed(TileEvent):
    """A seat left an auction (S3.1)."""

    __slots__ = ()


@final
class AuctionWon(BidEvent):
    """A tile was won for a bid (S3.1)."""

    __slots__ = ()
