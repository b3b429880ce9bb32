"""What the forum adds to the position: where the tiles lie, and which have acted this turn (S2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.kinds import Each, Fields
from concordia_game.engine.modules.forum.kinds import TILE_MASK, TILES
from concordia_game.engine.part import Part
from concordia_game.engine.things import SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import State

Tiles = tuple[TileId, ...]


@final
class ForumPart(Part):
    """Where every tile is."""

    __slots__ = ("discard", "held", "in_effect", "renewed", "row", "stack", "used")

    name: ClassVar[str] = "forum"
    fields: ClassVar[Fields] = {
        "held": Each("tiles", SEAT, TILES),
        "row": TILES,
        "stack": TILES,
        "renewed": TILES,
        "discard": TILES,
        "in_effect": TILES,
        "used": TILE_MASK,
    }

    def __init__(
        self,
        held: tuple[Tiles, ...],
        row: Tiles,
        stack: Tiles,
        renewed: Tiles,
        discard: Tiles,
        in_effect: Tiles,
        used: int,
    ) -> None:
        self.held = held
        """The tiles of each seat, in ascending order."""
        self.row = row
        """The open tiles, space 1 first."""
        self.stack = stack
        """The dealt stack, the next tile first."""
        self.renewed = renewed
        """What is left of the stack that discarded tiles have formed, in ascending order: chance draws."""
        self.discard = discard
        self.in_effect = in_effect
        """Tiles used this turn whose effect still lasts, in the order of use."""
        self.used = used
        """The tiles that have acted this turn, as a mask."""

    def copy(self) -> ForumPart:
        """Another part with the same contents."""
        return ForumPart(
            self.held, self.row, self.stack, self.renewed, self.discard, self.in_effect, self.used
        )

    def key(self) -> tuple[object, ...]:
        """All of it; written out for speed, since searches ask for it."""
        piles = (self.row, self.stack, self.renewed, self.discard)
        return (self.held, *piles, self.in_effect, self.used)

    def face_down(self) -> int:
        """How many tiles lie in the stack."""
        return len(self.stack) + len(self.renewed)

    def alike(self, other: Part, seat: Seat) -> bool:
        """Whether the seat holds the same tiles, and the same ones may still act."""
        assert isinstance(other, ForumPart)
        held = self.held[seat]
        return held is other.held[seat] and (not held or self.used == other.used)

    def hold(self, seat: Seat, tiles: Tiles) -> None:
        """Set the tiles that a seat holds."""
        self.held = (*self.held[:seat], tuple(sorted(tiles)), *self.held[seat + 1 :])

    def end(self, tile: TileId) -> None:
        """End a tile's effect."""
        self.in_effect = tuple([lasting for lasting in self.in_effect if lasting != tile])


def forum_of(state: State) -> ForumPart:
    """The forum of a position, in a game with one."""
    for part in state.parts:
        if isinstance(part, ForumPart):
            return part
    raise LookupError("the forum is not in play")


def edit_forum(state: State) -> ForumPart:
    """The forum, private to the state."""
    for place, part in enumerate(state.parts):
        if isinstance(part, ForumPart):
            private = state.edit_part(place)
            assert isinstance(private, ForumPart)
            return private
    raise LookupError("the forum is not in play")


def tiles_of(state: State, seat: Seat) -> Tiles:
    """The tiles that a seat holds; none without the forum."""
    for part in state.parts:
        if isinstance(part, ForumPart):
            return part.held[seat]
    return ()


def tiles_used(state: State) -> Tiles:
    """The tiles that have acted this turn; none without the forum."""
    for part in state.parts:
        if isinstance(part, ForumPart):
            return tuple([tile.number for tile in state.setup.tiles if part.used & (1 << tile.number)])
    return ()


def tiles_in_effect(state: State) -> Tiles:
    """The tiles used this turn whose effect still lasts; none without the forum."""
    for part in state.parts:
        if isinstance(part, ForumPart):
            return part.in_effect
    return ()
