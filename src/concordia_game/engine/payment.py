"""Paying with goods: fixed ones, question marks, and salt for any of them (B10.1, S1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Asked, Decision
from concordia_game.engine.events import GoodsPaid
from concordia_game.engine.goods import ANY, SALT, TRADED, cost_names, goods_total
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import SEAT, Counts, Fields, Several
from concordia_game.engine.moves import Move, PayGoods
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.state import State


def shortage(goods: list[int], cost: list[int]) -> int:
    """How many of a cost's named goods are missing, before salt helps out."""
    missing = 0
    for good in range(TRADED):
        if cost[good] > goods[good]:
            missing += cost[good] - goods[good]
    return missing


def affordable(goods: list[int], cost: list[int]) -> bool:
    """Whether a cost can be paid at all; `cost[ANY]` counts the question marks."""
    if shortage(goods, cost) > goods[SALT]:
        return False
    return cost[ANY] == 0 or goods_total(goods) >= goods_total(cost)


def mixes(goods: list[int], cost: list[int]) -> list[tuple[int, ...]]:
    """Every distinct handful of goods that pays a cost, from brick to salt."""
    found: list[tuple[int, ...]] = []
    _extend(goods, cost, (), goods_total(cost), cost[ANY], found)
    return found


def _extend(
    goods: list[int],
    cost: list[int],
    mix: tuple[int, ...],
    left: int,
    free: int,
    found: list[tuple[int, ...]],
) -> None:
    """Choose how many of the next kind to pay; more than the cost names goes to the question marks."""
    good = len(mix)
    if good == SALT:
        if left <= goods[SALT]:
            found.append((*mix, left))
        return
    for count in range(min(goods[good], cost[good] + free, left), -1, -1):
        beyond = max(0, count - cost[good])
        _extend(goods, cost, (*mix, count), left - count, free - beyond, found)


def pay(state: State, seat: Seat, cost: list[int]) -> None:
    """Pay a cost that is affordable, asking how only where there is a choice."""
    if goods_total(cost) == 0:
        return
    if cost[ANY] == 0 and state.players[seat].goods[SALT] == 0:
        hand_over(state, seat, tuple(cost))
        return
    pay_either(state, seat, [cost])


def pay_either(state: State, seat: Seat, costs: list[list[int]]) -> None:
    """Pay one of several costs, asking only where there is a choice."""
    options = all_mixes(state.players[seat].goods, costs)
    if len(options) == 1:
        hand_over(state, seat, options[0])
    else:
        state.push(Pay(seat, tuple([tuple(cost) for cost in costs])))


def all_mixes(goods: list[int], costs: list[list[int]]) -> list[tuple[int, ...]]:
    """Every distinct handful that pays one of the costs."""
    found: list[tuple[int, ...]] = []
    for cost in costs:
        for mix in mixes(goods, cost):
            if mix not in found:
                found.append(mix)
    return found


def hand_over(state: State, seat: Seat, mix: tuple[int, ...]) -> None:
    """Give these goods to the bank."""
    player = state.edit(seat)
    goods = player.goods[:]
    for good, count in enumerate(mix):
        goods[good] -= count
    player.goods = goods
    state.tell(GoodsPaid(seat, mix))


@final
class Pay(Decision):
    """Which goods pay one of the costs, where several handfuls would do."""

    __slots__ = ("costs",)

    fields: ClassVar[Fields] = {"seat": SEAT, "costs": Several("costs", Counts("cost", ANY + 1), 1, 2)}
    prompt: ClassVar[str] = "pay"
    answers: ClassVar[tuple[type[Move], ...]] = (PayGoods,)

    def __init__(self, seat: Seat, costs: tuple[tuple[int, ...], ...]) -> None:
        self.seat = seat
        self.costs = costs

    def moves(self, state: State) -> list[Move]:
        """The distinct mixes."""
        goods = state.players[self.seat].goods
        return [PayGoods(mix) for mix in all_mixes(goods, [list(cost) for cost in self.costs])]

    def refusal(self, state: State, move: Move) -> Reason:
        """That handful pays none of the costs."""
        if not isinstance(move, PayGoods):
            return super().refusal(state, move)
        return Reason("wrong_payment", {"options": len(self.moves(state))})

    def asked(self, state: State) -> Asked:
        """A price, or one of two: a stall never asks for one of three."""
        names = [" ".join(cost_names(cost)) for cost in self.costs]
        if len(names) == 1:
            return "pay", {"goods": names[0]}
        return "pay-either", {"goods": names[0], "instead": names[1]}

    def resolve(self, state: State, move: Move) -> None:
        """Hand the chosen goods over."""
        assert isinstance(move, PayGoods)
        state.pop()
        hand_over(state, self.seat, move.goods)
