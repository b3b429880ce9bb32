"""A good of the player's choice, taken from the bank or in exchange for a stored one (S2.6, F2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Asked, Decision
from concordia_game.engine.events import GoodsSwapped
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import Good, Seat
from concordia_game.engine.kinds import Fields, Several
from concordia_game.engine.moves import CHOOSE, Choose, Move
from concordia_game.engine.storehouse import receive_one
from concordia_game.engine.things import MAYBE_TRADED_GOOD, SEAT, TRADED_GOOD

if TYPE_CHECKING:
    from concordia_game.engine.state import State


@final
class ChooseGood(Decision):
    """Which of these goods to take; `given` is the stored good that it replaces, if any."""

    __slots__ = ("given", "goods")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "goods": Several("goods", TRADED_GOOD, 1),
        "given": MAYBE_TRADED_GOOD,
    }
    prompt: ClassVar[str] = "choose-good"
    answers: ClassVar[tuple[type[Move], ...]] = (Choose,)

    def __init__(self, seat: Seat, goods: tuple[Good, ...], given: Good | None) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        self.given: Final = given

    def fault(self, state: State) -> str:
        """The good to be exchanged has to be in the storehouse."""
        missing = self.given is not None and not state.players[self.seat].goods[self.given]
        return "the good to be exchanged is not there" if missing else ""

    def moves(self, state: State) -> list[Move]:
        """One for each of the goods."""
        return [CHOOSE[good] for good in self.goods]

    def asked(self, state: State) -> Asked:
        """For a good of choice, or for one in exchange for another."""
        if self.given is None:
            return "choose-good", {}
        return "choose-instead", {"good": GOODS[self.given]}

    def resolve(self, state: State, move: Move) -> None:
        """Take the good."""
        assert isinstance(move, Choose)
        state.pop()
        if self.given is None:
            receive_one(state, self.seat, move.good, 1)
        else:
            swap_good(state, self.seat, self.given, move.good)


def swap_good(state: State, seat: Seat, given: Good, gained: Good) -> None:
    """One stored good becomes another."""
    player = state.edit(seat)
    player.add(given, -1)
    player.add(gained, 1)
    state.tell(GoodsSwapped(seat, given, gained))
