"""What tiles do when they are used: one class a behaviour, named by an entry of tiles.toml (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia_game.engine import amend
from concordia_game.engine.choosing import ChooseGood
from concordia_game.engine.goods import SALT, TRADED
from concordia_game.engine.ids import CityId, Good, Seat
from concordia_game.engine.modules.forum.asking import FreeHouse, SettleForMoney, SwapGoods, swappable
from concordia_game.engine.modules.forum.part import edit_forum, forum_of
from concordia_game.engine.modules.forum.row import VisitForum
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moments import AT_ANY_TIME, AT_PRODUCTION, AT_TRADE, AT_TRIBUNE
from concordia_game.engine.movement import MoveColonists, add_movements
from concordia_game.engine.moves import Move
from concordia_game.engine.production import ALL_GOODS, Yield
from concordia_game.engine.scoring import provinces
from concordia_game.engine.settling import add_settlements
from concordia_game.engine.storehouse import receive, receive_one, room
from concordia_game.engine.trading import Trade

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


class AtAnyTime(Tile):
    """A tile that names no card."""

    __slots__ = ()

    def moment(self) -> int:
        """At any moment of the own turn, but between two houses, unless its entry names another."""
        return self.deed.moment or AT_ANY_TIME


@final
class Gift(AtAnyTime):
    """Money and goods, perhaps for so many provinces with an own house each."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there are enough provinces, and room for goods."""
        fits = not self.deed.goods or room(state, player) > 0
        return fits and self._times(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take them."""
        times = self._times(state, state.players[seat])
        state.earn(seat, self.deed.money * times)
        if self.deed.goods:
            receive(state, seat, tuple([count * times for count in self.deed.goods]))

    def _times(self, state: State, player: Player) -> int:
        return provinces(state, player) // self.deed.provinces if self.deed.provinces else 1


@final
class Journey(AtAnyTime):
    """Move as with an Architect, without building."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If a colonist can move."""
        found: list[Move] = []
        add_movements(state, player, amend.steps(state, player), found)
        return bool(found)

    def use(self, state: State, seat: Seat) -> None:
        """Ask for the movements."""
        state.push(MoveColonists(seat, amend.steps(state, state.players[seat])))


@final
class Salt(AtAnyTime):
    """One salt; without salt in the game any good (S2.7)."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If it fits."""
        return room(state, player) > 0

    def use(self, state: State, seat: Seat) -> None:
        """Take it."""
        if state.setup.options.salt:
            receive_one(state, seat, SALT, 1)
        else:
            state.push(ChooseGood(seat, ALL_GOODS, None))


@final
class Exchange(AtAnyTime):
    """Up to `count` stored goods become salt."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there is something to exchange; a tile of the Tribune's needs one just played."""
        if self.deed.moment == AT_TRIBUNE and not tribune_played(state, player):
            return False
        return bool(swappable(player))

    def use(self, state: State, seat: Seat) -> None:
        """Ask which goods."""
        state.push(SwapGoods(seat, self.deed.count, free=False))


def tribune_played(state: State, player: Player) -> bool:
    """Whether a Tribune is at work or was: after another card a pile lies there."""
    return not player.discard or isinstance(state.agenda.item, VisitForum)


@final
class Settlement(AtAnyTime):
    """A new colonist for sestertii."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If it can be paid and placed."""
        found: list[Move] = []
        add_settlements(state, player, found)
        return player.sestertii >= self.deed.money and bool(found)

    def use(self, state: State, seat: Seat) -> None:
        """Ask where."""
        state.push(SettleForMoney(seat, self.deed.money))


@final
class ShownGood(AtAnyTime):
    """The good of a marker that still shows it; with the fish market a fish (F4.2)."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there is one and it fits."""
        return state.setup.bonus.shown(state, player)

    def use(self, state: State, seat: Seat) -> None:
        """The marker is not turned, and the PM plays no part."""
        state.setup.bonus.take_shown(state, seat)

    def catches_fish(self, state: State, player: Player) -> bool:
        """With the fish market."""
        return True


@final
class FoundHouse(AtAnyTime):
    """A free house in a city of one good."""

    __slots__ = ()

    def usable(self, state: State, player: Player) -> bool:
        """If there is such a city without an own house."""
        return bool(self._cities(state, player))

    def _cities(self, state: State, player: Player) -> list[CityId]:
        if player.house_count >= state.setup.figures.houses:
            return []
        mask = 0
        for good, wanted in enumerate(self.deed.goods[: SALT + 1]):
            if wanted:
                mask |= state.setup.good_masks[good]
        return state.setup.board.cities_in(mask & ~player.houses)

    def use(self, state: State, seat: Seat) -> None:
        """Ask where."""
        state.push(FreeHouse(seat, tuple(self._cities(state, state.players[seat]))))


@final
class Bargain(Tile):
    """One kind of good at half price in a Mercator action."""

    __slots__ = ()

    def moment(self) -> int:
        """With a Mercator, not at the trade stall (F4.1)."""
        return AT_TRADE

    def usable(self, state: State, player: Player) -> bool:
        """If one of the open kinds can be bought at half its price."""
        item = state.agenda.item
        if not isinstance(item, Trade) or room(state, player) == 0:
            return False
        prices = state.setup.figures.prices
        open_kinds = [good for good in range(TRADED) if not item.traded & (1 << good)]
        return any([(prices[good] + 1) // 2 <= player.sestertii for good in open_kinds])

    def use(self, state: State, seat: Seat) -> None:
        """In effect for the next kind bought."""
        forum = edit_forum(state)
        forum.in_effect = (*forum.in_effect, self.number)

    def purchase_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        """Half the sum, rounded up, while in effect."""
        return (price + 1) // 2 if self.number in forum_of(state).in_effect else price

    def purchased(self, state: State, seat: Seat, good: Good) -> None:
        """That was the kind."""
        edit_forum(state).end(self.number)


@final
class SellBonus(Tile):
    """`count` of the bonus goods may be sold at once, without needing room."""

    __slots__ = ()

    def moment(self) -> int:
        """Right after a production."""
        return AT_PRODUCTION

    def usable(self, state: State, player: Player) -> bool:
        """While a bonus is at hand."""
        item = state.agenda.item
        return isinstance(item, Yield) and item.bonus > 0

    def use(self, state: State, seat: Seat) -> None:
        """At list price; with the fish market the whole marker (F4.2)."""
        item = state.agenda.item
        assert isinstance(item, Yield)
        sold, money = state.setup.bonus.sale(state, item.good, item.bonus, self.deed.count)
        state.replace(Yield(seat, item.good, item.bonus - sold, item.receipts))
        state.earn(seat, money)
