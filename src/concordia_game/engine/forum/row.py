"""The forum's row of open tiles: taking one with a Tribune, and filling the row (S2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Decision, Offer, Task
from concordia_game.engine.chance import Dice
from concordia_game.engine.events import TileRevealed, TileTaken
from concordia_game.engine.ids import CHANCE, Seat, TileId
from concordia_game.engine.kinds import Fields, OneOf
from concordia_game.engine.moves import DRAW, SKIP_TILE, TAKE_TILE, Draw, Move, SkipTile, TakeTile
from concordia_game.engine.reasons import Reason
from concordia_game.engine.tile import AT_ANY_TIME, AT_TRIBUNE

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp
    from concordia_game.engine.state import State

SPACES: Final = 4


def patricians_in_order(setup: SetUp) -> list[TileId]:
    """The patricians as the deal ordered them."""
    return [tile for tile in setup.tile_order if setup.tiles[tile].patrician]


def gain_tile(state: State, seat: Seat, tile: TileId) -> None:
    """A tile comes into a player's possession."""
    player = state.edit(seat)
    player.tiles = sorted(player.tiles + [tile])
    state.setup.tiles[tile].gained(state, seat)


@final
class OpenForum(Task):
    """All tiles that nobody holds form the stack, in the order of the deal; four lie open."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Lay the row out."""
        taken = state.tile_discard + state.row
        for player in state.players:
            taken.extend(player.tiles)
        state.tile_stack = [tile for tile in state.setup.tile_order if tile not in taken]
        state.push(FillRow())


@final
class FillRow(Task):
    """The tiles move left and the row is filled; an empty stack is made anew from the discards (S2.3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """If there are no tiles at all, the space stays empty."""
        while len(state.row) < SPACES and state.tile_stack:
            state.row = state.row + [state.tile_stack[0]]
            state.tile_stack = state.tile_stack[1:]
            state.tell(TileRevealed(state.row[-1], len(state.row)))
        if len(state.row) < SPACES and state.tile_discard:
            state.push(self)
            state.push(DrawTile())


@final
class DrawTile(Decision):
    """CHANCE draws one of the discarded tiles."""

    __slots__ = ()

    fields: ClassVar[Fields] = {"seat": OneOf("seat", (CHANCE,))}
    prompt: ClassVar[str] = "draw-tile"
    answers: ClassVar[tuple[type[Move], ...]] = (Draw,)

    def __init__(self, seat: Seat = CHANCE) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """Any of them."""
        return [DRAW[tile] for tile in sorted(state.tile_discard)]

    def resolve(self, state: State, move: Move) -> None:
        """It lies open in the row."""
        assert isinstance(move, Draw)
        state.pop()
        dice = Dice(state.chance)
        dice.next()
        state.chance = dice.state
        state.tile_discard = [tile for tile in state.tile_discard if tile != move.tile]
        state.row = state.row + [move.tile]
        state.tell(TileRevealed(move.tile, len(state.row)))


@final
class VisitForum(Offer):
    """Take one tile if enough cards are taken back, the Tribune counted (S2.3)."""

    __slots__ = ()

    prompt: ClassVar[str] = "take-tile"
    answers: ClassVar[tuple[type[Move], ...]] = (SkipTile, TakeTile)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """The spaces whose threshold is reached."""
        found: list[Move] = [SKIP_TILE]
        cards = len(state.players[self.seat].discard)
        for space, threshold in enumerate(state.setup.figures.tile_thresholds):
            if cards >= threshold and space < len(state.row):
                found.append(TAKE_TILE[space + 1])
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why the tile on a space can't be taken."""
        if not isinstance(move, TakeTile):
            return super().refusal(state, move)
        thresholds = state.setup.figures.tile_thresholds
        if not 0 < move.space <= min(len(thresholds), len(state.row)):
            return Reason("empty_space", {"space": move.space})
        have = len(state.players[self.seat].discard)
        return Reason("not_enough_cards", {"have": have, "need": thresholds[move.space - 1]})

    def resolve(self, state: State, move: Move) -> None:
        """Take the tile, then fill the row."""
        state.pop()
        if isinstance(move, TakeTile):
            space = move.space - 1
            tile = state.row[space]
            state.row = state.row[:space] + state.row[space + 1 :]
            state.tell(TileTaken(self.seat, tile, move.space))
            state.push(FillRow())
            gain_tile(state, self.seat, tile)

    def moment(self) -> int:
        """During a Tribune."""
        return AT_ANY_TIME | AT_TRIBUNE
