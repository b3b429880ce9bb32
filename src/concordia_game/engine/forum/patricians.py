"""The 13 patricians: lasting tiles, kept for the whole game (S2.1, S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia_game.engine.building import own_sites
from concordia_game.engine.cost import NOTHING, Cost
from concordia_game.engine.forum.asking import SwapGoods, swappable
from concordia_game.engine.forum.row import VisitForum
from concordia_game.engine.goods import BRICK, FISH
from concordia_game.engine.ids import CityId, Good, Seat
from concordia_game.engine.production import Yield
from concordia_game.engine.storehouse import receive_one
from concordia_game.engine.tile import AT_PRODUCTION, AT_TRIBUNE, HousePrice, Tile

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class ClaudiaAgrippina(Tile):
    """Further storehouse spaces, and a brick when gained."""

    __slots__ = ()

    def spaces(self, spaces: int) -> int:
        """The spaces come before the brick."""
        return spaces + self.figure

    def gained(self, state: State, seat: Seat) -> None:
        """One brick."""
        receive_one(state, seat, BRICK, 1)


@final
class AulusArcadius(Tile):
    """Each house a sestertius cheaper, however crowded the city."""

    __slots__ = ()

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        """Not below nothing."""
        price.money = max(0, price.money - self.figure)


@final
class GaiusMarcellus(Tile):
    """A sestertius more for each good sold."""

    __slots__ = ()

    def sale_price(self, good: Good, count: int, price: int) -> int:
        """For every single good."""
        return price + self.figure * count


@final
class DonatusPompeius(Tile):
    """The coins on the back of the marker that is turned."""

    __slots__ = ()

    def produced(self, state: State, seat: Seat, coins: int) -> None:
        """Once, whoever holds the PM."""
        state.earn(seat, coins)


@final
class TitusValerius(Tile):
    """With a Tribune, one stored good becomes salt."""

    __slots__ = ()

    def moment(self) -> int:
        """During a Tribune's action, or after it before the turn ends."""
        return AT_TRIBUNE

    def usable(self, state: State, player: Player) -> bool:
        """If there is something to exchange; after another card than a Tribune a pile lies there."""
        tribune = not player.discard or isinstance(state.agenda.item, VisitForum)
        return tribune and bool(swappable(player))

    def use(self, state: State, seat: Seat) -> None:
        """Ask which good."""
        state.push(SwapGoods(seat, self.figure, free=False))


@final
class AnnaeusArcadius(Tile):
    """One house a turn beside an opponent's colonist."""

    __slots__ = ()

    def sites(self, state: State, player: Player) -> int:
        """Across a route with an opponent's colonist, if its other end touches an own colonist's route."""
        if state.used & (1 << self.number):
            return 0
        board = state.setup.board
        own = own_sites(state, player)
        mask = 0
        for number, route in enumerate(board.routes):
            occupant = state.occupants[number]
            if occupant is not None and occupant != player.seat:
                first, second = board.bits[route.first], board.bits[route.second]
                mask |= (second if own & first else 0) | (first if own & second else 0)
        return mask

    def house_built(self, state: State, seat: Seat, city: CityId) -> None:
        """That was the one of this turn."""
        state.used |= 1 << self.number


@final
class LuciusFlavius(Tile):
    """The Diplomat may copy a card of the display."""

    __slots__ = ()

    def copies_display(self) -> bool:
        """As a bought card."""
        return True


@final
class ServiusMarcellus(Tile):
    """One kind of goods more in a trade."""

    __slots__ = ()

    def trade_kinds(self, kinds: int) -> int:
        """Three instead of two, at the trade stall two instead of one (F4.1)."""
        return kinds + self.figure


@final
class SextusPompeius(Tile):
    """A Prefect may be used as a Diplomat."""

    __slots__ = ()

    def prefect_copies(self) -> bool:
        """It stays a Prefect on the pile."""
        return True


@final
class AppiusArcadius(Tile):
    """One step more."""

    __slots__ = ()

    def steps(self, steps: int) -> int:
        """With an Architect, Julius and the house stall (F4.1)."""
        return steps + self.figure


@final
class FaustusMarcellus(Tile):
    """One brick is free when brick is bought."""

    __slots__ = ()

    def purchase_price(self, state: State, good: Good, count: int, price: int) -> int:
        """Taking just that one counts as buying brick."""
        return price - self.figure * state.setup.figures.prices[BRICK] if good == BRICK else price


@final
class ClaudiusPompeius(Tile):
    """One of the bonus goods may be sold at once, without needing room."""

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
        figures = state.setup.figures
        if item.good == FISH:
            sold, money = item.bonus, figures.fish_prices[item.bonus]
        else:
            sold, money = self.figure, figures.prices[item.good] * self.figure
        state.replace(Yield(seat, item.good, item.bonus - sold, item.receipts))
        state.earn(seat, money)


@final
class CorneliusScipio(Tile):
    """The goods under the display may be paid with any goods."""

    __slots__ = ()

    def surcharge(self, cost: Cost) -> Cost:
        """Their number stays."""
        return Cost(NOTHING.goods, cost.total)
