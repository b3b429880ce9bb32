"""Fortunatus: name a sum, and it is yours. A tile that asks a question of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Asked, Decision
from concordia_game.engine.events import Event
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.moves import Move
from concordia_game.engine.things import COUNT, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Wager(Move):
    """Name a sum."""

    __slots__ = ("count",)

    verb: ClassVar[str] = "wager"
    fields: ClassVar[Fields] = {"count": COUNT}

    def __init__(self, count: int) -> None:
        self.count = count


@final
class WagerWon(Event):
    """A sum was won."""

    __slots__ = ("count", "seat")

    fields: ClassVar[Fields] = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class NameSum(Decision):
    """How much to wager."""

    __slots__ = ("most",)

    fields: ClassVar[Fields] = {"seat": SEAT, "most": COUNT}
    prompt: ClassVar[str] = "wager"
    answers: ClassVar[tuple[type[Move], ...]] = (Wager,)

    def __init__(self, seat: Seat, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def moves(self, state: State) -> list[Move]:
        """Any sum up to the highest."""
        return [Wager(count) for count in range(1, self.most + 1)]

    def asked(self, state: State) -> Asked:
        """Ask for the sum."""
        return "wager", {}

    def resolve(self, state: State, move: Move) -> None:
        """Pay out the sum."""
        assert isinstance(move, Wager)
        state.pop()
        state.earn(self.seat, move.count)
        state.tell(WagerWon(self.seat, move.count))


@final
class Fortune(AtAnyTime):
    """Ask for the sum."""

    __slots__ = ()

    does: ClassVar[str] = "wager"

    def usable(self, state: State, player: Player) -> bool:
        """Always."""
        return True

    def use(self, state: State, seat: Seat) -> None:
        """Ask."""
        state.push(NameSum(seat, self.deed.count))
