"""Trade with the bank: each kind once, bought or sold (B8.2), and the purchase before the first turn (B16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia.engine.agenda import Offer
from concordia.engine.events import GoodBought, GoodSold
from concordia.engine.goods import TRADED
from concordia.engine.moves import BUY, DONE, SELL, Buy, Move, Sell
from concordia.engine.storehouse import room

if TYPE_CHECKING:
    from concordia.engine.state import State


@final
class Trade(Offer):
    """Buy or sell goods of so many different kinds; `traded` is the mask of kinds already done."""

    __slots__ = ("kinds", "traded")

    def __init__(self, seat: int, kinds: int, traded: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.traded = traded

    def moves(self, state: State) -> list[Move]:
        """Every quantity of every kind that is still open."""
        found: list[Move] = [DONE]
        if self.kinds == 0:
            return found
        for good in range(TRADED):
            if not self.traded & (1 << good):
                add_sales(state, self.seat, good, found)
                add_purchases(state, self.seat, good, found)
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Trade one kind and ask again for the others."""
        if move is DONE:
            state.pop()
        elif isinstance(move, Sell):
            self._close(state, move.good)
            sell(state, self.seat, move.good, move.count)
        else:
            assert isinstance(move, Buy)
            self._close(state, move.good)
            buy(state, self.seat, move.good, move.count)

    def _close(self, state: State, good: int) -> None:
        state.replace(Trade(self.seat, self.kinds - 1, self.traded | (1 << good)))


@final
class FirstPurchase(Offer):
    """The variant without starting goods: any goods before the first card (B16.1)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """Every purchase that money and room allow."""
        found: list[Move] = [DONE]
        for good in range(TRADED):
            add_purchases(state, self.seat, good, found)
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Buy and ask again."""
        if move is DONE:
            state.pop()
        else:
            assert isinstance(move, Buy)
            buy(state, self.seat, move.good, move.count)


def add_sales(state: State, seat: int, good: int, found: list[Move]) -> None:
    """List the sales of a kind."""
    moves = SELL[good]
    for count in range(1, state.players[seat].goods[good] + 1):
        found.append(moves[count])


def add_purchases(state: State, seat: int, good: int, found: list[Move]) -> None:
    """List the purchases of a kind: limited by money and room."""
    player = state.players[seat]
    moves = BUY[good]
    most = min(room(state, player), player.sestertii // state.setup.figures.prices[good])
    for count in range(1, most + 1):
        found.append(moves[count])


def sell(state: State, seat: int, good: int, count: int) -> None:
    """Goods to the bank, money from it."""
    price = state.setup.figures.prices[good] * count
    player = state.edit(seat)
    player.add(good, -count)
    player.sestertii += price
    state.tell(GoodSold(seat, good, count, price))


def buy(state: State, seat: int, good: int, count: int) -> None:
    """Money to the bank, goods from it."""
    price = state.setup.figures.prices[good] * count
    player = state.edit(seat)
    player.add(good, count)
    player.sestertii -= price
    state.tell(GoodBought(seat, good, count, price))
