"""The forum's row of open tiles: taking one with a Tribune, and filling the row (S2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Decision, Offer, Task
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CHANCE, Seat, TileId
from concordia_game.engine.kinds import Fields, Fixed
from concordia_game.engine.modules.forum.events import TileRevealed, TileTaken
from concordia_game.engine.modules.forum.moves import DRAW, SKIP_TILE, TAKE_TILE, Draw, SkipTile, TakeTile
from concordia_game.engine.modules.forum.part import ForumPart, edit_forum, forum_of
from concordia_game.engine.moments import AT_ANY_TIME, AT_TRIBUNE
from concordia_game.engine.moves import Move
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.state import State

SPACES: Final = 4


def gain_tile(state: State, seat: Seat, tile: TileId) -> None:
    """Give a player a tile."""
    forum = edit_forum(state)
    forum.hold(seat, (*forum.held[seat], tile))
    state.setup.tiles[tile].gained(state, seat)


@final
class FillRow(Task):
    """The tiles move left and the row is filled from the stack (S2.3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Fill the row; if there are no tiles at all, the space stays empty."""
        forum = edit_forum(state)
        while len(forum.row) < SPACES and forum.stack:
            forum.row = (*forum.row, forum.stack[0])
            forum.stack = forum.stack[1:]
            state.tell(TileRevealed(forum.row[-1], len(forum.row)))
        if len(forum.row) < SPACES:
            if not forum.renewed:
                renew_stack(forum)
            if forum.renewed:
                state.push(self)
                state.push(DrawTile())


def renew_stack(forum: ForumPart) -> None:
    """The discarded tiles form the new stack; what is discarded later waits until it is used up (S2.3)."""
    forum.renewed = tuple(sorted(forum.discard))
    forum.discard = ()


@final
class DrawTile(Decision):
    """CHANCE draws one tile of the stack that discarded tiles have formed."""

    __slots__ = ()

    fields: ClassVar[Fields] = {"seat": Fixed("seat", CHANCE, "chance")}
    prompt: ClassVar[str] = "draw-tile"
    answers: ClassVar[tuple[type[Move], ...]] = (Draw,)

    def __init__(self, seat: Seat = CHANCE) -> None:
        super().__init__(seat)

    def fault(self, state: State) -> str:
        """There has to be a space for the tile."""
        return "the row is full" if len(forum_of(state).row) >= SPACES else ""

    def moves(self, state: State) -> list[Move]:
        """One for each tile that is left of the stack."""
        return [DRAW[tile] for tile in forum_of(state).renewed]

    def resolve(self, state: State, move: Move) -> None:
        """Lay the tile open in the row."""
        assert isinstance(move, Draw)
        state.pop()
        dice = Dice(state.chance)
        dice.next()
        state.chance = dice.state
        forum = edit_forum(state)
        forum.renewed = tuple([tile for tile in forum.renewed if tile != move.tile])
        forum.row = (*forum.row, move.tile)
        state.tell(TileRevealed(move.tile, len(forum.row)))


@final
class VisitForum(Offer):
    """Take one tile if enough cards are taken back, counting the Tribune (S2.3)."""

    __slots__ = ()

    prompt: ClassVar[str] = "take-tile"
    answers: ClassVar[tuple[type[Move], ...]] = (SkipTile, TakeTile)

    def moves(self, state: State) -> list[Move]:
        """The spaces whose threshold is reached."""
        found: list[Move] = [SKIP_TILE]
        cards = len(state.players[self.seat].discard)
        open_tiles = len(forum_of(state).row)
        for space, threshold in enumerate(state.setup.figures.tile_thresholds):
            if cards >= threshold and space < open_tiles:
                found.append(TAKE_TILE[space + 1])
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why the tile on a space can't be taken."""
        if not isinstance(move, TakeTile):
            return super().refusal(state, move)
        thresholds = state.setup.figures.tile_thresholds
        if not 0 < move.space <= min(len(thresholds), len(forum_of(state).row)):
            return Reason("empty_space", {"space": move.space})
        have = len(state.players[self.seat].discard)
        return Reason("not_enough_cards", {"have": have, "need": thresholds[move.space - 1]})

    def resolve(self, state: State, move: Move) -> None:
        """Take the tile, then fill the row."""
        state.pop()
        if isinstance(move, TakeTile):
            space = move.space - 1
            forum = edit_forum(state)
            tile = forum.row[space]
            forum.row = forum.row[:space] + forum.row[space + 1 :]
            state.tell(TileTaken(self.seat, tile, move.space))
            state.push(FillRow())
            gain_tile(state, self.seat, tile)

    def moment(self) -> int:
        """During a Tribune."""
        return AT_ANY_TIME | AT_TRIBUNE
