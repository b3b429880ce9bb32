"""Trading with the bank: each kind once, bought or sold (B8.2); the purchase before the first card (B16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Asked, Offer, no_move
from concordia_game.engine.amendment import PURCHASE
from concordia_game.engine.events import GoodBought, GoodSold, SaltTurned
from concordia_game.engine.goods import GOODS, SALT, TRADED
from concordia_game.engine.ids import Good, Seat
from concordia_game.engine.kinds import Fields, Number
from concordia_game.engine.moments import AT_ANY_TIME, AT_TRADE, AT_TRADE_STALL, AT_TRADED
from concordia_game.engine.moves import BUY, DONE, SELL, TURN_SALT, Buy, Done, Move, Sell, TurnSalt
from concordia_game.engine.reasons import Reason
from concordia_game.engine.storehouse import room
from concordia_game.engine.things import FLAG, GOODS_MASK, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import State


@final
class Trade(Offer):
    """Buy or sell goods of up to `kinds` different kinds; `traded` is the mask of kinds already traded.

    At the market's trade stall only the tiles that F4.1 lists work.
    """

    __slots__ = ("at_stall", "kinds", "traded")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "kinds": Number("kinds", 0, 3, TRADED),
        "traded": GOODS_MASK,
        "at_stall": FLAG,
    }
    prompt: ClassVar[str] = "trade"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Buy, Sell, TurnSalt)

    def __init__(self, seat: Seat, kinds: int, traded: int, at_stall: bool) -> None:
        super().__init__(seat)
        self.kinds: Final = kinds
        self.traded: Final = traded
        self.at_stall: Final = at_stall

    def moves(self, state: State) -> list[Move]:
        """Every quantity of every kind still open; salt can be turned into it first (S1.2)."""
        found: list[Move] = [DONE]
        if self.kinds == 0:
            return found
        player = state.players[self.seat]
        salt = player.goods[SALT] > 0
        free = room(state, player)
        for good in range(TRADED):
            if not self.traded & (1 << good):
                add_sales(state, self.seat, Good(good), found)
                add_purchases(state, self.seat, Good(good), free, found)
                if salt:
                    found.append(TURN_SALT[good])
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why goods can't be bought or sold."""
        if isinstance(move, Buy):
            return self._refuse_kind(state, move, move.good, move.count) or refuse_purchase(
                state,
                self.seat,
                move.count,
                amend.purchase_price(state, state.players[self.seat], move.good, move.count),
            )
        if isinstance(move, Sell):
            have = state.players[self.seat].goods[move.good]
            refused = self._refuse_kind(state, move, move.good, move.count)
            return refused or Reason("goods_short", {"have": have, "need": move.count})
        return super().refusal(state, move)

    def _refuse_kind(self, state: State, move: Move, good: Good, count: int) -> Reason | None:
        refused = refuse_goods(state, move, good, count)
        if refused is None and self.traded & (1 << good):
            return Reason("bought_and_sold", {"good": GOODS[good]})
        return Reason("third_kind") if refused is None and self.kinds == 0 else refused

    def asked(self, state: State) -> Asked:
        """How many kinds are left; if none is, whether a tile is to bring another."""
        return ("trade", {"kinds": self.kinds}) if self.kinds else ("trade-more", {})

    def resolve(self, state: State, move: Move) -> None:
        """Trade one kind and ask again for the others."""
        if move is DONE:
            state.pop()
        elif isinstance(move, Sell):
            self._close(state, move.good)
            sell(state, self.seat, move.good, move.count)
        elif isinstance(move, TurnSalt):
            turn_salt(state, self.seat, move.good)
        else:
            assert isinstance(move, Buy)
            self._close(state, move.good)
            price = amend.purchase_price(state, state.players[self.seat], move.good, move.count)
            buy(state, self.seat, move.good, move.count, price)
            amend.purchased(state, self.seat, move.good)

    def _close(self, state: State, good: Good) -> None:
        state.replace(Trade(self.seat, self.kinds - 1, self.traded | (1 << good), self.at_stall))

    def moment(self) -> int:
        """A Mercator's tiles may be used while kinds are open; then only one that opens another (S5.2)."""
        if self.kinds == 0:
            return AT_TRADED
        return AT_ANY_TIME | (AT_TRADE_STALL if self.at_stall else AT_TRADE)

    def another_kind(self, state: State) -> bool:
        """Whether there is a kind, not traded yet, that could be bought or sold now."""
        return len(Trade(self.seat, 1, self.traded, self.at_stall).moves(state)) > 1


