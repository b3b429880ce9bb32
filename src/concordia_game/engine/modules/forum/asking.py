"""The decisions that tiles ask: swapping goods, a free house, a colonist for money (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Asked, Decision, not_offered
from concordia_game.engine.building import place_house, refuse_site
from concordia_game.engine.choosing import ChooseGood, swap_good
from concordia_game.engine.goods import SALT
from concordia_game.engine.ids import CityId, Good, Seat
from concordia_game.engine.kinds import BUILDING_SITE, FLAG, SEAT, Fields, Number, Several
from concordia_game.engine.modules.forum.moves import SWAP, Swap
from concordia_game.engine.moves import BUILD, DONE, Build, Done, Move, Settle
from concordia_game.engine.production import ALL_GOODS
from concordia_game.engine.reasons import Reason
from concordia_game.engine.settling import add_settlements, place_colonist, refuse_settlement

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


def swappable(player: Player) -> list[Good]:
    """The kinds of stored goods that can become salt; salt itself can't (S2.6)."""
    return [good for good in ALL_GOODS if player.goods[good] > 0]


def good_of_choice(state: State, seat: Seat, given: Good) -> None:
    """Salt, or without salt in the game any other good (S2.7)."""
    if state.setup.options.salt:
        swap_good(state, seat, given, SALT)
    else:
        others = tuple([good for good in ALL_GOODS if good != given])
        state.push(ChooseGood(seat, others, given))


@final
class SwapGoods(Decision):
    """Exchange up to `left` stored goods, one at a time; `free` to stop after the first."""

    __slots__ = ("free", "left")

    fields: ClassVar[Fields] = {"seat": SEAT, "left": Number("count", 0, 2), "free": FLAG}
    prompt: ClassVar[str] = "swap"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Swap)

    def __init__(self, seat: Seat, left: int, free: bool) -> None:
        self.seat = seat
        self.left = left
        self.free = free

    def enter(self, state: State) -> bool:
        """Over when nothing may or can be exchanged any more."""
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


@final
class FreeHouse(Decision):
    """A house in one of these cities, without cost or colonist."""

    __slots__ = ("cities",)

    fields: ClassVar[Fields] = {"seat": SEAT, "cities": Several("cities", BUILDING_SITE, 1)}
    prompt: ClassVar[str] = "free-house"
    answers: ClassVar[tuple[type[Move], ...]] = (Build,)

    def __init__(self, seat: Seat, cities: tuple[CityId, ...]) -> None:
        self.seat = seat
        self.cities = cities

    def fault(self, state: State) -> str:
        """No second house in a city."""
        own = state.players[self.seat].houses
        taken = [own & state.setup.board.bits[city] for city in self.cities]
        return "an own house stands there" if any(taken) else ""

    def moves(self, state: State) -> list[Move]:
        """Any of them."""
        return [BUILD[city] for city in self.cities]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no house may stand in a city."""
        if not isinstance(move, Build):
            return super().refusal(state, move)
        named: dict[str, int | str] = {"city": state.setup.board.city_ids[move.city]}
        refused = refuse_site(state, state.players[self.seat], move.city)
        return refused or Reason("wrong_city", named)

    def resolve(self, state: State, move: Move) -> None:
        """Build it."""
        assert isinstance(move, Build)
        state.pop()
        place_house(state, self.seat, move.city, 0)


@final
class SettleForMoney(Decision):
    """A new colonist for sestertii instead of goods."""

    __slots__ = ("price",)

    fields: ClassVar[Fields] = {"seat": SEAT, "price": Number("money", 0, 99)}
    prompt: ClassVar[str] = "settle-for-money"
    answers: ClassVar[tuple[type[Move], ...]] = (Settle,)

    def __init__(self, seat: Seat, price: int) -> None:
        self.seat = seat
        self.price = price

    def fault(self, state: State) -> str:
        """It has to be paid."""
        return "it can't be paid" if self.price > state.players[self.seat].sestertii else ""

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
        """For how much."""
        return "settle-for-money", {"price": self.price}

    def resolve(self, state: State, move: Move) -> None:
        """Place and pay it."""
        assert isinstance(move, Settle)
        state.pop()
        place_colonist(state, self.seat, move.kind, move.city)
        state.spend(self.seat, self.price)
