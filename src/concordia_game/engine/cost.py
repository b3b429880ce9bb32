"""What something costs in goods: named ones, and others of the payer's choice (B5.6, B10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from concordia_game.engine.goods import FISH, GOODS, TRADED
from concordia_game.engine.ids import Good
from concordia_game.engine.kinds import Fields, Kind, as_list
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import COUNT, MOST_RECEIVED, Counts, goods_words
from concordia_game.engine.values import Value

if TYPE_CHECKING:
    from concordia_game.engine.setup import SetUp


@final
class Cost(Value):
    """The number of each good from brick to cloth, and of goods of choice (the question marks). Immutable."""

    __slots__ = ("goods", "of_choice", "total")

    fields: ClassVar[Fields] = {"goods": Counts("goods", TRADED), "of_choice": COUNT}

    def __init__(self, goods: list[int], of_choice: int = 0) -> None:
        self.goods = goods
        self.of_choice = of_choice
        self.total = sum(goods) + of_choice

    def values(self) -> tuple[object, ...]:
        """The counts, so that costs compare by value."""
        return (tuple(self.goods), self.of_choice)

    def __reduce__(self) -> tuple[object, ...]:
        return Cost, (self.goods, self.of_choice)

    def plus(self, other: Cost) -> Cost:
        """The sum of both."""
        goods = [self.goods[good] + other.goods[good] for good in range(TRADED)]
        return Cost(goods, self.of_choice + other.of_choice)

    def names(self) -> list[str]:
        """The goods by name, each repeated as often as it is due; `any` stands for one of choice."""
        return goods_words(self.goods) + ["any"] * self.of_choice

    def mix(self) -> tuple[int, ...]:
        """The goods that pay it where nothing is left to choose, from brick to salt."""
        return (*self.goods, 0)


NOTHING: Final = Cost([0] * TRADED)


def single(good: Good, count: int = 1) -> Cost:
    """A cost in one good."""
    goods = [0] * TRADED
    goods[good] = count
    return Cost(goods)


def named(names: list[str]) -> Cost:
    """The cost that these names list: the inverse of `names`."""
    goods = [name for name in names if name != "any"]
    return Cost([goods.count(name) for name in GOODS[:TRADED]], len(names) - len(goods))


def goods_short(goods: list[int], cost: Cost) -> Reason:
    """The reason a cost can't be paid."""
    have = goods_words(goods[:FISH])
    return Reason("goods_short", {"need": " ".join(cost.names()), "have": " ".join(have)})


class Costs(Kind):
    """Alternative costs, one of which is paid."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether it is one or two costs, none larger than any price in the game."""
        return (
            isinstance(value, tuple)
            and len(value) in (1, 2)
            and all([isinstance(cost, Cost) and self._possible(cost) for cost in value])
            and len(set(value)) == len(value)
        )

    def _possible(self, cost: Cost) -> bool:
        counts = cost.goods + [cost.of_choice]
        return all([type(count) is int and count >= 0 for count in counts]) and cost.total <= MOST_RECEIVED

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Each cost as a list of names."""
        return [cost.names() for cost in value]

    def read(self, setup: SetUp, data: Any) -> Any:
        """Each cost from its list of names."""
        known = (*GOODS[:TRADED], "any")
        for names in as_list(data):
            if not all([name in known for name in as_list(names)]):
                raise ValueError(f"{names!r} is not a cost")
        return tuple([named(names) for names in data])


COSTS: Final = Costs("costs", "string[][]")