@final
class FirstPurchase(Offer):
    """In the variant without starting goods: buy any goods before the first card (B16.1)."""

    __slots__ = ()

    prompt: ClassVar[str] = "initial-purchase"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Buy)

    def moves(self, state: State) -> list[Move]:
        """Every purchase at list price that money and room allow."""
        found: list[Move] = [DONE]
        player = state.players[self.seat]
        free = room(state, player)
        for good in range(TRADED):
            most = min(free, player.sestertii // state.setup.figures.prices[good])
            found.extend(BUY[good][1 : most + 1])
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why goods can't be bought."""
        if not isinstance(move, Buy):
            return super().refusal(state, move)
        price = state.setup.figures.prices[move.good] * move.count
        refused = refuse_goods(state, move, move.good, move.count)
        return refused or refuse_purchase(state, self.seat, move.count, price)

    def resolve(self, state: State, move: Move) -> None:
        """Buy and ask again."""
        if move is DONE:
            state.pop()
        else:
            assert isinstance(move, Buy)
            buy(state, self.seat, move.good, move.count, state.setup.figures.prices[move.good] * move.count)

    def moment(self) -> int:
        """The turn has begun."""
        return AT_ANY_TIME


def add_sales(state: State, seat: Seat, good: Good, found: list[Move]) -> None:
    """List the sales of a kind."""
    moves = SELL[good]
    for count in range(1, state.players[seat].goods[good] + 1):
        found.append(moves[count])


def add_purchases(state: State, seat: Seat, good: Good, free: int, found: list[Move]) -> None:
    """List the purchases of a kind, limited by money and by free storehouse spaces."""
    player = state.players[seat]
    moves = BUY[good]
    if not amend.amended(state, player, PURCHASE):
        most = min(free, player.sestertii // state.setup.figures.prices[good])
        for count in range(1, most + 1):
            found.append(moves[count])
        return
    for count in range(1, free + 1):
        if amend.purchase_price(state, player, good, count) > player.sestertii:
            return
        found.append(moves[count])


def refuse_goods(state: State, move: Move, good: Good, count: int) -> Reason | None:
    """Why these goods are never traded, or not in this number; None if they are (S1.2, F1.3)."""
    if count < 1:
        return no_move(state, move)
    return Reason("never_traded", {"good": GOODS[good]}) if good >= TRADED else None


def refuse_purchase(state: State, seat: Seat, count: int, price: int) -> Reason:
    """Why goods can't be bought: too little money, or no room."""
    player = state.players[seat]
    if price > player.sestertii:
        return Reason("money_short", {"have": player.sestertii, "need": price})
    return Reason("storehouse_full", {"have": room(state, player), "need": count})


def sell(state: State, seat: Seat, good: Good, count: int) -> None:
    """Give goods to the bank and take money for them."""
    player = state.edit(seat)
    price = amend.sale_price(state, player, good, count)
    player.add(good, -count)
    player.sestertii += price
    state.tell(GoodSold(seat, good, count, price))


def buy(state: State, seat: Seat, good: Good, count: int, price: int) -> None:
    """Pay the bank and take goods from it."""
    player = state.edit(seat)
    player.add(good, count)
    player.sestertii -= price
    state.tell(GoodBought(seat, good, count, price))


def turn_salt(state: State, seat: Seat, good: Good) -> None:
    """Turn a salt into another good, permanently (S1.2)."""
    player = state.edit(seat)
    player.add(SALT, -1)
    player.add(good, 1)
    state.tell(SaltTurned(seat, good))
