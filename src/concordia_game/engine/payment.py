"""Paying with goods: fixed ones, question marks, and salt in place of any (B10.1, S1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Asked, Decision
from concordia_game.engine.cost import COSTS, Cost
from concordia_game.engine.events import GoodsPaid
from concordia_game.engine.goods import SALT, TRADED, goods_total
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.moves import Move, PayGoods
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import State


def shortage(goods: list[int], cost: Cost) -> int:
    """How many of a cost's named goods are missing, before salt helps out."""
    missing = 0
    wanted = cost.goods
    for good in range(TRADED):
        if wanted[good] > goods[good]:
            missing += wanted[good] - goods[good]
    return missing


def affordable(goods: list[int], cost: Cost) -> bool:
    """Whether a cost can be paid at all."""
    if shortage(goods, cost) > goods[SALT]:
        return False
    return cost.of_choice == 0 or goods_total(goods) >= cost.total


def mixes(goods: list[int], cost: Cost) -> list[tuple[int, ...]]:
    """Every distinct set of goods that pays a cost, as counts from brick to salt."""
    found: list[tuple[int, ...]] = []
    _extend(goods, cost.goods, (), cost.total, cost.of_choice, found)
    return found


def _extend(
    goods: list[int],
    wanted: list[int],
    mix: tuple[int, ...],
    left: int,
    free: int,
    found: list[tuple[int, ...]],
) -> None:
    """Choose how many of the next kind to pay; any beyond what the cost names go to the question marks."""
    good = len(mix)
    if good == SALT:
        if left <= goods[SALT]:
            found.append((*mix, left))
        return
    for count in range(min(goods[good], min(wanted[good] + free, left)), -1, -1):  # noqa: PLW3301  inlined
        beyond = max(0, count - wanted[good])
        _extend(goods, wanted, (*mix, count), left - count, free - beyond, found)


def pay(state: State, seat: Seat, cost: Cost) -> None:
    """Pay an affordable cost, asking how only if there is a choice."""
    if cost.total == 0:
        return
    if cost.of_choice == 0 and state.players[seat].goods[SALT] == 0:
        hand_over(state, seat, cost.mix())
        return
    pay_either(state, seat, (cost,))


def pay_either(state: State, seat: Seat, costs: tuple[Cost, ...]) -> None:
    """Pay one of several costs, asking only if there is a choice."""
    options = all_mixes(state.players[seat].goods, costs)
    if len(options) == 1:
        hand_over(state, seat, options[0])
    else:
        state.push(Pay(seat, costs))


def all_mixes(goods: list[int], costs: tuple[Cost, ...]) -> list[tuple[int, ...]]:
    """Every distinct set of goods that pays one of the costs."""
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
    """Which goods to pay with, where several sets of goods would do."""

    __slots__ = ("costs",)

    fields: ClassVar[Fields] = {"seat": SEAT, "costs": COSTS}
    prompt: ClassVar[str] = "pay"
    answers: ClassVar[tuple[type[Move], ...]] = (PayGoods,)

    def __init__(self, seat: Seat, costs: tuple[Cost, ...]) -> None:
        super().__init__(seat)
        self.costs: Final = costs

    def moves(self, state: State) -> list[Move]:
        """The distinct sets of goods."""
        goods = state.players[self.seat].goods
        return [PayGoods(mix) for mix in all_mixes(goods, self.costs)]

    def refusal(self, state: State, move: Move) -> Reason:
        """These goods pay none of the costs."""
        if not isinstance(move, PayGoods):
            return super().refusal(state, move)
        return Reason("wrong_payment", {"options": len(self.moves(state))})

    def asked(self, state: State) -> Asked:
        """For one price or one of two: nothing offers a choice of three."""
        names = [" ".join(cost.names()) for cost in self.costs]
        if len(names) == 1:
            return "pay", {"goods": names[0]}
        return "pay-either", {"goods": names[0], "instead": names[1]}

    def resolve(self, state: State, move: Move) -> None:
        """Hand the chosen goods over."""
        assert isinstance(move, PayGoods)
        state.pop()
        hand_over(state, self.seat, move.goods)
