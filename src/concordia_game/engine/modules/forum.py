"""The forum: dealing patricians, taking tiles with a Tribune, refilling the row (S2.2, S2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Decision, Offer
from concordia_game.engine.events import TileKept
from concordia_game.engine.forum.row import OpenForum, VisitForum, gain_tile, patricians_in_order
from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.kinds import PATRICIAN, SEAT, Fields
from concordia_game.engine.module import Module
from concordia_game.engine.moves import DONE, KEEP, Done, KeepTile, Move
from concordia_game.engine.tile import AT_ANY_TIME, AT_TRIBUNE

if TYPE_CHECKING:
    from concordia_game.engine.state import State


@final
class Forum(Module):
    """27 tiles, four of them open."""

    __slots__ = ()

    def begin(self, state: State) -> None:
        """Each player keeps one of two patricians; an auction does without (S3.1)."""
        if state.setup.options.auction:
            return
        state.push(OpenForum())
        for seat in reversed(state.setup.seats):
            first, second = dealt_pair(state, seat)
            state.push(KeepPatrician(seat, first, second))

    def after_card(self, state: State, seat: Seat) -> None:
        """Tiles may be used after the card's action (S2.4)."""
        state.push(LastTiles(seat))

    def end_turn(self, state: State, seat: Seat) -> None:
        """What tiles brought about lasts one turn."""
        state.used = 0
        state.in_effect = []

    def before_tribune(self, state: State, seat: Seat) -> None:
        """A tile may be taken before the action (S2.3)."""
        state.push(VisitForum(seat))


def dealt_pair(state: State, seat: Seat) -> tuple[TileId, TileId]:
    """The two patricians that a seat may choose from (S2.2)."""
    order = [tile for tile in patricians_in_order(state.setup) if tile not in state.row]
    return order[2 * seat], order[2 * seat + 1]


@final
class KeepPatrician(Decision):
    """Which of the two dealt patricians is kept."""

    __slots__ = ("first", "second")

    fields: ClassVar[Fields] = {"seat": SEAT, "first": PATRICIAN, "second": PATRICIAN}
    prompt: ClassVar[str] = "keep-patrician"
    answers: ClassVar[tuple[type[Move], ...]] = (KeepTile,)

    def __init__(self, seat: Seat, first: TileId, second: TileId) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def moves(self, state: State) -> list[Move]:
        """One of the two."""
        return [KEEP[self.first], KEEP[self.second]]

    def resolve(self, state: State, move: Move) -> None:
        """It lies open from now on."""
        assert isinstance(move, KeepTile)
        state.pop()
        state.tell(TileKept(self.seat, move.tile))
        gain_tile(state, self.seat, move.tile)


@final
class LastTiles(Offer):
    """Tiles after the card's action, before the turn ends (S2.4)."""

    __slots__ = ()

    prompt: ClassVar[str] = "use-tile"
    answers: ClassVar[tuple[type[Move], ...]] = (Done,)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """Only tiles stand beside this."""
        return [DONE]

    def resolve(self, state: State, move: Move) -> None:
        """The turn ends."""
        state.pop()

    def moment(self) -> int:
        """Tiles that name no card, and those of a Tribune just played."""
        return AT_ANY_TIME | AT_TRIBUNE
