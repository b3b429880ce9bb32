"""A new colonist for sestertii (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Asked, Decision, not_offered
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Fields, Number
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.moves import Move, Settle
from concordia_game.engine.reasons import Reason
from concordia_game.engine.settling import add_settlements, place_colonist, refuse_settlement
from concordia_game.engine.things import SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Settlement(AtAnyTime):
    """A new colonist for sestertii."""

    __slots__ = ()

    does: ClassVar[str] = "settlement"

    def usable(self, state: State, player: Player) -> bool:
        """Whether it can be paid for and placed."""
        found: list[Move] = []
        add_settlements(state, player, found)
        return player.sestertii >= self.deed.money and bool(found)

    def use(self, state: State, seat: Seat) -> None:
        """Ask where."""
        state.push(SettleForMoney(seat, self.deed.money))


@final
class SettleForMoney(Decision):
    """A new colonist for sestertii instead of goods."""

    __slots__ = ("price",)

    fields: ClassVar[Fields] = {"seat": SEAT, "price": Number("money", 0, 99)}
    prompt: ClassVar[str] = "settle-for-money"
    answers: ClassVar[tuple[type[Move], ...]] = (Settle,)

    def __init__(self, seat: Seat, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def fault(self, state: State) -> str:
        """The player has to be able to pay for it."""
        return "the player can't pay for it" if self.price > state.players[self.seat].sestertii else ""

    def moves(self, state: State) -> list[Move]:
        """Wherever a Colonist card would allow it."""
        found: list[Move] = []
        add_settlements(state, state.players[self.seat], found)
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no colonist can be placed there."""
        if not isinstance(move, Settle):
            return super().refusal(state, move)
        return refuse_settlement(state, self.seat, move.kind, move.city) or not_offered(state, move)

    def asked(self, state: State) -> Asked:
        """The price."""
        return "settle-for-money", {"price": self.price}

    def resolve(self, state: State, move: Move) -> None:
        """Place it and pay for it."""
        assert isinstance(move, Settle)
        state.pop()
        place_colonist(state, self.seat, move.kind, move.city)
        state.spend(self.seat, self.price)
