"""Another good as the bonus of a province (S5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Decision
from concordia_game.engine.ids import Good, Seat
from concordia_game.engine.kinds import Fields, Several
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moments import AT_PRODUCTION
from concordia_game.engine.moves import CHOOSE, Choose, Move
from concordia_game.engine.production import Produced, Yield
from concordia_game.engine.things import SEAT, TRADED_GOOD

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class OtherBonus(Tile):
    """The bonus good may be that of any marker that still shows it; with fish, the province's dearest."""

    __slots__ = ()

    does: ClassVar[str] = "other_bonus"

    def moment(self) -> int:
        """Right after a production."""
        return self.deed.moment or AT_PRODUCTION

    def replaces_bonus(self, state: State, player: Player) -> bool:
        """Always."""
        return True

    def usable(self, state: State, player: Player) -> bool:
        """Whether there is another good, and the whole bonus is still there."""
        item = state.agenda.item
        return isinstance(item, Yield) and bool(choices(state, item))

    def use(self, state: State, seat: Seat) -> None:
        """Take the good, or ask which if there are several."""
        item = state.agenda.item
        assert isinstance(item, Yield)
        goods = choices(state, item)
        if len(goods) == 1:
            replace_bonus(state, goods[0])
        else:
            state.push(ChooseBonus(seat, tuple(goods)))


def choices(state: State, item: Yield) -> list[Good]:
    """The goods that may be the bonus instead; none once part of it has been sold."""
    below = state.agenda.below
    if below is None or not isinstance(below.item, Produced) or below.item.bonus != item.bonus:
        return []
    return state.setup.bonus.instead(state, below.item.province, item.good)


def replace_bonus(state: State, good: Good) -> None:
    """Make a good the bonus of the yield on top of the agenda."""
    item = state.agenda.item
    assert isinstance(item, Yield)
    bonus = state.setup.bonus.replaced(item.bonus)
    state.replace(Yield(item.seat, good, bonus, item.receipts))


@final
class ChooseBonus(Decision):
    """Which of these goods is the bonus."""

    __slots__ = ("goods",)

    fields: ClassVar[Fields] = {"seat": SEAT, "goods": Several("goods", TRADED_GOOD, 2)}
    prompt: ClassVar[str] = "choose-bonus"
    answers: ClassVar[tuple[type[Move], ...]] = (Choose,)

    def __init__(self, seat: Seat, goods: tuple[Good, ...]) -> None:
        super().__init__(seat)
        self.goods: Final = goods

    def fault(self, state: State) -> str:
        """It lies on the yield whose bonus it replaces."""
        items = state.items()
        return "" if len(items) > 1 and isinstance(items[1], Yield) else "nothing has been produced"

    def moves(self, state: State) -> list[Move]:
        """One for each of the goods."""
        return [CHOOSE[good] for good in self.goods]

    def resolve(self, state: State, move: Move) -> None:
        """Replace the bonus."""
        assert isinstance(move, Choose)
        state.pop()
        replace_bonus(state, move.good)
