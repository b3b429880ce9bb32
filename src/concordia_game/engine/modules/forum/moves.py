"""The moves of the forum (S2) and of its auction (S3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.kinds import Fields
from concordia_game.engine.modules.forum.events import TileUsed
from concordia_game.engine.modules.forum.kinds import BID, FORUM_SPACE, TILE
from concordia_game.engine.modules.forum.part import edit_forum, forum_of, tiles_of
from concordia_game.engine.moments import AFTER_CARD, AT_TRIBUNE
from concordia_game.engine.moves import MANY, Beside, Closing, Move
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.agenda import Decision
    from concordia_game.engine.state import State


@final
class UseTile(Beside):
    """Use a forum tile (S2.4)."""

    __slots__ = ("tile",)

    verb: ClassVar[str] = "use"
    fields: ClassVar[Fields] = {"tile": TILE}

    def __init__(self, tile: TileId) -> None:
        self.tile: Final = tile

    def carry_out(self, state: State, seat: Seat) -> None:
        """Use the tile: a citizen is discarded, a patrician kept; either acts once a turn (S2.1, S2.4)."""
        tile = state.setup.tiles[self.tile]
        forum = edit_forum(state)
        forum.used |= 1 << self.tile
        state.tell(TileUsed(seat, self.tile))
        if not tile.patrician:
            forum.hold(seat, tuple([held for held in forum.held[seat] if held != self.tile]))
            forum.discard = (*forum.discard, self.tile)
        tile.use(state, seat)

    def refused(self, state: State, decision: Decision) -> Reason:
        """Why a tile can't be used now (S2.4)."""
        tile = state.setup.tiles[self.tile]
        named: dict[str, int | str] = {"tile": tile.id}
        if decision.seat < 0 or self.tile not in tiles_of(state, decision.seat):
            return Reason("tile_not_held", named)
        fits = tile.moment() & moment_of(state, decision) and tile.in_place(state)
        teams = state.setup.teams
        if teams[decision.seat] != teams[state.active] or not fits:
            return Reason("tile_not_now", named)
        if forum_of(state).used & (1 << self.tile):
            return Reason("tile_used", named)
        return Reason("tile_no_effect", named)


USE: Final[list[Move]] = [UseTile(TileId(tile)) for tile in range(MANY)]


def moment_of(state: State, decision: Decision) -> int:
    """Which moment it is: after a card that was a Tribune, that of a Tribune, too (S2.4)."""
    moment = decision.moment()
    if not moment & AFTER_CARD or state.players[decision.seat].discard:
        return moment
    if any([not module.took_back(state, decision.seat) for module in state.setup.modules]):
        return moment
    return moment | AT_TRIBUNE


def tile_uses(state: State, decision: Decision, held: tuple[TileId, ...], used: int) -> list[Move]:
    """The held tiles that would have an effect if used now; `used` is the mask of those that have acted."""
    moment = moment_of(state, decision)
    found: list[Move] = []
    if moment == 0:
        return found
    player = state.players[decision.seat]
    for number in held:
        tile = state.setup.tiles[number]
        if tile.moment() & moment and not used & (1 << number) and tile.in_place(state):
            if tile.usable(state, player):
                found.append(USE[number])
    return found


@final
class TakeTile(Move):
    """Take the tile on a forum space, counted from 1 (S2.3)."""

    __slots__ = ("space",)

    verb: ClassVar[str] = "take-tile"
    fields: ClassVar[Fields] = {"space": FORUM_SPACE}

    def __init__(self, space: int) -> None:
        self.space: Final = space


TAKE_TILE: Final[list[Move]] = [TakeTile(space) for space in range(5)]


@final
class SkipTile(Closing):
    """Take no tile from the forum (S2.3)."""

    __slots__ = ()

    verb: ClassVar[str] = "skip-tile"


SKIP_TILE: Final = SkipTile()


@final
class KeepTile(Move):
    """Keep a patrician (S2.2, S3.1)."""

    __slots__ = ("tile",)

    verb: ClassVar[str] = "keep"
    fields: ClassVar[Fields] = {"tile": TILE}

    def __init__(self, tile: TileId) -> None:
        self.tile: Final = tile


KEEP: Final[list[Move]] = [KeepTile(TileId(tile)) for tile in range(MANY)]


@final
class Draw(Move):
    """CHANCE draws a discarded tile for the forum (S2.3)."""

    __slots__ = ("tile",)

    verb: ClassVar[str] = "draw"
    fields: ClassVar[Fields] = {"tile": TILE}

    def __init__(self, tile: TileId) -> None:
        self.tile: Final = tile


DRAW: Final[list[Move]] = [Draw(TileId(tile)) for tile in range(MANY)]


@final
class OpenBid(Move):
    """Name a tile and bid for it (S3.1)."""

    __slots__ = ("bid", "tile")

    verb: ClassVar[str] = "bid"
    fields: ClassVar[Fields] = {"tile": TILE, "bid": BID}

    def __init__(self, tile: TileId, bid: int) -> None:
        self.tile: Final = tile
        self.bid: Final = bid


@final
class Bid(Move):
    """Raise the bid (S3.1)."""

    __slots__ = ("bid",)

    verb: ClassVar[str] = "bid"
    fields: ClassVar[Fields] = {"bid": BID}

    def __init__(self, bid: int) -> None:
        self.bid: Final = bid


BIDS: Final[list[Move]] = [Bid(bid) for bid in range(31)]


@final
class Pass(Move):
    """Leave an auction for good (S3.1)."""

    __slots__ = ()

    verb: ClassVar[str] = "pass"


PASS: Final = Pass()
