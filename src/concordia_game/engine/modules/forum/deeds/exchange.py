"""Stored goods become salt, one at a time (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Decision
from concordia_game.engine.choosing import ChooseGood, swap_good
from concordia_game.engine.goods import SALT
from concordia_game.engine.ids import Good, Seat
from concordia_game.engine.kinds import Fields, Number
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.moves import DONE, Done, Move
from concordia_game.engine.production import ALL_GOODS
from concordia_game.engine.things import FLAG, GOOD, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Swap(Move):
    """Give a stored good away for another (S2.6)."""

    __slots__ = ("good",)

    verb: ClassVar[str] = "swap"
    fields: ClassVar[Fields] = {"good": GOOD}

    def __init__(self, good: Good) -> None:
        self.good: Final = good


SWAP: Final[list[Move]] = [Swap(Good(good)) for good in range(6)]


@final
class Exchange(AtAnyTime):
    """Up to `count` stored goods become salt."""

    __slots__ = ()

    does: ClassVar[str] = "exchange"

    def usable(self, state: State, player: Player) -> bool:
        """Whether there is something to exchange."""
        return bool(swappable(player))

    def use(self, state: State, seat: Seat) -> None:
        """Ask which goods."""
        state.push(SwapGoods(seat, self.deed.count, free=False))


def swappable(player: Player) -> list[Good]:
    """The kinds of stored goods that can become salt; salt itself can't (S2.6)."""
    return [good for good in ALL_GOODS if player.goods[good] > 0]


def good_of_choice(state: State, seat: Seat, given: Good) -> None:
    """Give salt for it, or in a game without salt any other good (S2.7)."""
    if state.setup.options.salt:
        swap_good(state, seat, given, SALT)
    else:
        others = tuple([good for good in ALL_GOODS if good != given])
        state.push(ChooseGood(seat, others, given))


@final
class SwapGoods(Decision):
    """Exchange up to `left` stored goods, one at a time; once `free`, the player may stop."""

    __slots__ = ("free", "left")

    fields: ClassVar[Fields] = {"seat": SEAT, "left": Number("count", 0, 2), "free": FLAG}
    prompt: ClassVar[str] = "swap"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Swap)

    def __init__(self, seat: Seat, left: int, free: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.free: Final = free

    def enter(self, state: State) -> bool:
        """Finish when nothing more may or can be exchanged."""
        if self.left > 0 and swappable(state.players[self.seat]):
            return True
        state.pop()
        return False

    def moves(self, state: State) -> list[Move]:
        """Any stored good."""
        found: list[Move] = [DONE] if self.free else []
        found.extend([SWAP[good] for good in swappable(state.players[self.seat])])
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Exchange one and ask again."""
        if move is DONE:
            state.pop()
            return
        assert isinstance(move, Swap)
        state.replace(SwapGoods(self.seat, self.left - 1, free=True))
        good_of_choice(state, self.seat, move.good)
